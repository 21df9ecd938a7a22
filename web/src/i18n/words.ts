import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages of the house. */
export type Lang = "fr" | "en";
export const LANGS: readonly Lang[] = ["fr", "en"];

export type Params = Readonly<
  Record<string, FluentVariable | boolean | readonly (string | number)[]>
>;

/** One language, for one game or for none: the same catalogues as the house itself speaks from. */
export class Words {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, catalogues: readonly string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of catalogues) this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message of this key; a missing one is a defect: it is reported and shown as its key. */
  say(key: string, params: Params = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return missing(key, this.lang);
    return this.#bundle.formatPattern(message.value, shown(params));
  }

  /** Names in a row: `Léa, Tom and Inès`. */
  listed(names: readonly string[]): string {
    if (names.length < 2) return names.join("");
    return this.say("names", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }
}

function missing(key: string, lang: Lang): string {
  console.error(`No message ${key} in ${lang}`);
  return key;
}

function shown(params: Params): Record<string, FluentVariable> {
  const entries = Object.entries(params).map(([name, value]) => [name, plain(value)] as const);
  return Object.fromEntries(entries);
}

function plain(value: Params[string]): FluentVariable {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "boolean" ? String(value) : (value as FluentVariable);
}
