import { expect, test } from "vitest";
import { player } from "../games/etoile-d-afrique/position";
import { keptPromise, placed, podium, ties } from "./outcome";

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
