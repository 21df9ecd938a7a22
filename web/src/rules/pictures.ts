import { thumbUrl } from "../games/pictures/deck.svelte";

const PIECES = import.meta.glob<string>(
  [
    "@pieces/africa-{2-sand,11-sand,12-forest,13-dusk,14-river,brigand,star}.svg",
    "@pieces/africa-{9-dusk,6-forest,3-river}.svg",
    "@pieces/{night-N1,night-N14,night-shooting-star,point-P1,power-W2,back-dixit}.svg",
    "@pieces/{back-stella-word,lantern-moon,lantern-drop,lantern-flame}.svg",
    "@pieces/prize-*.svg",
  ],
  { query: "?url", import: "default", eager: true },
);
const URLS = new Map(
  Object.entries(PIECES).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ""), url]),
);

/** The pieces that a rule speaks of. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  "R-DIXIT-3": ["back-dixit"],
  "R-STELLA-6": ["back-stella-word"],
  "R-STELLA-9": ["lantern-moon", "lantern-drop", "lantern-flame"],
  "R-LATS-12": ["night-N1", "night-N14"],
  "R-LATS-19": ["night-shooting-star"],
  "R-LATS-21": ["point-P1", "power-W2"],
  "R-AFRICA-2": [
    "africa-2-sand",
    "africa-11-sand",
    "africa-12-forest",
    "africa-13-dusk",
    "africa-14-river",
    "africa-brigand",
    "africa-star",
  ],
  "R-AFRICA-16": ["prize-thief"],
  "R-AFRICA-18": ["prize-horseshoe", "prize-ruby", "prize-emerald", "prize-topaz"],
  "R-AFRICA-31": ["africa-9-dusk", "africa-6-forest", "africa-3-river"],
};

/** Pictures of the deck, where a rule speaks of pictures. */
const DREAMS: Readonly<Record<string, readonly string[]>> = {
  "R-DIXIT-1": ["d001", "d004", "d007", "d010"],
  "R-STELLA-2": ["d002", "d005", "d008", "d011", "d014"],
};

export function picturesOf(rule: string): readonly string[] {
  const pieces = (SHOWN[rule] ?? []).flatMap((name) => URLS.get(name) ?? []);
  return [...pieces, ...(DREAMS[rule] ?? []).map(thumbUrl)];
}
