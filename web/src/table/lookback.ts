import { getContext, setContext } from "svelte";

const KEY = Symbol("lookback");

/** For whoever shows a board of a game that is over. */
export function setLookback(): void {
  setContext(KEY, true);
}

/** While a board is made: it is looked back at, and what is closed on it is not remembered. */
export function isLookback(): boolean {
  return getContext<true | undefined>(KEY) ?? false;
}
