import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Words, type Lang } from "./words";

const FOLDER = new URL("../../../src/veillee/i18n/", import.meta.url).pathname;

/** The words of a game as a page has them, read from the files. For tests. */
export function wordsFor(lang: Lang, ...names: readonly string[]): Words {
  const all = ["common", "table", "server", "web", ...names];
  return new Words(
    lang,
    all.map((name) => readFileSync(join(FOLDER, lang, `${name}.ftl`), "utf-8")),
  );
}
