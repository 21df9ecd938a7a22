import { isLookback } from "../table/lookback";

/**
 * How much of what is told once a person has closed: reveals, rounds that were counted.
 *
 * It belongs to the page of one table, and survives a reload and a curtain. Whoever comes late is
 * shown nothing that was told before they came. Whoever looks back at a game closes nothing for good.
 */
export class Seen {
  readonly #key: string | null;
  #count = $state(0);

  constructor(told: number) {
    this.#key = isLookback() ? null : `veillee.seen.${location.pathname}`;
    const kept = this.#key === null ? null : read(this.#key);
    // Fewer than were seen: another game was begun at this table.
    this.#count = kept === null || kept > told ? told : kept;
    if (this.#count !== kept) this.close(this.#count);
  }

  get count(): number {
    return this.#count;
  }

  close(told: number): void {
    this.#count = told;
    if (this.#key === null) return;
    try {
      sessionStorage.setItem(this.#key, String(told));
    } catch {
      // A device that keeps nothing tells it again after a reload.
    }
  }
}

function read(key: string): number | null {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
