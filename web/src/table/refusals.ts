import type { AnyGame } from "../games/game";
import type { Params, Words } from "../i18n/words";
import { HouseError } from "../wire/api";
import type { Refused } from "../wire/messages";

/** Why not, in the reader's words; what the game names is called as its players call it. */
export function refusalText(
  words: Words,
  refused: Pick<Refused, "key" | "params">,
  game: Pick<AnyGame, "named"> = {},
): string {
  const params = Object.entries(refused.params).map(
    ([key, value]) => [key, game.named?.(value, words) ?? value] as const,
  );
  return words.say(`refused-${refused.key}`, Object.fromEntries(params) as Params);
}

/** The number of a game's rule, if one says no: `R-AFRICA-10` → `10`. */
export function ruleNumber(rule: string): string | null {
  return /^R-[A-Z]+-(\d+)$/.exec(rule)?.[1] ?? null;
}

/** What to say when the house could not do as it was asked. */
export function troubleText(words: Words, error: unknown): string {
  if (error instanceof HouseError && error.refusal) return refusalText(words, error.refusal);
  return words.say("unreachable");
}
