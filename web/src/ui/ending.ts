import { getContext, setContext } from "svelte";

/** The game is over, and its last picture is still looked at: how one goes on from there. */
export interface Ending {
  readonly go: (() => void) | null;
}

const KEY = Symbol("ending");

/** A board's stage offers the way on; whoever shows the board says where it leads. */
export function setEnding(ending: Ending): void {
  setContext(KEY, ending);
}

export function ending(): Ending {
  return getContext<Ending | undefined>(KEY) ?? { go: null };
}
