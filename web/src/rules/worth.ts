import emerald from "@pieces/prize-emerald.svg?url";
import horseshoe from "@pieces/prize-horseshoe.svg?url";
import ruby from "@pieces/prize-ruby.svg?url";
import thief from "@pieces/prize-thief.svg?url";
import topaz from "@pieces/prize-topaz.svg?url";

/** A line of the table of points: `worth-KEY` says what for, `points-KEY` how many. */
export interface Worth {
  key: string;
  picture?: string;
}

/** What is worth how much in a game, and the rules that tell it at length. */
export interface Counting {
  lines: readonly Worth[];
  rules: readonly string[];
}

const lines = (...keys: readonly string[]): readonly Worth[] => keys.map((key) => ({ key }));

export const COUNTING: Readonly<Record<string, Counting>> = {
  dixit: {
    lines: lines(
      "dixit-some",
      "dixit-alone",
      "dixit-all",
      "dixit-vote",
      "dixit-cap",
      "dixit-single",
    ),
    rules: ["R-DIXIT-7", "R-DIXIT-8", "R-DIXIT-21"],
  },
  stella: {
    lines: lines("stella-spark", "stella-super", "stella-fall", "stella-dark"),
    rules: ["R-STELLA-18", "R-STELLA-13", "R-STELLA-14", "R-STELLA-15", "R-STELLA-19"],
  },
  "look-at-the-stars": {
    lines: lines("stars-constellation", "stars-planet", "stars-shot", "stars-bonus"),
    rules: ["R-LATS-31", "R-LATS-30", "R-LATS-32", "R-LATS-33", "R-LATS-23", "R-LATS-24"],
  },
  "etoile-d-afrique": {
    lines: [
      ...lines("africa-star", "africa-gems", "africa-plain"),
      { key: "africa-thief", picture: thief },
      { key: "africa-first", picture: horseshoe },
      { key: "africa-second", picture: ruby },
      { key: "africa-third", picture: emerald },
      { key: "africa-fourth", picture: topaz },
    ],
    rules: ["R-AFRICA-3", "R-AFRICA-16", "R-AFRICA-17", "R-AFRICA-18"],
  },
  "etoile-solitaire": {
    lines: lines("rows-1", "rows-2", "rows-3", "rows-4", "rows-5"),
    rules: ["R-AFRICA-34"],
  },
};
