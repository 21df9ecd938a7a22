import type { LineState } from "../wire/line";

/** A blink of the line is not worth a word. */
const BLINK = 700;

/** Whether the line has been away for so long that it was said. */
export class Absence {
  said = $state(false);
  readonly #onlost: () => void;
  readonly #onback: () => void;

  constructor(onlost: () => void, onback: () => void) {
    this.#onlost = onlost;
    this.#onback = onback;
  }

  /** The line is like this from now on; answers how to stop waiting. */
  hear(state: LineState): () => void {
    const away = setTimeout(() => state === "lost" && this.#miss(), BLINK);
    if (this.said && state === "live") this.#onback();
    if (state !== "lost") this.said = false;
    return () => clearTimeout(away);
  }

  #miss(): void {
    this.said = true;
    this.#onlost();
  }
}
