const LONGEST = 200;

/** What happened at this table, in the words in which it was told; kept across a reload. */
export class Chronicle {
  lines = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `veillee.chronicle.${table}`;
    this.lines = read(this.#key);
  }

  add(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines].slice(-LONGEST);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.lines));
    } catch {
      // Nothing is kept here; the story is then as long as the page.
    }
  }
}

function read(key: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}
