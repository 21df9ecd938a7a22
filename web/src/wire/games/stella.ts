// Written by scripts/schema.py from the Python structs. Do not edit.

/** The other word, please. */
export interface Agree {
  type: "agree";
}

/** Somebody asked for the other word: who says yes, the asker first, and who says no. */
export interface Ask {
  agreed: readonly number[];
  disagreed: readonly number[];
}

/** Ask the table to play with the other word of the card. */
export interface AskOtherWord {
  type: "ask-other-word";
}

/** Who else marked this image? */
export interface Designate {
  type: "designate";
  cell: number;
}

/**
 * An image that a scout pointed at: who else had marked it, fallen or not, and the stars
 * that it brought, by seat.
 */
export interface Designation {
  scout: number;
  cell: number;
  kind: "fall" | "spark" | "super-spark";
  matched: readonly number[];
  stars: readonly number[];
}

/** This word is fine. */
export interface Disagree {
  type: "disagree";
}

/** These images go with the word; sending it means done, sending it again replaces it. */
export interface Mark {
  type: "mark";
  cells: readonly number[];
}

/** How this table plays. */
export interface Options {
  words: "discovery" | "random";
  custom_words: readonly WordCard[];
  show_marks: boolean;
}

/** A round that is over. The sheets name the marks that the table has seen. */
export interface Round {
  card: string;
  clue: Word;
  first_scout: number;
  table: readonly string[];
  counts: readonly number[];
  in_the_dark: number | null;
  designations: readonly Designation[];
  sheets: readonly RoundSheet[];
}

/** One seat's round in its parts. */
export interface RoundSheet {
  marks: readonly number[];
  in_the_dark: boolean;
  fell: boolean;
  sparks: number;
  super_sparks: number;
  points: number;
}

/** One seat's game in its parts. */
export interface Sheet {
  rounds: readonly RoundSheet[];
}

/**
 * Everything is open but the order of the piles and the marks that nobody has pointed at.
 *
 * `marks` and `unshown` are this seat's own: those of this round, and those of finished rounds
 * that the others have not seen. `counts` is empty until everyone is done; `left` says how many
 * marks of each seat are not yet designated; `pile` how many images are still to come.
 */
export interface View {
  seat: number | null;
  options: Options;
  question: number;
  stage: "dealing" | "marking" | "over" | "revealing";
  round: number;
  first_scout: number | null;
  table: readonly string[];
  pile: number;
  card: string | null;
  clue: Word | null;
  ask: Ask | null;
  done: readonly boolean[];
  marks: readonly number[];
  counts: readonly number[];
  in_the_dark: number | null;
  scout: number | null;
  left: readonly number[];
  fallen: readonly number[];
  designations: readonly Designation[];
  results: readonly Round[];
  unshown: readonly (readonly number[])[];
}

/** One word in both languages: two people at one table may read it differently. */
export interface Word {
  fr: string;
  en: string;
}

/** Two words, one of them upside down. */
export interface WordCard {
  upright: Word;
  reverse: Word;
}

export type Action =
  | Mark
  | AskOtherWord
  | Agree
  | Disagree
  | Designate;
