import { expect, test } from "vitest";
import { position } from "./position";
import {
  allApart,
  cardSize,
  gradeOf,
  initials,
  mayJoin,
  mayStartRow,
  openCards,
  reasonFor,
  rowsFor,
  starsFor,
  wholeSize,
} from "./present";

test.each([
  ["7-river", "7-sand", "same-value"],
  ["7-river", "8-sand", "next-value"],
  ["13-sand", "14-river", "next-value"],
  ["2-sand", "14-river", "next-value"],
  ["9-sand", "11-forest", "letter"],
  ["5-dusk", "2-dusk", "lion"],
  ["5-dusk", "star", "joker"],
  ["5-dusk", "brigand", "joker"],
  ["star", "7-sand", "joker"],
])("on %s, %s fits: %s", (below, above, why) => {
  expect(reasonFor(below, above).reason).toBe(why);
});

test("every capitalised word counts, and V and W are one letter", () => {
  expect(initials("Dar es Salaam")).toEqual(["D", "S"]);
  expect(initials("Walvis Bay")).toEqual(["V", "B"]);
});

test("a row says why the chosen card fits at its end, and nothing where it does not", () => {
  const rows = rowsFor(position(), "7-sand");
  expect(rows.map((row) => row.fits?.reason ?? null)).toEqual(["same-value", null]);
});

test("a new row opens only when nothing fits", () => {
  expect(mayStartRow(position())).toBe(false);
  expect(mayStartRow(position({ fits: [[], []] }))).toBe(true);
});

test("the Star joins rows when there are two", () => {
  expect(mayJoin(position({ hand: ["star", "7-sand"] }), "star")).toBe(true);
  expect(mayJoin(position({ rows: [["7-river"]] }), "star")).toBe(false);
  expect(mayJoin(position(), "7-sand")).toBe(false);
});

test("fewer rows are better", () => {
  expect([1, 2, 3, 4, 5, 9].map(gradeOf)).toEqual([
    "incredible",
    "very-good",
    "good",
    "fair",
    "insufficient",
    "insufficient",
  ]);
});

test("the fewer rows, the more stars", () => {
  expect([1, 2, 3, 4, 5].map((rows) => starsFor(gradeOf(rows)))).toEqual([4, 3, 2, 1, 0]);
});

const ROOM = { width: 900, height: 520, least: 60, most: 150, number: 22, end: () => 90 };
const rowOf = (count: number) => Array.from({ length: count }, () => "7-river");

test("short rows lie side by side, so that cards stay large", () => {
  const apart = [12, 12, 12].map(rowOf);
  const short = [12, 3, 3, 12].map(rowOf);
  expect(cardSize(short, ROOM)).toBe(cardSize(apart, ROOM));
  expect(cardSize([...apart, rowOf(12)], ROOM)).toBeLessThan(cardSize(apart, ROOM));
});

test("cards are never larger than may be, nor smaller than can be read", () => {
  expect(cardSize([rowOf(1)], ROOM)).toBe(150);
  expect(
    cardSize(
      Array.from({ length: 12 }, () => rowOf(12)),
      ROOM,
    ),
  ).toBe(60);
});

test("cards shrink until the longest row fits, its cards close together", () => {
  expect(wholeSize([rowOf(1), rowOf(2)], 136)).toBe(100);
  expect(wholeSize([rowOf(22)], 856)).toBe(100);
});

test("the end of a long row lies open, what does not fit in a pile before it", () => {
  expect(openCards(8, 100, 352)).toBe(8);
  expect(openCards(9, 100, 352)).toBe(6);
  expect(openCards(50, 100, 352)).toBe(6);
  expect(openCards(9, 100, 20)).toBe(1);
});

test("rows lie side by side only where they must", () => {
  expect(allApart([rowOf(3), rowOf(3)], 100, 328)).toBe(true);
  expect(allApart([rowOf(3), rowOf(3)], 100, 327)).toBe(false);
});
