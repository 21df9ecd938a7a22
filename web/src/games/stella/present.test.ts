import { describe, expect, test } from "vitest";
import {
  awaitedIn,
  brightest,
  cellsOf,
  isDone,
  lastLook,
  lookBack,
  markersOf,
  mayAnswer,
  nextScout,
  placeOf,
  roundRows,
  same,
  seatsOf,
  sparkedBy,
  starsIn,
  starsOf,
  toggled,
  totalOf,
  trackOf,
  unpaid,
  wordStep,
} from "./present";
import { FALL, PLAYERS, REVEALING, ROUND, SPARK, SUPER, viewOf } from "./sample";

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("a picture is found by its row and its place in it", () => {
  expect(placeOf(0)).toEqual({ row: 1, column: 1 });
  expect(placeOf(14)).toEqual({ row: 3, column: 5 });
});

test("a tap lights and puts out, and an eleventh picture stays dark", () => {
  expect(toggled([3], 1)).toEqual([1, 3]);
  expect(toggled([1, 3], 3)).toEqual([1]);
  expect(toggled(TEN, 12)).toBe(TEN);
});

test("marks are the same in any order", () => {
  expect(same([1, 2], [2, 1])).toBe(true);
  expect(same([1, 2], [1, 3])).toBe(false);
});

test("the table waits for all who choose, then for one scout", () => {
  expect(awaitedIn(viewOf({ done: [true, false, true, false] }))).toEqual([1, 3]);
  expect(awaitedIn(viewOf(REVEALING))).toEqual([0]);
  expect(isDone(viewOf({ done: [true, false, false, false] }))).toBe(true);
});

describe("the other word", () => {
  const ask = (agreed: number[], disagreed: number[]) => ({ ask: { agreed, disagreed } });
  test.each([
    ["anyone may ask first", {}, "ask"],
    ["others are asked", ask([1], []), "answer"],
    ["who answered waits", ask([1], [0]), "asked"],
    ["who asked waits", ask([0], []), "asked"],
    ["half against keeps the word", ask([1], [2, 3]), "kept"],
    ["more than half takes the other", ask([1, 2, 3], []), "settled"],
    ["nobody asks once somebody is done", { done: [false, true, false, false] }, "settled"],
    ["a guest of the table never asks", { seat: null }, "settled"],
  ] as const)("%s", (_law, some, step) => {
    const view = viewOf(some as Partial<ReturnType<typeof viewOf>>);
    expect(wordStep(view)).toBe(step);
    expect(mayAnswer(view)).toBe(step === "answer");
  });
});

test("only one's own pictures that nobody has pointed at may be lit up, and only by the scout", () => {
  const open = (some = {}) =>
    cellsOf(viewOf({ ...REVEALING, ...some }), [0, 2, 7]).flatMap((one) =>
      one.open ? [one.cell] : [],
    );
  expect(open()).toEqual([2, 7]);
  expect(open({ scout: 1 })).toEqual([]);
});

test("the last picture that was lit up stays bright", () => {
  const cells = cellsOf(viewOf(REVEALING), []);
  expect(cells.filter((one) => one.fresh).map((one) => one.cell)).toEqual([14]);
  expect(cells[0]?.plate).toBe(SPARK);
});

test("a plate names the scout first, and greys who had fallen", () => {
  expect(sparkedBy(SPARK)).toEqual([1, 0, 2]);
  expect([SPARK, FALL, SUPER].map(starsIn)).toEqual([2, 0, 3]);
  expect(unpaid({ ...SPARK, stars: [2, 2, 0, 0] })).toEqual([2]);
  expect(unpaid(FALL)).toEqual([]);
});

test("seats carry their stars of this round, their total, and how they fare", () => {
  const seats = seatsOf(viewOf({ ...REVEALING, results: [ROUND] }), PLAYERS);
  expect(seats.map(({ stars }) => stars)).toEqual([2, 2, 2, 0]);
  expect(seats.map(({ total }) => total)).toEqual([5, 5, 1, 0]);
  expect(seats[2]).toMatchObject({ fell: true, dark: true, badge: "fell", lit: false });
  expect(seats[0]).toMatchObject({ lit: true, left: 2 });
});

test("the lamp passes clockwise to who has not fallen and has a picture left", () => {
  expect(nextScout(viewOf(REVEALING))).toBe(1);
  expect(nextScout(viewOf({ ...REVEALING, scout: 1 }))).toBe(3);
  expect(nextScout(viewOf({ ...REVEALING, left: [2, 0, 4, 0] }))).toBeNull();
});

test("whose last picture may be lit up now is not said to be next, nor is who would be then", () => {
  expect(nextScout(viewOf({ ...REVEALING, left: [2, 1, 4, 3] }))).toBeNull();
  expect(nextScout(viewOf({ ...REVEALING, left: [2, 2, 4, 3] }))).toBe(1);
  expect(nextScout(viewOf({ ...REVEALING, left: [2, 0, 4, 2] }))).toBe(3);
});

test("tokens stand at their number, and a lone leader's column is dark", () => {
  const track = trackOf([3, 4, 6, 3], 2);
  expect(track[2]?.seats).toEqual([0, 3]);
  expect(track.filter((step) => step.dark).map((step) => step.count)).toEqual([6]);
  expect(trackOf([3, 6, 6, 3], null).some((step) => step.dark)).toBe(false);
});

test("a counted round shows what falling in the dark took", () => {
  const rows = roundRows([ROUND], 0);
  expect(rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(rows[2]).toMatchObject({ penalty: 1, fell: true, dark: true, points: 1, sparks: 1 });
  expect(roundRows([], 0)).toEqual([]);
});

test("stars and points add up", () => {
  expect(starsOf([SPARK, FALL, SUPER], 0)).toBe(5);
  expect(totalOf([ROUND, ROUND], 1)).toBe(10);
});

test("after a round it is shown who had thought of what", () => {
  const markers = markersOf(ROUND, { seat: 0, unshown: [] });
  expect(markers[0]).toEqual({ seats: [0, 1, 2], unsure: false });
  expect(markers[14]).toEqual({ seats: [2], unsure: false });
  expect(markers[13]).toEqual({ seats: [], unsure: false });
});

test("what stays hidden after a round is not told as nobody's, and one's own is one's own", () => {
  const seen = ROUND.designations.map(({ cell }) => cell);
  const sheets = ROUND.sheets.map((sheet) => ({
    ...sheet,
    marks: sheet.marks.filter((cell) => seen.includes(cell)),
  }));
  const markers = markersOf({ ...ROUND, sheets }, { seat: 0, unshown: [7] });
  expect(markers[0]).toEqual({ seats: [0, 1, 2], unsure: false });
  expect(markers[7]).toEqual({ seats: [0], unsure: true });
  expect(markers[3]).toEqual({ seats: [], unsure: true });
  const mine = sheets.map((sheet, seat) => (seat ? ROUND.sheets[seat]! : sheet));
  expect(markersOf({ ...ROUND, sheets: mine }, { seat: 0, unshown: [7] })[13]).toEqual({
    seats: [],
    unsure: false,
  });
});

test("when the game is over the table is as its last round left it, and not before", () => {
  const over = viewOf({ stage: "over", clue: null, results: [ROUND] });
  expect(lastLook(over)).toMatchObject({ clue: ROUND.clue, designations: ROUND.designations });
  expect(cellsOf(lastLook(over), []).filter(({ plate }) => plate).length).toBe(3);
  const marking = viewOf({ results: [ROUND] });
  expect(lastLook(marking)).toBe(marking);
});

test("a round that was counted is looked back at with what it brought", () => {
  const back = lookBack(viewOf({ results: [ROUND] }));
  expect(back).toMatchObject({ table: ROUND.table, clue: ROUND.clue, counts: ROUND.counts });
  expect(seatsOf(back, PLAYERS).map(({ gain }) => gain)).toEqual(
    ROUND.sheets.map(({ points }) => points).toSorted((one, other) => other - one),
  );
  expect(lookBack(viewOf()).table).toEqual(viewOf().table);
});

test("the picture that brought the most stars is remembered", () => {
  const best = brightest([ROUND, { ...ROUND, designations: [FALL] }]);
  expect(best).toMatchObject({ image: ROUND.table[SUPER.cell], designation: SUPER });
  expect(brightest([{ ...ROUND, designations: [FALL] }])).toBeNull();
});
