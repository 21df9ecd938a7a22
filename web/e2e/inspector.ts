import type { Page } from "playwright-core";
import { hurdles, seen } from "./axe";
import { foreign } from "./ears";
import { squeezed } from "./narrow";

/**
 * Somebody who looks over a player's shoulder at every step that was not seen yet, and writes down
 * what is wrong with it. Steps differ by what is asked: by the last button of the dock, or by a title.
 */
export class Inspector {
  readonly found: string[] = [];
  readonly #steps = new Set<string>();
  readonly #page: Page;
  readonly #looks: (page: Page) => Promise<string[]>;

  constructor(page: Page, looks: (page: Page) => Promise<string[]>) {
    this.#page = page;
    this.#looks = looks;
  }

  async look(): Promise<void> {
    const asked = await this.#page.evaluate(titleOf).catch(() => "");
    // Names come after the verb; round by round the same is asked.
    const step = asked.trim().slice(0, 9).replace(/\d+/g, "#");
    if (!step || this.#steps.has(step)) return;
    this.#steps.add(step);
    await this.#page.evaluate(rest);
    this.found.push(...(await this.#looks(this.#page)).map((fault) => `${step}: ${fault}`));
  }

  /** Those of these steps that never came before its eyes. */
  missed(steps: readonly RegExp[]): string[] {
    return steps
      .filter((step) => ![...this.#steps].some((one) => step.test(one)))
      .map((step) => `${step.source} is not among ${[...this.#steps].join(" | ")}`);
  }
}

/** What a page asks or says most loudly now: nothing is waited for. */
function titleOf(): string {
  const titles = document.querySelectorAll("main .dock button, main h1, main h2");
  return ([...titles].at(-1) ?? document.querySelector("main p"))?.textContent ?? "";
}

/** What fades in is looked at once it is there; only a flame flickers for ever. */
async function rest(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity);
  const enough = new Promise((done) => setTimeout(done, 2000));
  await Promise.race([enough, Promise.allSettled(moving.map((motion) => motion.finished))]);
}

/** A phone: for axe in both themes, for French eyes, at 360 pixels and with text of 200 %. */
export const onPhone = async (page: Page) => [
  ...(await hurdles(page)),
  ...(await foreign(page, "fr")),
  ...(await squeezed(page)),
];

/** A desktop, in whatever theme it has: for axe and for English eyes. */
export const onDesktop = async (page: Page) => [
  ...(await seen(page)),
  ...(await foreign(page, "en")),
];

/** The screen of the room: for axe, and nothing on it is to be pressed or filled in. */
export const onScreen = async (page: Page) => [
  ...(await seen(page)),
  ...(await foreign(page, "fr")),
  ...(await page
    .locator("main :is(button, input, textarea, select, .mine)")
    .evaluateAll((parts) => parts.map((part) => `to be pressed: ${part.textContent}`))),
];
