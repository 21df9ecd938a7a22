import type { CDPSession, Page } from "playwright-core";
import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { browserOf, guest, openTable, PHONE, START } from "./evening";

/** Kilobytes of script and style, compressed, that a page may bring with it. */
const KILOBYTES: Readonly<Record<string, number>> = {
  "/": 100,
  "/rules/dixit": 100,
  "/settings": 100,
  "/about": 100,
  "/gallery": 130,
};

test("no page weighs more than its budget of script and style, compressed", async () => {
  const browser = await browserOf();
  for (const [path, most] of Object.entries(KILOBYTES)) {
    const { page, context } = await guest(browser, "about:blank");
    const weight = await weigh(page, () =>
      page.goto(inject("house") + path, { waitUntil: "networkidle" }),
    );
    console.log(`${path}: ${Math.round(weight)} kB of script and style, compressed`);
    expect(weight).toBeGreaterThan(10);
    expect(weight, path).toBeLessThan(most);
    await context.close();
  }
});

/** The same for the table of each game, in the middle of it. */
const TABLES: readonly (readonly [RegExp, number])[] = [
  [/^Dixit/, 140],
  [/^Stella/, 140],
  [/^Look at the Stars/, 140],
  [/^L’Étoile d’Afrique/, 140],
  [/^L’Étoile, en solitaire/, 140],
];

test("no table weighs more than its budget", async () => {
  const browser = await browserOf();
  for (const [game, most] of TABLES) {
    const { page, context, troubles } = await guest(browser, inject("house"), { name: "Léa" });
    await openTable(page, game);
    await page.getByRole("button", { name: START }).first().click();
    await page.locator("main .mine").waitFor();
    const weight = await weigh(page, async () => {
      await page.reload({ waitUntil: "networkidle" });
      await page.locator("main .mine").waitFor();
    });
    console.log(`${game.source}: ${Math.round(weight)} kB of script and style, compressed`);
    expect(weight).toBeGreaterThan(10);
    expect(weight, game.source).toBeLessThan(most);
    expect(troubles).toEqual([]);
    await context.close();
  }
});

/** How many kilobytes of script and style come while something happens. */
async function weigh(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await act();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

/**
 * What a page works, against a loop that every machine can run: both are counted as the time that
 * the page's own thread was at work, so that a busy machine changes neither.
 *
 * The loop takes this machine about as long as a phone of the middle, four times slower, has for
 * one frame: a page may work so many frames.
 */
class Effort {
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
}

test("the home page is there after little work", async () => {
  const browser = await browserOf();
  const { page, context } = await guest(browser, "about:blank");
  const effort = await Effort.of(page);
  const before = await effort.spent();
  await page.goto(inject("house"));
  await page.getByRole("button", { name: "Dixit" }).first().waitFor();
  const work = (await effort.spent()) - before;
  const frames = work / (await effort.frame());
  console.log(`home: ${Math.round(frames)} frames of a phone's work until it can be used`);
  expect(frames).toBeLessThan(120);
  await context.close();
});

test("a shape that is dragged keeps pace with the finger", async () => {
  const browser = await browserOf();
  const { page, context } = await guest(browser, inject("house"), { name: "Léa", moves: true });
  await openTable(page, /^Look at the Stars/);
  await page.getByRole("button", { name: START }).first().click();
  const slate = page.getByRole("application");
  await slate.waitFor();
  const box = await slate.boundingBox();
  if (!box) throw new Error("There is no slate");
  const effort = await Effort.of(page);
  const at = (turn: number) =>
    [
      box.x + box.width * (0.5 + 0.2 * Math.cos(turn / 8)),
      box.y + box.height * (0.6 + 0.2 * Math.sin(turn / 8)),
    ] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  const before = await effort.spent();
  const MOVES = 60;
  for (let turn = 1; turn <= MOVES; turn++) await page.mouse.move(...at(turn));
  const each = ((await effort.spent()) - before) / MOVES;
  await page.mouse.up();
  const share = each / (await effort.frame());
  console.log(`dragging: ${share.toFixed(2)} of a phone's frame for each move`);
  expect(share).toBeLessThan(1);

  // The same as a phone of the middle sees it. How often it is drawn depends on what else the
  // machine does, and is only told; what is counted above does not.
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.mouse.move(...at(0));
  await page.mouse.down();
  let drags = true;
  const frames = framesOf(page, 2000).finally(() => (drags = false));
  for (let turn = 1; drags; turn++) await page.mouse.move(...at(turn));
  console.log(`dragging, four times slower: ${told(await frames)}`);
  await page.mouse.up();
  await context.close();
});

/** How long each frame lasts, for so many milliseconds. */
function framesOf(page: Page, most: number): Promise<number[]> {
  return page.evaluate(
    (until) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const next = (now: number) => {
          times.push(now);
          if (now - (times[0] ?? now) < until) requestAnimationFrame(next);
          else done(times.slice(1).map((time, at) => time - (times[at] ?? time)));
        };
        requestAnimationFrame(next);
      }),
    most,
  );
}

function told(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const rate = (1000 * frames.length) / frames.reduce((sum, time) => sum + time, 0);
  return `${rate.toFixed(0)} frames a second; half of them ${part(0.5)} ms, 95 % ${part(0.95)} ms`;
}

/** How far things moved that nobody had touched. */
async function shift(page: Page): Promise<number> {
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

test("nothing moves about while a page is being shown", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    const { page, context } = await guest(browser, house, { name: "Léa", size });
    for (const path of ["/", "/about", "/settings", "/gallery"]) {
      await page.goto(house + path, { waitUntil: "networkidle" });
      expect([path, await shift(page)]).toEqual([path, expect.closeTo(0, 1)]);
    }
    await page.goto(house);
    await openTable(page, /^L’Étoile d’Afrique/);
    const table = page.url();
    await page.getByRole("button", { name: START }).first().click();
    await page.getByRole("group", { name: /^Ta main$/ }).waitFor();
    await page.goto(table, { waitUntil: "networkidle" });
    await page.getByRole("group", { name: /^Ta main$/ }).waitFor();
    expect(await shift(page)).toBeCloseTo(0, 1);
    await context.close();
  }
});
