import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = new URL("../../..", import.meta.url).pathname;
const CATALOGUES = join(ROOT, "src/veillee/i18n");

/** The keys of a catalogue. */
function keys(lang: string, name: string): string[] {
  const text = readFileSync(join(CATALOGUES, lang, name), "utf-8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const NAMES = readdirSync(join(CATALOGUES, "fr"));
const OURS = NAMES.filter((name) => name.startsWith("web"));
const CODE = files(join(ROOT, "web/src"))
  .map((file) => readFileSync(file, "utf-8"))
  .join("\n");
const EVERY_KEY = new Set(NAMES.flatMap((name) => keys("fr", name)));

/** `say("key")` in code, however it is called. */
const ASKED = [...CODE.matchAll(/\bsay\(\s*(["'])([\w-]+)\1/g)].map((match) => match[2] ?? "");
/** The stems of `say(`stem-${…}`)`. */
const STEMS = [...CODE.matchAll(/\bsay\(\s*`([\w-]+-)\$\{/g)].map((match) => match[1] ?? "");

test.each(NAMES)("both languages say the same things in %s", (name) => {
  expect(keys("en", name)).toEqual(keys("fr", name));
});

test("every key that the code asks for is in a catalogue", () => {
  expect([...new Set(ASKED)].filter((key) => !EVERY_KEY.has(key))).toEqual([]);
});

test("every stem that the code builds keys from leads somewhere", () => {
  const leads = (stem: string) => [...EVERY_KEY].some((key) => key.startsWith(stem));
  expect(STEMS.filter((stem) => !leads(stem))).toEqual([]);
});

test("no message of the browser is left over", () => {
  const used = (key: string) =>
    CODE.includes(`"${key}"`) ||
    CODE.includes(`'${key}'`) ||
    STEMS.some((stem) => key.startsWith(stem));
  expect(OURS.flatMap((name) => keys("fr", name)).filter((key) => !used(key))).toEqual([]);
});
