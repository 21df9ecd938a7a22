import type { SeatNow, TableNow, View, You } from "../wire/messages";

/** Who sits where, as this device shows it. */
export interface Player {
  seat: number;
  name: string;
  token: string;
  you: boolean;
  bot: boolean;
  /** A bot plays for them. */
  covered: boolean;
  away: boolean;
  host: boolean;
  awaited: boolean;
  /** The language they read; nothing: a bot, or nobody. */
  reads?: string | null;
}

export function playersOf(
  table: TableNow,
  you: You | null,
  view: Pick<View, "awaited"> | null,
  nobody: string,
): readonly Player[] {
  return table.seats.map((seat, number) => ({
    seat: number,
    name: seat.name ?? nobody,
    token: seat.token,
    you: you?.seats.includes(number) ?? false,
    bot: seat.kind === "bot",
    covered: seat.covered,
    away: isAway(seat),
    host: seat.host,
    awaited: view?.awaited.includes(number) ?? false,
    reads: seat.language,
  }));
}

/** When all hands lie open: where several share a device, each of them has their name. */
export function readerOf(you: You): You {
  return you.seats.length > 1 ? { ...you, seats: [] } : you;
}

function isAway(seat: SeatNow): boolean {
  return seat.kind === "human" && !seat.program && (!seat.present || seat.gone);
}

const VOWEL = /^[aeiouœæ]/i;

/** A name as a sentence needs it: French elides before a vowel, whatever its accent. */
export function named(name: string): { name: string; elide: "yes" | "no" } {
  return { name, elide: VOWEL.test(name.normalize("NFD")) ? "yes" : "no" };
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? "";
}

/** A player as a sentence needs them. */
export function person(
  players: readonly Player[],
  seat: number,
): ReturnType<typeof named> & { you: "yes" | "no" } {
  return { ...named(nameOf(players, seat)), you: players[seat]?.you ? "yes" : "no" };
}

/** From so many on the names of those who are awaited fill more than one line of a phone. */
export const MANY_AWAITED = 4;

/** How many letters the longest part of these names has that no line may break. */
export function longestName(players: readonly Player[]): number {
  return Math.max(
    1,
    ...players.flatMap(({ name }) => name.split(/[\s-]/).map((part) => part.length)),
  );
}

/** The badge that tells a player's state without colour; an owl's face says by itself what it is. */
export function badgeOf(player: Player): "bot" | "away" | null {
  if (player.bot && player.token.startsWith("owl-")) return null;
  if (player.bot || player.covered) return "bot";
  return player.away ? "away" : null;
}

/** The players from this seat on, clockwise: you first, then your left neighbour. */
export function around(players: readonly Player[], seat: number | null): readonly Player[] {
  const start = seat ?? 0;
  return [...players.slice(start), ...players.slice(0, start)];
}

/**
 * The other seats of this device whose players may answer too, where the first to answer does, or
 * where what they are asked cannot wait.
 */
export function alsoAsked(
  own: readonly number[],
  views: ReadonlyMap<number | null, Pick<View, "awaited" | "question" | "view">>,
  shown: number | null,
  cannotWait: (view: unknown) => boolean = () => false,
): readonly number[] {
  return own.filter((seat) => {
    const view = views.get(seat);
    if (seat === shown || !view || view.question === null) return false;
    return view.awaited.length === 0 || cannotWait(view.view);
  });
}

/**
 * The seat whose view this device shows. A device with several seats shows the one that is asked,
 * and stays with the one it shows while that one is still asked.
 */
export function seatShown(
  own: readonly number[],
  asked: (seat: number) => boolean,
  shown: number | null,
): number | null {
  if (shown !== null && own.includes(shown) && asked(shown)) return shown;
  const next = own.find(asked);
  if (next !== undefined) return next;
  return shown !== null && own.includes(shown) ? shown : (own[0] ?? null);
}
