import { expect, test } from "vitest";
import { player } from "../games/etoile-d-afrique/position";
import { wordsFor } from "../i18n/testing";
import { playersOf, readerOf } from "../table/players";
import type { SeatNow, TableNow } from "../wire/messages";
import { headline, keptPromise, placed, podium, ties } from "./outcome";

const PLAYERS = [player(0, "Léa"), player(1, "Tom"), player(2, "Mo")];

test("equals share their place, and the next one is skipped", () => {
  const outcome = { scores: [5, 9, 9], ranking: [[1, 2], [0]], reason: "", sheets: [] };
  expect(placed(outcome, PLAYERS).map(({ player, rank }) => [player.name, rank])).toEqual([
    ["Tom", 1],
    ["Mo", 1],
    ["Léa", 3],
  ]);
});

test("the first stands in the middle of the podium", () => {
  const outcome = { scores: [5, 9, 7], ranking: [[1], [2], [0]], reason: "", sheets: [] };
  const names = podium(placed(outcome, PLAYERS)).map(({ player }) => player.name);
  expect(names).toEqual(["Mo", "Tom", "Léa"]);
});

test("the winner is you, or has a name where several share a device", () => {
  const seat = (name: string): SeatNow => ({
    ...{ name, kind: "human", token: "moon", language: "en", bot: null, persona: "" },
    ...{ program: false, host: false, present: true, covered: false, gone: false, muted: false },
    covers_at: null,
  });
  const table = { seats: [seat("Léa"), seat("Tom")] } as unknown as TableNow;
  const outcome = { scores: [5, 9], ranking: [[1], [0]], reason: "", sheets: [] };
  const read = (...seats: number[]) => {
    const reader = readerOf({ type: "you", seats, host: true, screen: false });
    return headline(placed(outcome, playersOf(table, reader, null, "")), wordsFor("en"));
  };
  expect(read(1)).toBe("You take the lamp home!");
  expect(read(0)).toBe("Tom takes the lamp home.");
  expect(read(0, 1)).toBe("Tom takes the lamp home.");
});

test("equal points share a place, or are parted by a rule", () => {
  const of = (ranking: number[][]) =>
    ties(placed({ scores: [5, 9, 9], ranking, reason: "", sheets: [] }, PLAYERS));
  expect(of([[1, 2], [0]])).toEqual({ shared: true, parted: false });
  expect(of([[2], [1], [0]])).toEqual({ shared: false, parted: true });
  const apart = { scores: [1, 2, 3], ranking: [[2], [1], [0]], reason: "", sheets: [] };
  expect(ties(placed(apart, PLAYERS))).toEqual({ shared: false, parted: false });
});

test("a seed keeps its promise when its SHA-256 is the commitment", async () => {
  const seed = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(await keptPromise(seed, commitment)).toBe(true);
  expect(await keptPromise(`01${seed.slice(2)}`, commitment)).toBe(false);
});
