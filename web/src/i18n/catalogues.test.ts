import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHELF } from "../games";
import { PRIZES } from "../games/etoile-d-afrique/present";
import { GRADES } from "../games/etoile-solitaire/present";
import { COUNTING } from "../rules/worth";
import { TOKENS } from "../ui/tokens";
import { CARDS, SLATES } from "../wire/games/star-cards";
import { LANGS } from "./words";

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
/** `say(`key-${one}-${other}`)` in code: `key-*-*`. */
const SHAPES = [...CODE.matchAll(/\bsay\(\s*`([a-z][\w-]*-\$\{[^`]*)`/g)].map((match) =>
  (match[1] ?? "").replace(/\$\{[^{}]*\}/g, "*"),
);

/** The words between quotation marks in a statement of our code that begins so. */
function quoted(file: string, begin: string): readonly string[] {
  const [, after = ""] = readFileSync(join(ROOT, "web/src", file), "utf-8").split(begin);
  const [statement = ""] = after.split(";");
  return [...statement.matchAll(/"([\w-]+)"/g)].map((match) => match[1] ?? "");
}

/** What every match of this leads to, in a file of the house. */
function found(file: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(join(ROOT, file), "utf-8");
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

const GAMES = found("src/veillee/games/catalogue.py", /^    "([\w-]+)": _entry\(/gm);
const LEVELS = found("src/veillee/games/catalogue.py", /^        (?!at_once|fewest)(\w+)=/gm);
const PERSONAS = found("src/veillee/i18n/fr/personas.ftl", /^persona-([\w-]+)-about =/gm);
const ABOUT = found("web/src/home/About.svelte", /key: "(\w+)"/g);
const ACTS = found("web/src/wire/games/etoile-d-afrique.ts", /type: "([\w-]+)"/g);
const MESSAGES = "wire/messages.ts";
const OCCASIONS = quoted(MESSAGES, "occasion: ");
const CLUES = quoted("wire/games/dixit.ts", "kind: ");
const WORTH = Object.values(COUNTING).flatMap(({ lines }) => lines.map(({ key }) => key));

/** What stands for the stars of each shape. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  "about-*": ABOUT,
  "about-*-text": ABOUT,
  "can-*": quoted("games/etoile-d-afrique/present.ts", "type Verdict ="),
  "clock-*": quoted(MESSAGES, "clock?: "),
  "dixit-asks-*": ["give", "vote"],
  "dixit-clue-label-*": CLUES.filter((kind) => kind !== "phrase"),
  "dixit-found-*": quoted("games/dixit/present.ts", "verdictOf(reveal: Reveal): "),
  "dixit-live-*": CLUES.filter((kind) => kind !== "phrase"),
  "dixit-says-*": CLUES,
  "dixit-song-*": [...quoted("games/dixit/recorder.svelte.ts", "type NoSound ="), "aloud"],
  "do-*": ACTS,
  "game-*": GAMES,
  "game-*-line": GAMES,
  "grade-*": GRADES,
  "hand-*": quoted("settings.svelte.ts", "hand: "),
  "lang-*": LANGS,
  "level-*": ["random", ...LEVELS],
  "motion-*": quoted("settings.svelte.ts", "motion: "),
  "my-table-*": ["open", ...quoted(MESSAGES, 'phase: "open"')],
  "note-*": Object.keys(SLATES),
  "option-point_card--*": Object.keys(CARDS).filter((card) => card.startsWith("P")),
  "option-power_card--*": Object.keys(CARDS).filter((card) => card.startsWith("W")),
  "persona-*": PERSONAS,
  "persona-*-*": PERSONAS.flatMap((persona) => OCCASIONS.map((one) => `${persona}-${one}`)),
  "persona-*-about": PERSONAS,
  "points-*": WORTH,
  "react-*": quoted(MESSAGES, "reaction: "),
  "rules-part-*": quoted("rules/RulesSheet.svelte", "type Part ="),
  "slate-*": Object.keys(SLATES),
  "stars-line-*": quoted("games/look-at-the-stars/describe.ts", "const WAYS:"),
  "stars-sun-*": quoted("games/look-at-the-stars/describe.ts", "const SUNS ="),
  "theme-*": quoted("settings.svelte.ts", "theme: "),
  "token-*": [...TOKENS, ...PRIZES],
  "told-*": quoted("wire/games/etoile-d-afrique.ts", "how: "),
  "why-*": quoted("games/etoile-solitaire/present.ts", "type Reason ="),
  "worth-*": WORTH,
};

/** What games declare and refuse; `tests/i18n` knows all of it. */
const DECLARED = ["option-*", "option-*--*", "option-*--how", "reason-*", "refused-*"];

const BUILT = new Set(
  Object.entries(COMPUTED).flatMap(([shape, values]) =>
    values.map((value) => shape.replace(/\*(-\*)?/, value)),
  ),
);

test.each(NAMES)("both languages say the same things in %s", (name) => {
  expect(keys("en", name)).toEqual(keys("fr", name));
});

test("every key that the code asks for is in a catalogue", () => {
  expect([...new Set(ASKED)].filter((key) => !EVERY_KEY.has(key))).toEqual([]);
});

test("every key that the code builds from what it knows is in a catalogue", () => {
  expect(SHAPES.filter((one) => !COMPUTED[one] && !DECLARED.includes(one))).toEqual([]);
  expect(Object.keys(COMPUTED).filter((one) => !SHAPES.includes(one))).toEqual([]);
  expect(Object.entries(COMPUTED).filter(([, values]) => values.length < 2)).toEqual([]);
  expect([...BUILT].filter((key) => !EVERY_KEY.has(key))).toEqual([]);
});

test("every game of the house has a board, and its name and its line wherever it is offered", () => {
  expect(Object.keys(SHELF).toSorted()).toEqual(GAMES.toSorted());
  const offered = GAMES.flatMap((game) => [`game-${game}`, `game-${game}-line`]);
  const everywhere = keys("fr", "web.ftl");
  expect(offered.filter((key) => !everywhere.includes(key))).toEqual([]);
});

test("no message of the browser is left over", () => {
  const declared = (key: string) =>
    DECLARED.some((one) => key.startsWith(one.split("*")[0] ?? one));
  const used = (key: string) =>
    CODE.includes(`"${key}"`) || CODE.includes(`'${key}'`) || BUILT.has(key) || declared(key);
  expect(OURS.flatMap((name) => keys("fr", name)).filter((key) => !used(key))).toEqual([]);
});
