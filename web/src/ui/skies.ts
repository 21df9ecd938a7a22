/** Each house of games has its own sky. */
export type Sky = "home" | "dixit" | "stella" | "lats" | "africa";

/**
 * What lies below the sky. People and animals belong where the page is open; aside, they stand to
 * the left of a wide page with a panel on its right; after, below a page that ends above them.
 * Behind panels, which would cut them, there are only hills; where a board fills the page, as slates
 * and pictures do, the sky is bare.
 */
export type Land = "people" | "aside" | "after" | "hills" | "none";

const GAMES: Readonly<Record<Sky, string>> = {
  home: "home",
  dixit: "dixit",
  stella: "stella",
  lats: "look-at-the-stars",
  africa: "etoile-d-afrique",
};

const FILES = import.meta.glob<string>("@pieces/sky-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const URLS = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/sky-|\.svg$/g, ""), url]),
);

/** Who lives under a sky, as CSS wants a picture: by night, or as ink on paper. */
export function peopleOf(sky: Sky, theme: "night" | "paper"): string {
  const name = theme === "night" ? GAMES[sky] : `${GAMES[sky]}-paper`;
  return `url("${URLS.get(name) ?? ""}")`;
}
