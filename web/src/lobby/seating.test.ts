import { expect, test } from "vitest";
import type { GameShown, SeatNow } from "../wire/messages";
import { filling, freeOwls, gathering, isOwl, levelsOf, seating, usualLevel } from "./seating";

function seat(name: string | null, more: Partial<SeatNow> = {}): SeatNow {
  return {
    name,
    kind: name ? "human" : "empty",
    token: name ? "moon" : "",
    language: name ? "fr" : null,
    bot: null,
    persona: "",
    program: false,
    host: false,
    present: true,
    covered: false,
    gone: false,
    muted: false,
    covers_at: null,
    ...more,
  };
}

const GAME: GameShown = {
  name: "dixit",
  rules: 1,
  seats: [3, 12],
  options: [],
  bots: ["random", "easy", "heuristic", "strong"],
  personas: ["hulotte", "effraie"],
};

const dress = {
  name: (persona: string) => `the ${persona}`,
  token: (_: string, taken: readonly string[]) =>
    ["moon", "drop", "flame", "leaf"].find((token) => !taken.includes(token)) ?? "",
};

test("everyone who sits is brought to the first seats", () => {
  expect(gathering([seat(null), seat("Tom"), seat(null), seat("Mo")])).toEqual([
    { type: "swap", one: 0, other: 1 },
    { type: "swap", one: 1, other: 3 },
  ]);
});

test("somebody's program is a guest, and no owl whose level the host chooses", () => {
  const program = seat("Petit-Duc", { kind: "bot", bot: "program", program: true });
  const owl = seat("Hulotte", { kind: "bot", bot: "heuristic", persona: "hulotte" });
  expect([program, owl, seat("Léa"), seat(null)].map(isOwl)).toEqual([false, true, false, false]);
});

test("whoever sits at the front already stays", () => {
  expect(gathering([seat("Léa"), seat("Tom"), seat(null)])).toEqual([]);
});

test("owls who are not there yet fill the free seats, each under a name and a token of its own", () => {
  const bot = seat("the hulotte", { kind: "bot", persona: "hulotte" });
  const table = { seats: [bot, seat(null), seat(null), seat(null)] };
  expect(filling(table, GAME, dress)).toEqual([
    {
      ...{ type: "add-bot", seat: 1, bot: "heuristic" },
      ...{ name: "the effraie", token: "drop", persona: "effraie" },
    },
    {
      ...{ type: "add-bot", seat: 2, bot: "heuristic" },
      ...{ name: "the hulotte 2", token: "flame", persona: "hulotte" },
    },
    {
      ...{ type: "add-bot", seat: 3, bot: "heuristic" },
      ...{ name: "the effraie 2", token: "leaf", persona: "effraie" },
    },
  ]);
});

test("one owl sits where it is asked to", () => {
  expect(filling({ seats: [seat(null), seat(null)] }, GAME, dress, [1])).toHaveLength(1);
});

test("another owl takes a seat that is emptied first, and keeps its own name", () => {
  const bot = seat("the hulotte", { kind: "bot", persona: "hulotte", token: "drop" });
  const chosen = { persona: "hulotte", bot: "strong" };
  expect(seating({ seats: [seat("Léa"), bot] }, 1, chosen, dress)).toEqual([
    { type: "leave", seat: 1 },
    {
      ...{ type: "add-bot", seat: 1, bot: "strong" },
      ...{ name: "the hulotte", token: "drop", persona: "hulotte" },
    },
  ]);
});

test("people are offered levels that think, and the middle one where they do not choose", () => {
  expect(levelsOf(GAME)).toEqual(["easy", "heuristic", "strong"]);
  expect(usualLevel(GAME)).toBe("heuristic");
  expect(levelsOf({ bots: ["random"] })).toEqual([]);
  expect(usualLevel({ bots: ["random"] })).toBe("random");
});

test("an owl that sits at the table is not offered twice", () => {
  expect(freeOwls(GAME, [{ persona: "hulotte" }])).toEqual(["effraie"]);
});
