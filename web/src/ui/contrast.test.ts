import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CSS = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");
const SKIES = ["home", "dixit", "stella", "lats", "africa"];
const THEMES = ["night", "paper"];

/** The colours that a rule of the tokens sets; a sky that has no rule of its own sets none. */
function colours(selector: string): Record<string, string> {
  const rules = CSS.replace(/\/\*[^*]*\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const bodies = [...rules]
    .filter(([, names]) => names?.split(",").some((name) => name.trim() === selector))
    .map(([, , body]) => body ?? "");
  return Object.fromEntries(
    [...bodies.join().matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function palette(theme: string, sky: string): Record<string, string> {
  const game = `[data-game="${sky}"]`;
  const own = theme === "night" ? game : `[data-theme="paper"]${game}`;
  return { ...colours(":root"), ...colours(`[data-theme="${theme}"]`), ...colours(own) };
}

/** How much two colours differ in light, as WCAG 2.2 counts it. */
function contrast(one = "", other = ""): number {
  const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const GROUNDS = ["bg", "surface-1", "surface-2", "surface-3"];
const WORDS = ["text", "text-2", "text-3", "lamp-text", "ember", "danger", "good"];
/** What may lie on the bare sky, and how far down. */
const ON_SKY = [
  ["text", ["sky-1", "sky-2", "sky-3"]],
  ["text-2", ["sky-1", "sky-2", "sky-3"]],
  ["lamp-text", ["sky-1", "sky-2"]],
] as const;
const PAPERS = [
  ["on-lamp", "lamp"],
  ["on-scrap", "scrap"],
  ["on-scrap-2", "scrap"],
] as const;

test.each(THEMES.flatMap((theme) => SKIES.map((sky) => [theme, sky] as const)))(
  "words and edges stand out on every ground, by %s under the sky of %s",
  (theme, sky) => {
    const at = palette(theme, sky);
    const pairs = [
      ...WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground, 4.5] as const)),
      ...ON_SKY.flatMap(([word, skies]) => skies.map((part) => [word, part, 4.5] as const)),
      ...PAPERS.map(([word, paper]) => [word, paper, 4.5] as const),
      ...GROUNDS.map((ground) => ["line-strong", ground, 3] as const),
    ];
    const faint = pairs.filter(([word, ground, least]) => contrast(at[word], at[ground]) < least);
    expect(faint).toEqual([]);
  },
);

test("a contrast is counted as it should be", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#f5eddb", "#0f1226")).toBeCloseTo(15.9, 1);
});
