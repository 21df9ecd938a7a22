/** The twelve seals of players, in the order in which they are offered. */
export const TOKENS = [
  "moon",
  "drop",
  "flame",
  "leaf",
  "moth",
  "shell",
  "fish",
  "key",
  "boat",
  "bell",
  "mushroom",
  "house",
] as const;

export type TokenName = (typeof TOKENS)[number];

const FILES = import.meta.glob<string>(["@pieces/token-*.svg", "@pieces/owl-*.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});
const URLS = new Map(Object.entries(FILES).map(([path, url]) => [nameIn(path), url]));

/** Where the picture of a seal lies; a token we do not know is drawn as the first one. */
export function tokenUrl(name: string): string {
  return URLS.get(name) ?? URLS.get(TOKENS[0]) ?? "";
}

/** The first seal that nobody has. */
export function freeToken(taken: readonly string[]): TokenName {
  return TOKENS.find((token) => !taken.includes(token)) ?? TOKENS[0];
}

/** An owl wears its own face; where another already does, or none is drawn, a free seal. */
export function owlToken(persona: string, taken: readonly string[]): string {
  const face = `owl-${persona}`;
  return URLS.has(face) && !taken.includes(face) ? face : freeToken(taken);
}

/** `…/token-moon.svg` → `moon`, `…/owl-hulotte.svg` → `owl-hulotte`. */
function nameIn(path: string): string {
  return path.replace(/^.*\//, "").replace(/^token-|\.svg$/g, "");
}
