import { getContext, setContext } from "svelte";

/** What the bar says instead of where the game stands: a board may still show what is over. */
class Billing {
  line = $state<string | null>(null);
}

const KEY = Symbol("billing");

/** For whoever draws the bar above a board. */
export function setBilling(): { readonly line: string | null } {
  return setContext(KEY, new Billing());
}

/** For a board, while it is made: the bar speaks of what is on the page; null: of the game as it is. */
export function billed(line: () => string | null): void {
  const billing = getContext<Billing | undefined>(KEY);
  $effect(() => {
    if (!billing) return;
    billing.line = line();
    return () => (billing.line = null);
  });
}
