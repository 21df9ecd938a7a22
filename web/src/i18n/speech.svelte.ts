import { settings } from "../settings.svelte";
import { Once } from "../wire/once";
import { Words, type Lang, type Params } from "./words";

const CATALOGUES = import.meta.glob<string>("@words/*/*.ftl", { import: "default" });
const EVERYWHERE = ["common", "table", "server", "web"];

/** What is said on this device, in the language that was chosen here. */
class Speech {
  #words = $state.raw<Words | null>(null);
  readonly #read = new Once();

  get words(): Words {
    if (!this.#words) throw new Error("The words are not read yet");
    return this.#words;
  }

  get lang(): Lang {
    return this.words.lang;
  }

  /** Read what is said everywhere; before this, nothing can be shown. */
  async learn(lang: Lang): Promise<void> {
    this.#words = await this.#wordsOf(lang, EVERYWHERE);
    document.documentElement.lang = lang;
  }

  async choose(lang: Lang): Promise<void> {
    await this.learn(lang);
    settings.set({ lang });
  }

  /** What is said everywhere, and in some more catalogues. */
  read(lang: Lang, catalogues: readonly string[]): Promise<Words> {
    return this.#wordsOf(lang, [...EVERYWHERE, ...catalogues]);
  }

  #wordsOf(lang: Lang, names: readonly string[]): Promise<Words> {
    return this.#read.ask(`${lang}:${names.join()}`, () => read(lang, names));
  }
}

export const speech = new Speech();

/** A message of the house in this device's language. */
export function say(key: string, params?: Params): string {
  return speech.words.say(key, params);
}

async function read(lang: Lang, names: readonly string[]): Promise<Words> {
  const texts = await Promise.all(names.map((name) => catalogue(lang, name)));
  return new Words(lang, texts);
}

async function catalogue(lang: Lang, name: string): Promise<string> {
  const found = Object.entries(CATALOGUES).find(([path]) => path.endsWith(`/${lang}/${name}.ftl`));
  return found ? found[1]() : "";
}
