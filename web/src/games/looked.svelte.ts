import { untrack } from "svelte";

/**
 * How much of what is told once was looked at on a screen where nobody closes anything: whatever is
 * new has its time. For use while a component is being made.
 */
export class Looked {
  #count = $state(0);

  constructor(told: () => number, time: number) {
    this.#count = untrack(told);
    $effect(() => {
      const now = told();
      const timer = setTimeout(() => (this.#count = now), time);
      return () => clearTimeout(timer);
    });
  }

  get count(): number {
    return this.#count;
  }
}
