// Written by scripts/schema.py from the Python structs. Do not edit.

/** Join two rows with the Star: first, Star, second. */
export interface Join {
  type: "join";
  first: number;
  second: number;
}

/** Lay a card at the end of a row. */
export interface Lay {
  type: "lay";
  card: string;
  row: number;
}

/** How hard it shall be. */
export interface Options {
  hand: 2 | 3;
  brigand: "open" | "ranked";
}

/** The rows as they lie at the end, and what they are worth. */
export interface Sheet {
  rows: readonly (readonly string[])[];
  grade: "fair" | "good" | "incredible" | "insufficient" | "very-good";
}

/** Start a new row with a card, since none fits. */
export interface StartRow {
  type: "start-row";
  card: string;
}

/** Everything is open but the pile; a spectator does not see the hand. */
export interface View {
  seat: number | null;
  options: Options;
  question: number;
  rows: readonly (readonly string[])[];
  hand: readonly string[];
  hand_size: number;
  pile: number;
  fits: readonly (readonly number[])[];
}

export type Action =
  | Lay
  | StartRow
  | Join;
