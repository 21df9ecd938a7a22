import { speech } from "../i18n/speech.svelte";
import type { Lang, Words } from "../i18n/words";
import type { Shelf } from "./game";

/** The only list of boards; each is loaded when somebody plays it. */
export const SHELF: Readonly<Record<string, Shelf>> = {
  "etoile-d-afrique": {
    sky: "africa",
    catalogues: ["web-africa"],
    load: () => import("./etoile-d-afrique").then((module) => module.game),
  },
  "etoile-solitaire": {
    sky: "africa",
    catalogues: ["web-africa"],
    load: () => import("./etoile-solitaire").then((module) => module.game),
  },
};

/** The words of a game: its own catalogue, and those that only its board needs. */
export function wordsOf(game: string, lang: Lang): Promise<Words> {
  return speech.read(lang, [game, ...(SHELF[game]?.catalogues ?? [])]);
}
