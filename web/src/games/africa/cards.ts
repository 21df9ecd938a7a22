import type { Words } from "../../i18n/words";
import { DECK, type Face } from "../../wire/games/africa-deck";

const FILES = import.meta.glob<string>("@pieces/africa-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const URLS = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*africa-|\.svg$/g, ""), url]),
);

export function cardUrl(card: string): string {
  return URLS.get(card) ?? "";
}

const AT_ONCE = 4;

/** Fetch the faces before they are dealt, a few at a time, so that no card is ever blank. */
export function fetchFaces(): void {
  const urls = [...URLS.values()];
  const next = (): void => {
    const url = urls.shift();
    if (!url) return;
    const image = new Image();
    image.onload = image.onerror = next;
    image.src = url;
  };
  for (let n = 0; n < AT_ONCE; n++) next();
}

export function faceOf(card: string): Face {
  const face = DECK[card];
  if (!face) throw new Error(`No card ${card}`);
  return face;
}

const KINDS: Readonly<Record<number, string>> = {
  2: "lion",
  11: "topaz",
  12: "emerald",
  13: "ruby",
  14: "horseshoe",
  15: "brigand",
  16: "star",
};

/** The name that words know a card by: `emerald`, or `plain` for those that are only a number. */
export function kindOf(card: string): string {
  return KINDS[faceOf(card).value] ?? "plain";
}

/** `the emerald`, `the 7`: in a sentence. */
export function theCard(words: Words, card: string): string {
  return words.say("the-card", { kind: kindOf(card), value: faceOf(card).value });
}

/** The card that a refusal names; null: that is no card. */
export function named(thing: unknown, words: Words): string | null {
  return typeof thing === "string" && Object.hasOwn(DECK, thing) ? theCard(words, thing) : null;
}

/** All that is printed on a card, for those who do not see it. */
export function wholeCard(words: Words, card: string): string {
  const { value, place } = faceOf(card);
  return words.say("whole-card", {
    kind: kindOf(card),
    value,
    place,
    land: landOf(words, card),
  });
}

/** The land of a card, in a word. */
export function landOf(words: Words, card: string): string {
  return words.say("land", { colour: faceOf(card).colour ?? "none" });
}

/** What captured cards are worth. */
export function pointsOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + faceOf(card).points, 0);
}
