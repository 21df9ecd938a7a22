import { expect, test } from "vitest";
import type { SeatNow } from "../wire/messages";
import { filling, firstBot, gathering } from "./seating";

function seat(name: string | null): SeatNow {
  return {
    name,
    kind: name ? "human" : "empty",
    token: name ? "moon" : "",
    bot: null,
    persona: "",
    program: false,
    host: false,
    present: true,
    covered: false,
    gone: false,
    muted: false,
    covers_at: null,
  };
}

const owls = {
  name: (owl: number) => `owl ${owl}`,
  token: (taken: readonly string[]) =>
    ["moon", "drop", "flame"].find((t) => !taken.includes(t)) ?? "",
};

test("everyone who sits is brought to the first seats", () => {
  expect(gathering([seat(null), seat("Tom"), seat(null), seat("Mo")])).toEqual([
    { type: "swap", one: 0, other: 1 },
    { type: "swap", one: 1, other: 3 },
  ]);
});

test("whoever sits at the front already stays", () => {
  expect(gathering([seat("Léa"), seat("Tom"), seat(null)])).toEqual([]);
});

test("bots fill the free seats under names and tokens that nobody has", () => {
  const table = { seats: [seat("owl 1"), seat(null), seat(null)] };
  expect(filling(table, "heuristic", owls)).toEqual([
    { type: "add-bot", seat: 1, bot: "heuristic", name: "owl 2", token: "drop" },
    { type: "add-bot", seat: 2, bot: "heuristic", name: "owl 3", token: "flame" },
  ]);
});

test("one bot sits where it is asked to", () => {
  const table = { seats: [seat(null), seat(null)] };
  expect(filling(table, "random", owls, [1])).toHaveLength(1);
});

test("a bot that thinks is offered before one that does not", () => {
  expect(firstBot(["random", "heuristic"])).toBe("heuristic");
  expect(firstBot(["random"])).toBe("random");
});
