import type { Lang, Words } from "../../i18n/words";

/** What is told of a picture: in one line, and at length to those who cannot see it. */
export interface Told {
  id: string;
  caption: Readonly<Record<Lang, string>>;
  description: Readonly<Record<Lang, string>>;
  /** Its mean colour, until it is loaded. */
  placeholder: string;
}

/** The pictures of the house: the server draws none, it hands out what the atelier has drawn. */
class Deck {
  #told = $state.raw<ReadonlyMap<string, Told>>(new Map());
  #asked: Promise<void> | null = null;

  /** Ask for the captions once; a board is then shown with them. */
  learn(): Promise<void> {
    this.#asked ??= this.#read();
    return this.#asked;
  }

  hold(told: readonly Told[]): void {
    this.#told = new Map(told.map((one) => [one.id, one]));
  }

  get all(): readonly Told[] {
    return [...this.#told.values()];
  }

  find(image: string): Told | undefined {
    return this.#told.get(image);
  }

  async #read(): Promise<void> {
    try {
      const answer = await fetch("/api/deck");
      if (answer.ok) this.hold((await answer.json()) as Told[]);
      else this.#asked = null;
    } catch {
      // Without captions a picture is told by its number; the next board asks again.
      this.#asked = null;
    }
  }
}

export const deck = new Deck();

/** What a picture shows, in one line. */
export function captionOf(image: string, words: Words): string {
  return deck.find(image)?.caption[words.lang] ?? words.say("picture-untold", { image });
}

/** What a picture shows, at length. */
export function descriptionOf(image: string, words: Words): string {
  return deck.find(image)?.description[words.lang] ?? "";
}

export function pictureUrl(image: string): string {
  return `/pictures/${image}.webp`;
}

export function thumbUrl(image: string): string {
  return `/pictures/${image}.thumb.webp`;
}
