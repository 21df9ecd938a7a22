import type { Told } from "../games/game";

const LONGEST = 200;

/** A sentence of the story, and the chapter it stands in. */
export interface Line {
  chapter: string;
  text: string;
  /** It heads what was told before it. */
  closes: boolean;
}

/** What was told up to a sentence that closes it and heads it; what still goes on has no head. */
export interface Part {
  head: string | null;
  lines: readonly string[];
}

export interface Chapter {
  title: string;
  parts: readonly Part[];
}

/** What happened at this table, in the words in which it was told; kept across a reload. */
export class Chronicle {
  lines = $state.raw<readonly Line[]>([]);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `veillee.story.${table}`;
    this.lines = read(this.#key);
  }

  add(lines: readonly Line[]): void {
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines].slice(-LONGEST);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.lines));
    } catch {
      // Nothing is kept here; the story is then as long as the page.
    }
  }
}

function read(key: string): readonly Line[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as Line[];
  } catch {
    return [];
  }
}

/** Sentences told between two positions: up to the last that closes something, in the earlier chapter. */
export function inChapters(told: readonly Told[], before: string, after: string): readonly Line[] {
  const turn = told.findLastIndex((one) => typeof one !== "string");
  return told
    .map((one, at): Line => {
      const closes = typeof one !== "string";
      return { chapter: at > turn ? after : before, text: closes ? one.closes : one, closes };
    })
    .filter(({ text }) => text);
}

/** The story as it is looked up: what happened last stands first, each head above what it closed. */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const chapters: { title: string; parts: { head: string | null; lines: string[] }[] }[] = [];
  for (const { chapter, text, closes } of lines.toReversed()) {
    if (chapters.at(-1)?.title !== chapter) chapters.push({ title: chapter, parts: [] });
    const parts = chapters.at(-1)!.parts;
    if (closes) parts.push({ head: text, lines: [] });
    else if (parts.length) parts.at(-1)!.lines.push(text);
    else parts.push({ head: null, lines: [text] });
  }
  return chapters;
}
