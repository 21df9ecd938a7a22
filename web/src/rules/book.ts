import { speech } from "../i18n/speech.svelte";
import type { Lang, Words } from "../i18n/words";
import { api } from "../wire/api";
import type { Rule } from "../wire/messages";

/** The rules of a game, and the words of what is worth how much: one comes not without the other. */
export interface Book {
  rules: readonly Rule[];
  words: Words;
}

/** Read together, so that nothing moves when the second arrives. */
export async function bookOf(game: string, lang: Lang): Promise<Book> {
  const [rules, words] = await Promise.all([
    api.rules(game, lang),
    speech.read(lang, ["web-rules"]),
  ]);
  return { rules, words };
}
