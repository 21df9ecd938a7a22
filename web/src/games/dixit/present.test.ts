import { describe, expect, test } from "vitest";
import {
  answered,
  bestTold,
  columnsOf,
  dramaOf,
  evenly,
  fanned,
  findersOf,
  gainsOf,
  giftsOf,
  leafed,
  numberOf,
  picked,
  placesOf,
  revealsIn,
  seatsOf,
  shownPictures,
  stepOf,
  steps,
  stillThere,
  guessOf,
  toldImage,
  tilesOf,
  tiling,
  turnOf,
  verdictOf,
  whatIsDown,
} from "./present";
import { PLAYERS, REVEAL, viewOf } from "./sample";

describe("what a seat does now", () => {
  test.each([
    ["everyone may claim", { phase: "claim", teller: null }, "claim"],
    ["the teller tells", { phase: "tell", seat: 1 }, "tell"],
    ["the others look at their hands", { phase: "tell" }, "think"],
    ["a listener gives", { phase: "give", given: [] }, "give"],
    ["who has given waits", { phase: "give", given: ["d001"] }, "given"],
    ["the teller watches them give", { phase: "give", seat: 1 }, "watch-give"],
    ["a listener votes", {}, "vote"],
    ["who has voted waits", { voted: ["d010"] }, "voted"],
    ["the teller watches them vote", { seat: 1 }, "watch-vote"],
    ["a guest of the table watches", { seat: null }, "watch-vote"],
    ["nobody acts while chance does", { phase: "lay-out" }, "pause"],
  ] as const)("%s", (_law, some, step) => {
    expect(stepOf(viewOf(some))).toBe(step);
  });
});

test("among three a listener gives two pictures, among five one", () => {
  expect(giftsOf(viewOf({ scores: [0, 0, 0] }))).toBe(2);
  expect(giftsOf(viewOf())).toBe(1);
});

test("a turn is counted from one, and the last stays the last", () => {
  expect(turnOf(viewOf({ points: [[0], [0]] }))).toBe(3);
  expect(turnOf(viewOf({ points: [[0], [0]], phase: "over" }))).toBe(2);
});

test("a picture is taken into a choice and out of it; a full choice drops its oldest", () => {
  expect(picked(["a"], "b", 2)).toEqual(["a", "b"]);
  expect(picked(["a", "b"], "a", 2)).toEqual(["b"]);
  expect(picked(["a", "b"], "c", 2)).toEqual(["b", "c"]);
  expect(picked(["a"], "b", 1)).toEqual(["b"]);
});

test("a choice forgets what is not there any more", () => {
  expect(stillThere(["a", "x"], ["a", "b"])).toEqual(["a"]);
});

test("pictures are called by their place in the row", () => {
  expect(numberOf(viewOf().row, "d012")).toBe(3);
});

test("seats carry the storyteller's lantern, the check of who is done, and the lamp of who is awaited", () => {
  const seats = seatsOf(viewOf(), PLAYERS);
  expect(seats.map(({ badge }) => badge)).toEqual([null, "teller", null, "done", "done"]);
  expect(seats.map(({ lit }) => lit)).toEqual([true, false, true, false, false]);
  expect(answered(viewOf())).toEqual({ done: 2, total: 4 });
});

describe("where pictures lie", () => {
  test("the way round is the shorter one", () => {
    expect([0, 1, 2, 3, 4, 5].map((to) => steps(0, to, 6))).toEqual([0, 1, 2, 3, -2, -1]);
  });

  test.each([fanned, leafed])("one lies upright in front, and nothing lies above it", (lay) => {
    const places = lay(6, 2);
    const front = places[2];
    expect(front).toMatchObject({ x: 0, turn: 0, light: 1 });
    expect(Math.max(...places.filter((one) => one !== front).map((one) => one.level))).toBeLessThan(
      front?.level ?? 0,
    );
  });

  test("a row that is leafed through shows the edges of two neighbours", () => {
    expect(leafed(6, 0).map((place) => place.hidden)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("the reveal", () => {
  test("votes lie on the pictures, and land one after the other from the left", () => {
    expect(shownPictures(REVEAL).map(({ votes, first }) => ({ votes, first }))).toEqual([
      { votes: [0], first: 0 },
      { votes: [2, 4], first: 1 },
      { votes: [3], first: 3 },
      { votes: [], first: 4 },
      { votes: [], first: 4 },
    ]);
  });

  test("the told picture is the storyteller's", () => {
    expect(toldImage(REVEAL)).toBe("d012");
    expect([0, 1, null].map((seat) => guessOf(REVEAL, seat))).toEqual(["d010", "d012", "d012"]);
    expect(shownPictures(REVEAL).filter(({ told }) => told).length).toBe(1);
    expect(findersOf(REVEAL)).toEqual([3]);
  });

  test.each([
    ["some", REVEAL.votes],
    ["none", [["d010"], [], ["d011"], ["d011"], ["d011"]]],
    ["all", [["d012"], [], ["d012"], ["d012"], ["d012"]]],
  ] as const)("%s found it", (verdict, votes) => {
    expect(verdictOf({ ...REVEAL, votes })).toBe(verdict);
  });

  test("gains tell why, the highest score first", () => {
    const gains = gainsOf(REVEAL, viewOf({ scores: [13, 12, 15, 9, 8] }));
    expect(gains.map(({ seat }) => seat)).toEqual([2, 0, 1, 3, 4]);
    expect(gains[1]).toEqual({
      seat: 0,
      points: 2,
      score: 13,
      before: 11,
      teller: false,
      found: false,
      single: false,
      votes: 2,
      bonus: 2,
    });
  });

  test("votes have landed and a breath is taken within 2.2 seconds, however many play", () => {
    const twelve = { ...REVEAL, votes: Array.from({ length: 12 }, () => ["d010", "d011"]) };
    expect(dramaOf(twelve).light).toBe(2200);
    expect(dramaOf(REVEAL).light).toBe(4 * 90 + 320 + 600);
  });

  test("on the shared screen the highest score comes first, with what the turn brought", () => {
    const tiles = tilesOf(viewOf({ scores: [13, 12, 15, 9, 8] }), PLAYERS, REVEAL);
    expect(tiles.map(({ player, points }) => [player.seat, points])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
      [3, 3],
      [4, 0],
    ]);
    expect(tiles.map(({ badge }) => badge)).toEqual([null, null, "teller", null, null]);
    expect(tilesOf(viewOf(), PLAYERS, null).map(({ player }) => player.seat)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });
});

test("of more than six no line has many more than another", () => {
  expect([3, 5, 6, 7, 8, 9, 10, 11, 12].map(evenly)).toEqual([3, 5, 6, 4, 4, 5, 5, 6, 6]);
});

test.each([
  ["few stand in one line, their names beside their seals", 4, 13, { columns: 4, under: false }],
  ["short names stand beside five seals", 5, 6, { columns: 5, under: false }],
  ["long ones stand under them", 5, 10, { columns: 5, under: true }],
  ["six fill a line", 6, 8, { columns: 6, under: true }],
  ["seven stand in two lines, with room for a name", 7, 13, { columns: 4, under: false }],
  ["twelve stand in two lines of six", 12, 8, { columns: 6, under: true }],
] as const)("on the shared screen %s", (_law, count, longest, expected) => {
  expect(tiling(count, longest)).toEqual(expected);
});

test("as many pictures lie face down as were given; before there is a clue, a hand", () => {
  expect(whatIsDown(viewOf({ phase: "give", awaited: [0, 2] }))).toBe(3);
  expect(whatIsDown(viewOf({ clue: null, hand_sizes: [6, 6] }))).toBe(6);
  expect(placesOf(viewOf({ phase: "give", awaited: [0, 2] }))).toBe(5);
  expect(placesOf(viewOf({ phase: "give", scores: [0, 0, 0] }))).toBe(5);
  expect(placesOf(viewOf({ clue: null, hand_sizes: [6, 6] }))).toBe(6);
});

test("every turn of a game is told once, however long it stays in sight", () => {
  const told = { ...REVEAL, teller: 2 };
  const views = [
    viewOf(),
    viewOf({ last: REVEAL, points: [REVEAL.points] }),
    viewOf({ last: REVEAL, points: [REVEAL.points] }),
    viewOf({ last: told, points: [REVEAL.points, told.points] }),
  ];
  expect(revealsIn(views)).toEqual([REVEAL, told]);
});

test("the best clue is found by half of those who listen", () => {
  const half = { ...REVEAL, votes: [["d012"], [], ["d011"], ["d012"], ["d011"]] };
  const all = { ...REVEAL, votes: [["d012"], [], ["d012"], ["d012"], ["d012"]] };
  expect(bestTold([REVEAL, half, all])).toBe(half);
  expect(bestTold([])).toBeNull();
});

test("no last row of pictures holds one alone", () => {
  for (let count = 5; count <= 12; count++)
    expect([count, count % columnsOf(count)]).not.toEqual([count, 1]);
});
