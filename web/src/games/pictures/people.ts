import type { Player } from "../../table/players";

const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i;

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

/** Whether a name needs smaller letters where there is little room. */
export function isLong(name: string): boolean {
  return name.length > 7;
}
