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

function isAway(seat: SeatNow): boolean {
  return seat.kind === "human" && !seat.program && (!seat.present || seat.gone);
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
