import africa from "@pieces/window-etoile-d-afrique.svg?url";
import dixit from "@pieces/window-dixit.svg?url";
import solitaire from "@pieces/window-etoile-solitaire.svg?url";
import lats from "@pieces/window-look-at-the-stars.svg?url";
import stella from "@pieces/window-stella.svg?url";
import type { GameShown } from "../wire/messages";

/** How a game stands on the shelf of the home page. */
interface Window {
  picture: string;
  /** About how long an evening of it takes, in minutes. */
  minutes: number;
  /** How many sit down where nobody says otherwise. */
  seats: number;
  /** The game at whose window it is found, if it has none of its own. */
  livesWith?: string;
}

const WINDOWS: Readonly<Record<string, Window>> = {
  dixit: { picture: dixit, minutes: 35, seats: 5 },
  stella: { picture: stella, minutes: 30, seats: 4 },
  "look-at-the-stars": { picture: lats, minutes: 20, seats: 3 },
  "etoile-d-afrique": { picture: africa, minutes: 40, seats: 4 },
  "etoile-solitaire": {
    picture: solitaire,
    minutes: 10,
    seats: 1,
    livesWith: "etoile-d-afrique",
  },
};

export interface Shelved extends Window {
  game: GameShown;
}

/** The games of the house in the order of the shelf. */
export function shelved(games: readonly GameShown[]): readonly Shelved[] {
  const order = Object.keys(WINDOWS);
  return games
    .filter((game) => game.name in WINDOWS)
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .flatMap((game) => {
      const window = WINDOWS[game.name];
      return window ? [{ ...window, seats: between(window.seats, game.seats), game }] : [];
    });
}

/** The picture of a game; none, of one that this page does not know. */
export function windowOf(game: string): string | undefined {
  return WINDOWS[game]?.picture;
}

/** One window for each house of games: the solitaire lives with L'Étoile d'Afrique. */
export function windows(shelf: readonly Shelved[]): readonly (readonly Shelved[])[] {
  const houses = Map.groupBy(shelf, ({ game, livesWith }) => livesWith ?? game.name);
  return [...houses.values()];
}

function between(seats: number, [low, high]: readonly [number, number]): number {
  return Math.min(Math.max(seats, low), high);
}
