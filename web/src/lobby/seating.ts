import type { Unsent } from "../wire/line";
import type { SeatNow, TableNow } from "../wire/messages";

/** The owls that keep a seat warm, by the number of their message. */
export const OWLS = [1, 2, 3, 4, 5, 6] as const;

export interface OwlOf {
  name(owl: number): string;
  token(taken: readonly string[]): string;
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

/** A bot for every free seat of these, each under a name and a token that nobody has. */
export function filling(
  table: Pick<TableNow, "seats">,
  bot: string,
  owls: OwlOf,
  places: readonly number[] = table.seats.map((_, place) => place),
): readonly Unsent[] {
  const names = table.seats.map((seat) => seat.name ?? "");
  const tokens = table.seats.map((seat) => seat.token);
  return places.flatMap((place): Unsent[] => {
    if (table.seats[place]?.kind !== "empty") return [];
    const name = owlName(owls, names);
    const token = owls.token(tokens);
    names.push(name);
    tokens.push(token);
    return [{ type: "add-bot", seat: place, bot, name, token }];
  });
}

function owlName(owls: OwlOf, taken: readonly string[]): string {
  const free = OWLS.find((owl) => !taken.includes(owls.name(owl)));
  return free === undefined ? `${owls.name(1)} ${taken.length}` : owls.name(free);
}

/** The bot that a house offers first: the one that thinks. */
export function firstBot(bots: readonly string[]): string {
  return bots.find((bot) => bot !== "random") ?? bots[0] ?? "random";
}
