// Written by scripts/schema.py from the Python structs. Do not edit.

/** Lay a card on top that the bar does not hold. */
export interface Beat {
  type: "beat";
  card: string;
}

/** Take a thief token and slip a card under the trick. */
export interface GiveWay {
  type: "give-way";
  card: string;
}

/** A card of a trick: who laid it, and how. */
export interface Laid {
  seat: number;
  card: string;
  how: "beat" | "give-way" | "lead";
}

/** Open a trick with any card. */
export interface Lead {
  type: "lead";
  card: string;
}

/** How this table reads the rulebook. */
export interface Options {
  draw: "after-trick" | "each-card" | "never";
  trick_end: "passes" | "unbeaten";
  pass_lock: boolean;
  lion: "counts-two" | "keeps-bar";
  rounds: number;
}

/** Leave a gem, or better, to whoever laid it. */
export interface Pass {
  type: "pass";
}

/** One seat's round in its parts. */
export interface RoundSheet {
  captured: number;
  thief_tokens_taken: number;
  thief_tokens_paid: number;
  points: number;
  tokens: readonly ("emerald" | "horseshoe" | "ruby" | "topaz")[];
}

/** One seat's game in its parts. */
export interface Sheet {
  rounds: readonly RoundSheet[];
}

/** A trick that was taken. */
export interface Trick {
  winner: number;
  cards: readonly Laid[];
}

/** Everything is open but the others' hands and the order of the pile. */
export interface View {
  seat: number | null;
  options: Options;
  question: number;
  round: number;
  dealer: number | null;
  turn: number | null;
  hand: readonly string[];
  hand_sizes: readonly number[];
  pile: number;
  trick: readonly Laid[];
  bar: number;
  top: number | null;
  passed: readonly number[];
  captured: readonly (readonly string[])[];
  thieves: readonly number[];
  taken: readonly number[];
  last_trick: Trick | null;
  results: readonly (readonly RoundSheet[])[];
}

export type Action =
  | Lead
  | Beat
  | GiveWay
  | Pass;
