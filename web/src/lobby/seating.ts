import type { Unsent } from "../wire/line";
import type { GameShown, SeatNow, TableNow } from "../wire/messages";

/** How well a bot plays, from the gentlest; one that plays at random is no company for people. */
const LEVELS = ["easy", "heuristic", "strong"];

export function levelsOf(game: Pick<GameShown, "bots">): readonly string[] {
  return LEVELS.filter((level) => game.bots.includes(level));
}

/** Whether a bot of the house sits there; a program comes from elsewhere and is a guest like a person. */
export function isOwl(seat: Pick<SeatNow, "kind" | "program">): boolean {
  return seat.kind === "bot" && !seat.program;
}

/** The level of a bot that nobody has chosen: one that thinks. */
export function usualLevel(game: Pick<GameShown, "bots">): string {
  const levels = levelsOf(game);
  return levels.includes("heuristic") ? "heuristic" : (levels[0] ?? game.bots[0] ?? "");
}

/** The owls that do not sit at the table yet, in the order in which the house names them. */
export function freeOwls(
  game: Pick<GameShown, "personas">,
  seats: readonly Pick<SeatNow, "persona">[],
): readonly string[] {
  return game.personas.filter((owl) => seats.every(({ persona }) => persona !== owl));
}

/** The swaps that bring everyone who sits to the first seats, nobody passing anybody. */
export function gathering(seats: readonly Pick<SeatNow, "kind">[]): readonly Unsent[] {
  const taken = seats.map((seat) => seat.kind !== "empty");
  const swaps: Unsent[] = [];
  for (let to = 0; to < taken.length; to++) {
    const from = taken.indexOf(true, to);
    if (taken[to] || from < 0) continue;
    swaps.push({ type: "swap", one: to, other: from });
    taken[to] = true;
    taken[from] = false;
  }
  return swaps;
}

/** How an owl is called and which seal it wears, given what is taken at the table. */
export interface Dress {
  name(persona: string): string;
  token(persona: string, taken: readonly string[]): string;
}

/** A bot for every free seat of these, each an owl under a name and a token that nobody has. */
export function filling(
  table: Pick<TableNow, "seats">,
  game: GameShown,
  dress: Dress,
  places: readonly number[] = table.seats.map((_, place) => place),
): readonly Unsent[] {
  const seats: Pick<SeatNow, "name" | "token" | "persona">[] = [...table.seats];
  return places.flatMap((place): Unsent[] => {
    if (table.seats[place]?.kind !== "empty") return [];
    const persona = freeOwls(game, seats)[0] ?? game.personas[place % game.personas.length] ?? "";
    const owl = dressed(seats, persona, dress);
    seats.push(owl);
    return [{ type: "add-bot", seat: place, bot: usualLevel(game), ...owl }];
  });
}

/** Somebody else on this seat, or the same at another level: the seat is emptied first. */
export function seating(
  table: Pick<TableNow, "seats">,
  seat: number,
  chosen: { persona: string; bot: string },
  dress: Dress,
): readonly Unsent[] {
  const others = table.seats.filter((_, place) => place !== seat);
  const empty: Unsent[] = table.seats[seat]?.kind === "empty" ? [] : [{ type: "leave", seat }];
  const owl = dressed(others, chosen.persona, dress);
  return [...empty, { type: "add-bot", seat, bot: chosen.bot, ...owl }];
}

function dressed(
  seats: readonly Pick<SeatNow, "name" | "token">[],
  persona: string,
  dress: Dress,
): { name: string; token: string; persona: string } {
  const names = seats.map(({ name }) => name);
  const tokens = seats.map(({ token }) => token);
  const own = dress.name(persona);
  const twin = names.filter((name) => name?.startsWith(own)).length;
  const name = names.includes(own) ? `${own} ${twin + 1}` : own;
  return { name, token: dress.token(persona, tokens), persona };
}
