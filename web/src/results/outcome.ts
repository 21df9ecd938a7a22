import type { Words } from "../i18n/words";
import type { Player } from "../table/players";

/** How a game ended, as the house says it. */
export interface Outcome {
  scores: readonly number[];
  ranking: readonly (readonly number[])[];
  reason: string;
  sheets: readonly unknown[];
}

/** A player with the place they took; equals share it. */
export interface Placed {
  player: Player;
  rank: number;
  score: number;
}

export function placed(outcome: Outcome, players: readonly Player[]): readonly Placed[] {
  let rank = 1;
  return outcome.ranking.flatMap((seats) => {
    const shared = rank;
    rank += seats.length;
    return seats.flatMap((seat) => {
      const player = players[seat];
      return player ? [{ player, rank: shared, score: outcome.scores[seat] ?? 0 }] : [];
    });
  });
}

/** Why those with the same points stand where they do: they share a place, or a rule parts them. */
export function ties(places: readonly Placed[]): { shared: boolean; parted: boolean } {
  const equal = places.filter((one, at) => at > 0 && places[at - 1]?.score === one.score);
  const shares = (one: Placed) => places.some((other) => other !== one && other.rank === one.rank);
  return { shared: equal.some(shares), parted: !equal.every(shares) };
}

/** The podium as it stands: second, first, third. */
export function podium(places: readonly Placed[]): readonly Placed[] {
  const [first, second, third] = places;
  return [second, first, third].filter((one) => one !== undefined);
}

/** Who takes the lamp home. */
export function headline(places: readonly Placed[], words: Words): string {
  const winners = places.filter((one) => one.rank === 1).map(({ player }) => player);
  const names = words.listed(winners.map(({ name }) => name));
  if (winners.length > 1) return words.say("win-shared", { names });
  return winners[0]?.you ? words.say("win-you") : words.say("win-one", { names });
}

/** Whether the seed is the one that was promised before the game; null: this device cannot tell. */
export async function keptPromise(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const hex = Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
