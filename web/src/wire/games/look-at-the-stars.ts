// Written by scripts/schema.py from the Python structs. Do not edit.

/** What this seat has done in the running turn: its sky now, and the powers it may use. */
export interface Draft {
  sky: SkyView;
  placed: boolean;
  powers: number;
}

/** Draw the two lines of the night card. */
export interface Draw {
  type: "draw";
  lines: readonly [readonly [readonly [number, number], readonly [number, number]], readonly [readonly [number, number], readonly [number, number]]];
}

/** How this table plays. */
export interface Options {
  slates: "different" | "same";
  bonus: "beginner-powers" | "chosen" | "first-game" | "random";
  point_card: "P1" | "P10" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | null;
  power_card: "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | "W7" | "W8" | "W9" | null;
  live_scores: "all" | "none" | "own";
}

/** Let this night go by. */
export interface Pass {
  type: "pass";
}

/** One seat's score in its parts (R-LATS-6); `sizes` are those of all its constellations. */
export interface Sheet {
  constellations: number;
  sizes: readonly number[];
  planets: number;
  shooting_stars: number;
  point_bonus: number;
  power_bonus: number;
  total: number;
}

/** Draw a shooting star. */
export interface Shoot {
  type: "shoot";
  from: readonly [number, number];
  to: readonly [number, number];
}

/** Let a power go; its copy of the shape is spent all the same. */
export interface SkipPower {
  type: "skip-power";
  uses?: readonly (readonly (readonly [readonly [number, number], readonly [number, number]])[])[];
}

/**
 * A slate and all that is drawn on it, as lists of points.
 *
 * `lines` starts with the slate's own; `marks` holds what the power drew, each as its points;
 * `spent` are the lines that have earned a power. The planes that a message was written from
 * stay with it inside one process (`__dict__`), so that a bot need not read them again.
 */
export interface SkyView {
  slate: string;
  lines: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  shooting_stars: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  marks: readonly (readonly (readonly [number, number])[])[];
  spent: readonly (readonly [readonly [number, number], readonly [number, number]])[];
}

/** Undo what this seat has drawn in the running turn. */
export interface TakeBack {
  type: "take-back";
}

/** Use the power that a copy of the shape has earned. */
export interface UsePower {
  type: "use-power";
  at: readonly (readonly [number, number])[];
  uses?: readonly (readonly (readonly [readonly [number, number], readonly [number, number]])[])[];
}

/**
 * Everything is open but the nights to come and what the others draw in the running turn.
 *
 * `skies` are those of all seats when the turn began; of the others' answers a seat sees only
 * who is `done`. `turn` counts from 1 to 18, is 0 before the deal and 19 when all is over.
 * `scores` has a sheet for each seat whose running score the table shows to this one.
 */
export interface View {
  seat: number | null;
  options: Options;
  question: number | null;
  turn: number;
  revealed: readonly string[];
  point_card: "P1" | "P10" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | null;
  power_card: "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | "W7" | "W8" | "W9" | null;
  done: readonly boolean[];
  skies: readonly SkyView[];
  draft: Draft | null;
  scores: readonly (Sheet | null)[];
}

export type Action =
  | Draw
  | Shoot
  | Pass
  | UsePower
  | SkipPower
  | TakeBack;
