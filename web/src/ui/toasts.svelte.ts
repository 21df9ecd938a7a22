import { untrack } from "svelte";

/** Short words of the house: what just happened, or why not. */
export interface Toast {
  id: number;
  tone: "plain" | "bad";
  strong: string;
  text: string;
  link?: { text: string; go: () => void } | undefined;
  /** Stays until the next move. */
  stays: boolean;
}

export type NewToast = Pick<Toast, "strong"> & Partial<Omit<Toast, "id">>;

const SECONDS = 6;

export class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #live: Live;

  constructor(live: Live) {
    this.#live = live;
  }

  /** Shown and said; what stays until the next move is said at once. */
  show(toast: NewToast): void {
    const id = this.#next++;
    const whole: Toast = { tone: "plain", text: "", stays: false, ...toast, id };
    this.list = [...this.list.filter((t) => t.strong !== whole.strong).slice(-1), whole];
    const said = [whole.strong, whole.text].filter(Boolean).join(" ");
    if (whole.stays) this.#live.insist(said);
    else this.#live.answer(said);
    this.release(whole);
  }

  /** Somebody reads it: it does not go meanwhile. */
  hold({ id }: Toast): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Nobody reads it any more: it goes after a while, unless it stays. */
  release(toast: Toast): void {
    this.hold(toast);
    if (toast.stays) return;
    this.#timers.set(
      toast.id,
      setTimeout(() => this.drop(toast), SECONDS * 1000),
    );
  }

  drop(toast: Toast): void {
    this.hold(toast);
    this.list = this.list.filter(({ id }) => id !== toast.id);
  }

  /** A move was made: what stayed until then goes. */
  clear(): void {
    this.list = [];
  }

  /** What was refused is done now, or wished no more: why not need not be read any longer. */
  settle(): void {
    this.list = this.list.filter(({ tone }) => tone !== "bad");
  }
}

/** A sentence of the live region. */
export interface Said {
  id: number;
  text: string;
}

/** How many sentences stay to be read again. */
const KEPT = 4;

/**
 * What is said to those who listen to the page. Each sentence is a line of its own: two that come
 * together are both heard, and one that was said before is heard again.
 */
export class Live {
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state.raw<readonly Said[]>([]);
  #next = 1;
  #sheets = $state(0);
  #held: (() => void)[] = [];

  /** Say it; the same twice in a row only once. */
  say(text: string): void {
    this.#heard(() => {
      if (this.polite.at(-1)?.text !== text) this.polite = this.#with(this.polite, text);
    });
  }

  /** Say what came of something that was done: when it was done again, again. */
  answer(text: string): void {
    this.#heard(() => (this.polite = this.#with(this.polite, text)));
  }

  /** Say it at once, whatever is being read. */
  insist(text: string): void {
    this.#heard(() => (this.assertive = this.#with(this.assertive, text)));
  }

  /** A sheet lies over the page, and nothing under it is heard: answers how to lift it. */
  cover(): () => void {
    this.#lay(1);
    return () => {
      if (this.#lay(-1)) return;
      for (const speak of this.#held.splice(0).slice(-KEPT)) untrack(speak);
    };
  }

  /** Whether a sheet lies over the page. */
  get covered(): boolean {
    return this.#sheets > 0;
  }

  #lay(more: number): number {
    return untrack(() => (this.#sheets += more));
  }

  #heard(speak: () => void): void {
    // What speaks does not listen: an effect that says something is not run again by what is said.
    untrack(() => (this.covered ? this.#held.push(speak) : speak()));
  }

  #with(said: readonly Said[], text: string): readonly Said[] {
    if (!text) return said;
    return [...said.slice(1 - KEPT), { id: this.#next++, text }];
  }
}

export const live = new Live();

export const toasts = new Toasts(live);
