import { expect, test } from "vitest";
import type { Laid } from "../../wire/games/etoile-d-afrique";
import { PLAYERS, position } from "./position";
import {
  answers,
  counted,
  dearestFirst,
  extentOf,
  lyingCards,
  mayPass,
  rankedIn,
  rivals,
  standings,
  verdict,
  wealth,
  whyNot,
} from "./present";

const NINE: Laid = { seat: 1, card: "9-sand", how: "lead" };

test("any card leads an empty table", () => {
  const view = position();
  expect(view.hand.map((card) => verdict(view, card))).toEqual(["lead", "lead", "lead", "lead"]);
});

test("a higher card beats, a lower one gives way, a lion may do both", () => {
  const view = position({ trick: [NINE], bar: 9 });
  expect(view.hand.map((card) => verdict(view, card))).toEqual([
    "both",
    "give-way",
    "beat",
    "beat",
  ]);
});

test("equal is not higher: it gives way", () => {
  expect(verdict(position({ trick: [NINE], bar: 10 }), "10-dusk")).toBe("give-way");
});

test("above ten a lower card can do nothing, a lion neither, and one may pass", () => {
  const view = position({ trick: [NINE], bar: 11 });
  expect(view.hand.map((card) => verdict(view, card))).toEqual(["none", "none", "none", "beat"]);
  expect(mayPass(view)).toBe(true);
});

test("a card that can do nothing says why, by the rule that forbids it", () => {
  const view = position({ trick: [NINE], bar: 12, hand: ["2-sand", "7-river", "12-forest"] });
  expect(view.hand.map((card) => whyNot(view, card))).toMatchObject([
    { key: "lion-too-weak", rule: "R-AFRICA-10" },
    { key: "too-low", rule: "R-AFRICA-9" },
    { key: "equal-never-beats", rule: "R-AFRICA-11" },
  ]);
  expect(whyNot(view, "13-sand")).toBeNull();
});

test("nobody passes up to ten", () => {
  expect(mayPass(position({ trick: [NINE], bar: 10 }))).toBe(false);
});

test("the bolder answer comes first", () => {
  const view = position({ trick: [NINE], bar: 9 });
  expect(answers(view, "2-sand")).toEqual([
    { type: "beat", card: "2-sand" },
    { type: "give-way", card: "2-sand" },
  ]);
});

test("what was slipped under lies lower than what leads or beats, and below it", () => {
  const under: Laid = { seat: 0, card: "4-sand", how: "give-way" };
  const [first, second] = lyingCards([NINE, under]);
  expect(first).toMatchObject({ card: "4-sand", under: true });
  expect(second).toMatchObject({ card: "9-sand", under: false });
  expect(first?.y).toBeGreaterThan(second?.y ?? 0);
});

test("few cards need little room, what was slipped under needs more height", () => {
  const seven: Laid = { ...NINE, card: "7-sand" };
  const under: Laid = { seat: 0, card: "4-sand", how: "give-way" };
  const [one, two, low] = [[NINE], [NINE, seven], [NINE, under]].map((trick) =>
    extentOf(lyingCards(trick)),
  );
  expect(two?.wide).toBeGreaterThan(one?.wide ?? 0);
  expect(low?.high).toBeGreaterThan(one?.high ?? 0);
});

const trickOf = (count: number) =>
  Array.from({ length: count }, (_, n): Laid => ({ ...NINE, card: `${n}-sand` }));

test("a long trick stays on the table", () => {
  const far = Math.max(...lyingCards(trickOf(14)).map((card) => Math.abs(card.x)));
  expect(far).toBeLessThanOrEqual(180);
});

test("no value of a trick of nine cards lies hidden", () => {
  const places = lyingCards(trickOf(9)).map((card) => card.x);
  const apart = places.slice(1).map((x, index) => x - (places[index] ?? x));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(44);
});

test("rivals show what lies open: points taken, thieves, treasure", () => {
  const sheet = {
    captured: 10,
    thief_tokens_taken: 0,
    thief_tokens_paid: 0,
    points: 10,
    tokens: ["horseshoe", "topaz"] as const,
  };
  const view = position({
    captured: [["star", "7-river"], []],
    thieves: [2, 0],
    results: [[sheet, { ...sheet, tokens: ["ruby"] }]],
  });
  expect(rivals(view, PLAYERS)[0]).toMatchObject({ captured: 4, thieves: 2, wealth: 9 });
});

test("a round is told from the most points down", () => {
  const sheet = { captured: 0, thief_tokens_taken: 0, thief_tokens_paid: 0, tokens: [] as const };
  const round = [
    { ...sheet, points: 3 },
    { ...sheet, points: 9 },
  ];
  expect(rankedIn([round], 0, PLAYERS).map(({ player }) => player.seat)).toEqual([1, 0]);
  expect(rankedIn([], 0, PLAYERS)).toEqual([]);
});

test("prizes are counted, the dearest first", () => {
  expect(counted(["topaz", "horseshoe", "topaz"])).toEqual([
    { prize: "horseshoe", count: 1 },
    { prize: "topaz", count: 2 },
  ]);
  expect(wealth(["ruby", "emerald"])).toBe(6);
});

test("a hoard shows its dearest piece first", () => {
  expect(dearestFirst(["topaz", "horseshoe", "emerald"])).toEqual([
    "horseshoe",
    "emerald",
    "topaz",
  ]);
});

test("treasures rank by their worth, then by the thieves of the last round, then as equals", () => {
  const sheet = { captured: 0, thief_tokens_paid: 0, points: 0 };
  const round = (one: number, other: number) => [
    { ...sheet, tokens: ["ruby" as const], thief_tokens_taken: one },
    { ...sheet, tokens: ["ruby" as const], thief_tokens_taken: other },
  ];
  const ranks = (...results: ReturnType<typeof round>[]) =>
    standings(position({ results }), PLAYERS).map(({ player, rank }) => [player.seat, rank]);
  const [equal, parted] = [round(1, 1), round(3, 1)];
  expect(ranks(parted, equal)).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(ranks(equal, parted)).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
