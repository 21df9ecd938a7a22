import type { CDPSession, Page, Request } from "playwright-core";
import { gzipSync } from "node:zlib";

/** Kilobytes of script and style, compressed, that a table or its screen may bring. */
export const TABLE = 150;
/** The same for results, which bring the board for a replay as well. */
export const RESULTS = 160;

/** What each file weighs, compressed: a name never means another content. */
const SIZES = new Map<string, Promise<number>>();

function sizeOf(page: Page, url: string): Promise<number> {
  const known = SIZES.get(url);
  if (known) return known;
  const size = page.request.get(url).then(async (found) => gzipSync(await found.body()).length);
  SIZES.set(url, size);
  return size;
}

/** How many kilobytes of script and style come while something happens. */
export async function weigh(page: Page, act: () => Promise<unknown>): Promise<number> {
  const asked = new Set<string>();
  const note = (request: Request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.add(request.url());
  };
  page.on("request", note);
  await act();
  page.off("request", note);
  const sizes = await Promise.all([...asked].map((url) => sizeOf(page, url)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/**
 * What a page works, against a loop that every machine can run: both are counted as the time that
 * the page's own thread was at work, so that a busy machine changes neither.
 *
 * The loop takes this machine about as long as a phone of the middle, four times slower, has for
 * one frame: a page may work so many frames.
 */
export class Effort {
  readonly #session: CDPSession;
  readonly #page: Page;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Effort> {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new Effort(page, session);
  }

  /** The seconds that the page's thread was at work so far. */
  async spent(): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  }

  async frame(): Promise<number> {
    const before = await this.spent();
    await this.#page.evaluate(() => {
      let state = 1;
      for (let step = 0; step < 40 * 600_000; step++) state = (state * 16807) % 2147483647;
      return state;
    });
    return ((await this.spent()) - before) / 40;
  }

  /** How many frames of a phone something takes. */
  async frames(act: () => Promise<unknown>): Promise<number> {
    const before = await this.spent();
    await act();
    const work = (await this.spent()) - before;
    return work / (await this.frame());
  }
}

/** How far things have moved, since the page came, that nobody had touched. */
export async function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 100);
      }),
  );
}
