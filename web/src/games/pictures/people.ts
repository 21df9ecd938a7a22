import type { Player } from "../../table/players";

const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i;

/** From so many on the names of those who are awaited fill more than one line of a phone. */
export const MANY_AWAITED = 4;

export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? "";
}

/** A player as a sentence needs them. */
export function person(
  players: readonly Player[],
  seat: number,
): { name: string; you: string; elide: string } {
  const name = nameOf(players, seat);
  return {
    name,
    you: players[seat]?.you ? "yes" : "no",
    elide: VOWEL.test(name) ? "yes" : "no",
  };
}

/** How many letters the longest part of these names has that no line may break. */
export function longestName(players: readonly Player[]): number {
  return Math.max(
    1,
    ...players.flatMap(({ name }) => name.split(/[\s-]/).map((part) => part.length)),
  );
}
