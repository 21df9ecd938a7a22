import type { Component } from "svelte";
import type { Words } from "../i18n/words";
import type { Draft } from "../table/draft.svelte";
import type { Player } from "../table/players";
import type { Land, Sky } from "../ui/skies";

/** What a game is shown with: the view, who sits around it, and the words to say it. */
export interface Scene<View> {
  view: View;
  /** Whose view this is; null: everyone's. */
  seat: number | null;
  players: readonly Player[];
  words: Words;
}

/** What a board is given. */
export interface BoardProps<View, Action> extends Scene<View> {
  /** Whether this seat is asked something now. */
  asked: boolean;
  /** Whether an answer is on its way. */
  busy: boolean;
  /** What was chosen or typed and not sent yet; it survives a reload. */
  draft: Draft;
  /** Send an answer; false: it was refused, and the person was told why. */
  act(action: Action): Promise<boolean>;
  /** What the house's best bot would answer, for whoever plays alone; null: not to be asked. */
  hint: (() => Promise<Action | null>) | null;
  /** Open the rules at this rule. */
  openRule(id: string): void;
  /** Say a thing to those who listen to the page. */
  announce(text: string): void;
}

/** What the shared screen is given: only what everyone may know. */
export type ScreenProps<View> = Scene<View>;

/** What is drawn of a game when it is over: its last position, and how it came there. */
export interface MemoryProps<View> extends Scene<View> {
  /** Every position from the first to the last, as everyone saw it. */
  replay(): Promise<readonly View[]>;
}

/** A line of a score sheet. */
export interface Part {
  text: string;
  value: string;
  /** A sum of what stands above. */
  total?: boolean;
}

/** A sentence of what happened; a closing one ends what was told before it and heads it in the history. */
export type Told = string | Closing;

/** A trick that is taken, a round that is counted. */
export interface Closing {
  closes: string;
}

/** A chapter ends, and no sentence says so. */
export const WITHOUT_A_WORD: Closing = { closes: "" };

/** All that a game's folder brings. */
export interface GameParts<View, Action, Sheet> {
  Board: Component<BoardProps<View, Action>>;
  Screen: Component<ScreenProps<View>>;
  /** What the evening leaves: a picture, the skies, the treasures. */
  Memory: Component<MemoryProps<View>>;
  /** The line under the game's name: `Round 2 of 5 · 21 in the pile`. */
  status(scene: Scene<View>): string;
  /** Where the game stands, in sentences: for screen readers, and on demand for everyone. */
  describe(scene: Scene<View>): readonly string[];
  /** What is asked of this seat now, in a sentence, or whom the table waits for: live region. */
  asks(scene: Scene<View>): string;
  /** What happened between two views, in sentences: live region and history. */
  tell(before: View, after: Scene<View>): readonly Told[];
  /** The part of the game that a position stands in: a round, a turn, a night. */
  chapter(scene: Scene<View>): string;
  /**
   * Whether this seat is asked something that cannot wait until it is its turn at a device with
   * several seats: somebody's answer closes it.
   */
  cannotWait?(view: View): boolean;
  /** The rule that matters most at this step. */
  ruleAtHand(view: View): string;
  /** What people call a thing that a refusal names, such as a card; null: it stays as it is. */
  named?(thing: unknown, words: Words): string | null;
  /** Whom a position waits for: the live table is told, whoever looks back is not. */
  awaited(view: View): readonly number[];
  /** A seat's score in its parts. */
  sheet(sheet: Sheet, words: Words): readonly Part[];
  /** What each round brought to a seat; empty where a game is not played in rounds. */
  rounds(sheet: Sheet): readonly number[];
}

/** A game whose types nobody outside its folder needs to know. */
export type AnyGame = GameParts<unknown, unknown, unknown>;

export interface Shelf {
  sky: Sky;
  /** What stands behind its shared screen in play; the bare sky where nothing is said. */
  land?: Land;
  /** Catalogues in `src/veillee/i18n/` that only this board needs. */
  catalogues: readonly string[];
  load(): Promise<AnyGame>;
}

/** Views reach the page as unknown data; inside its folder a game knows its own. */
export function gameOf<View, Action, Sheet>(parts: GameParts<View, Action, Sheet>): AnyGame {
  return parts as unknown as AnyGame;
}
