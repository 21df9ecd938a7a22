import type { Player } from "../../table/players";
import type { Designation, Round, View } from "../../wire/games/stella";

/** A table of four for tests; this is Léa's view. */
export const NAMES = ["Léa", "Tom", "Inès", "Basile"] as const;

export const PLAYERS: readonly Player[] = NAMES.map((name, seat) => ({
  seat,
  name,
  token: "moon",
  you: seat === 0,
  bot: false,
  covered: false,
  away: false,
  host: seat === 0,
  awaited: false,
}));

export const TABLE = Array.from(
  { length: 15 },
  (_, cell) => `d${String(cell + 1).padStart(3, "0")}`,
);

export function viewOf(some: Partial<View> = {}): View {
  return {
    seat: 0,
    options: { words: "random", custom_words: [], show_marks: true },
    question: 3,
    stage: "marking",
    round: 2,
    first_scout: 1,
    table: TABLE,
    pile: 15,
    card: "W01",
    clue: { fr: "Poussière", en: "Dust" },
    ask: null,
    done: [false, false, false, false],
    marks: [],
    counts: [],
    in_the_dark: null,
    scout: null,
    left: [],
    fallen: [],
    designations: [],
    results: [],
    unshown: [],
    ...some,
  };
}

/** Tom, Léa and Inès thought of the first picture; Inès alone of the last; only Tom and Léa of the third. */
export const SPARK: Designation = {
  scout: 1,
  cell: 0,
  kind: "spark",
  matched: [0, 2],
  stars: [2, 2, 2, 0],
};
export const FALL: Designation = {
  scout: 2,
  cell: 14,
  kind: "fall",
  matched: [],
  stars: [0, 0, 0, 0],
};
export const SUPER: Designation = {
  scout: 0,
  cell: 2,
  kind: "super-spark",
  matched: [1],
  stars: [3, 3, 0, 0],
};

export const REVEALING: Partial<View> = {
  stage: "revealing",
  done: [true, true, true, true],
  marks: [0, 2, 7],
  counts: [3, 4, 6, 3],
  in_the_dark: 2,
  scout: 0,
  left: [2, 3, 4, 3],
  fallen: [2],
  designations: [SPARK, FALL],
};

export const ROUND: Round = {
  card: "W01",
  clue: { fr: "Poussière", en: "Dust" },
  first_scout: 1,
  table: TABLE,
  counts: [3, 4, 6, 3],
  in_the_dark: 2,
  designations: [SPARK, FALL, SUPER],
  sheets: [
    { marks: [0, 2, 7], in_the_dark: false, fell: false, sparks: 1, super_sparks: 1, points: 5 },
    { marks: [0, 2, 3, 4], in_the_dark: false, fell: false, sparks: 1, super_sparks: 1, points: 5 },
    {
      marks: [0, 5, 6, 8, 9, 14],
      in_the_dark: true,
      fell: true,
      sparks: 1,
      super_sparks: 0,
      points: 1,
    },
    { marks: [3, 10, 11], in_the_dark: false, fell: false, sparks: 0, super_sparks: 0, points: 0 },
  ],
};
