import { speech } from "../i18n/speech.svelte";
import type { Lang, Words } from "../i18n/words";
import type { AnyGame, Shelf } from "./game";

/** The only list of boards; each is loaded when somebody plays it. */
export const SHELF: Readonly<Record<string, Shelf>> = {
  dixit: {
    sky: "dixit",
    land: "hills",
    catalogues: ["web-pictures", "web-dixit"],
    load: () => withDeck(import("./dixit")),
  },
  "etoile-d-afrique": {
    sky: "africa",
    land: "hills",
    catalogues: ["web-africa"],
    load: () => import("./etoile-d-afrique").then((module) => module.game),
  },
  "etoile-solitaire": {
    sky: "africa",
    land: "hills",
    catalogues: ["web-africa"],
    load: () => import("./etoile-solitaire").then((module) => module.game),
  },
  "look-at-the-stars": {
    sky: "lats",
    catalogues: ["web-stars"],
    load: () => import("./look-at-the-stars").then((module) => module.game),
  },
  stella: {
    sky: "stella",
    catalogues: ["web-pictures", "web-stella"],
    load: () => withDeck(import("./stella")),
  },
};

/** A game played with pictures comes with what is told of them. */
async function withDeck(board: Promise<{ game: AnyGame }>): Promise<AnyGame> {
  const [{ game }, { deck }] = await Promise.all([board, import("./pictures/deck.svelte")]);
  await deck.learn();
  return game;
}

/** The words of a game: its own catalogue, those that only its board needs, and the owls'. */
export function wordsOf(game: string, lang: Lang): Promise<Words> {
  return speech.read(lang, [game, "personas", ...(SHELF[game]?.catalogues ?? [])]);
}
