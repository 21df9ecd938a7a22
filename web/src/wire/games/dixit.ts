// Written by scripts/schema.py from the Python structs. Do not edit.

/** Images that were reshuffled together and not seen since; how many of them each seat holds. */
export interface Batch {
  images: readonly string[];
  held: readonly number[];
}

/** Be the first to have a clue, and so the first teller. */
export interface Claim {
  type: "claim";
}

/** What the teller says, sings or mimes; what is performed live needs no text. */
export interface Clue {
  kind: "mime" | "phrase" | "song";
  text: string;
}

/** Put in an image (two among three players) that the clue might mean. */
export interface Give {
  type: "give";
  images: readonly string[];
}

/** How this table reads the rulebook, and what it takes from later editions. */
export interface Options {
  end: "laps" | "pile" | "points";
  target: number;
  laps: number;
  lone_finder: 3 | 4;
  first_teller: "claim" | "random";
  bonus_cap: null | 3;
  second_vote: boolean;
  reshuffle: boolean;
}

/** A turn that was played: whose each image of the row was, all votes, the points by seat. */
export interface Reveal {
  teller: number;
  clue: Clue;
  row: readonly string[];
  owners: readonly number[];
  votes: readonly (readonly string[])[];
  points: readonly number[];
}

/** One seat's game in its parts: the points of each turn. */
export interface Sheet {
  turns: readonly number[];
}

/** Put an image face down and give its clue. */
export interface Tell {
  type: "tell";
  image: string;
  clue: Clue;
}

/** A clue that was told in this game, and how many found its image. */
export interface Told {
  clue: Clue;
  found: number;
}

/**
 * Hidden are the others' hands, the pile, and what others gave and voted in this turn.
 *
 * `awaited` tells who has not answered yet; `given` and `voted` are this seat's own (the teller's
 * image counts as given); `points` and `told` are those of each finished turn; `last` stays until
 * the next turn is revealed.
 */
export interface View {
  seat: number | null;
  options: Options;
  question: number;
  phase: "choose-teller" | "claim" | "deal" | "give" | "lay-out" | "over" | "reshuffle" | "tell" | "vote";
  teller: number | null;
  clue: Clue | null;
  awaited: readonly number[];
  hand: readonly string[];
  given: readonly string[];
  voted: readonly string[];
  row: readonly string[];
  hand_sizes: readonly number[];
  pile: number;
  discards: readonly string[];
  batches: readonly Batch[];
  scores: readonly number[];
  points: readonly (readonly number[])[];
  told: readonly Told[];
  last: Reveal | null;
}

/** Say which image is the teller's; with a second vote, which two may be. */
export interface Vote {
  type: "vote";
  images: readonly string[];
}

export type Action =
  | Claim
  | Tell
  | Give
  | Vote;
