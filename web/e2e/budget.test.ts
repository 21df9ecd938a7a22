import type { Browser, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOf, guest, openTable, DESKTOP, part, SCREEN, START, type Guest } from "./evening";
import { Effort, shift, TABLE, weigh } from "./weight";

/** Kilobytes of script and style, compressed, that a page may bring with it. */
const KILOBYTES: Readonly<Record<string, number>> = {
  "/": 100,
  "/join": 100,
  "/rules": 100,
  "/rules/dixit": 100,
  "/rules/stella": 100,
  "/rules/look-at-the-stars": 100,
  "/rules/etoile-d-afrique": 100,
  "/rules/etoile-solitaire": 100,
  "/settings": 100,
  "/about": 100,
  "/gallery": 130,
};

/**
 * Frames that a phone of the middle, whose processor is four times slower, may work until a page
 * can be used: sixty are a second.
 */
const FRAMES = 90;

test("no page weighs more than its budget of script and style, compressed, or works longer", async () => {
  for (const [path, most] of Object.entries(KILOBYTES)) {
    const lea = await guest(await browserOf(), "about:blank");
    const effort = await Effort.of(lea.page);
    const there = async () => {
      await lea.page.goto(inject("house") + path, { waitUntil: "networkidle" });
      await lea.page.locator("h1").first().waitFor();
    };
    await within(most, path, lea, effort, there);
    await part(lea);
  }
});

const GAMES = [
  /^Dixit/,
  /^Stella/,
  /^Look at the Stars/,
  /^L’Étoile d’Afrique/,
  /^L’Étoile, en solitaire/,
];

test("no lobby, table or screen weighs more than its budget, works longer, or moves about", async () => {
  const browser = await browserOf();
  for (const game of GAMES) {
    const lea = await guest(browser, inject("house"), { name: "Léa" });
    await openTable(lea.page, game);
    const effort = await Effort.of(lea.page);
    const table = lea.page.url();
    const come = async (sign: string) => {
      await lea.page.goto(table, { waitUntil: "networkidle" });
      await lea.page.locator(sign).first().waitFor();
    };
    await lea.page.goto("about:blank");
    await within(TABLE, `lobby of ${game.source}`, lea, effort, () => come("main .seats li"));
    await lea.page.getByRole("button", { name: START }).first().click();
    await lea.page.locator("main .mine").waitFor();
    await lea.page.goto("about:blank");
    await within(TABLE, game.source, lea, effort, () => come("main .mine"));
    const screen = await guest(browser, "about:blank", { size: SCREEN });
    await within(TABLE, `screen of ${game.source}`, screen, await Effort.of(screen.page), () =>
      screen.page.goto(`${table}/screen`, { waitUntil: "networkidle" }),
    );
    await part(lea, screen);
  }
});

/** What comes is light, soon there, and at rest. */
async function within(
  most: number,
  where: string,
  { page }: Guest,
  effort: Effort,
  come: () => Promise<unknown>,
): Promise<void> {
  let weight = 0;
  const frames = await effort.frames(async () => (weight = await weigh(page, come)));
  console.log(
    `${where}: ${Math.round(weight)} kB of script and style, compressed; ` +
      `${Math.round(frames)} frames of a phone's work until it can be used`,
  );
  expect(weight).toBeGreaterThan(10);
  expect(weight, where).toBeLessThan(most);
  expect(frames).toBeGreaterThan(1);
  expect(frames, where).toBeLessThan(FRAMES);
  expect(await shift(page), where).toBeCloseTo(0, 1);
}

test("a shape that is dragged keeps pace with the finger", async () => {
  const browser = await browserOf();
  const lea = await guest(browser, inject("house"), { name: "Léa", moves: true });
  const { page, context } = lea;
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
  const restyled = await restyling(browser, page, async () => {
    for (let turn = 1; turn <= MOVES; turn++) await page.mouse.move(...at(turn));
  });
  const each = ((await effort.spent()) - before) / MOVES;
  await page.mouse.up();
  const share = each / (await effort.frame());
  console.log(`dragging: ${share.toFixed(2)} of a phone's frame for each move`);
  expect(share).toBeLessThan(1);
  // The shape, its box and the button: never the page around it, as one `:has()` of the page would.
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(40);

  // As a phone of the middle sees it, beside a page with nothing but one thing to drag. A machine
  // that does something else meanwhile is given another chance.
  const bare = await context.newPage();
  await bare.setContent(ONE_THING);
  const rate = async (what: Page) => {
    await what.bringToFront();
    const frames = await dragged(what, at);
    console.log(`dragging ${what === bare ? "on a bare page" : "the shape"}: ${told(frames)}`);
    return rateOf(frames);
  };
  await expect
    .poll(async () => (await rate(page)) / (await rate(bare)), { interval: 1000 })
    .toBeGreaterThan(0.95);
  await part(lea);
});

/** How many elements had their style worked out anew, each time, while something happens. */
async function restyling(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const updates = trace.traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  return updates.map(({ args }) => args.elementCount ?? 0);
}

/** A box that follows the pointer, and nothing else. */
const ONE_THING = `<div style="position: fixed; width: 100px; height: 60px; background: gold"></div>
<script>
  const box = document.querySelector("div");
  box.style.willChange = "transform";
  onpointermove = ({ x, y }) => (box.style.transform = \`translate(\${x}px, \${y}px)\`);
</script>`;

/** How long each frame lasts on a device four times slower while something is dragged about. */
async function dragged(
  page: Page,
  at: (turn: number) => readonly [x: number, y: number],
): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.mouse.move(...at(0));
  await page.mouse.down();
  let drags = true;
  const frames = framesOf(page, 2000).finally(() => (drags = false));
  for (let turn = 1; drags; turn++) await page.mouse.move(...at(turn));
  await page.mouse.up();
  return frames;
}

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

function rateOf(frames: readonly number[]): number {
  return (1000 * frames.length) / frames.reduce((sum, time) => sum + time, 0);
}

function told(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${rateOf(frames).toFixed(0)} frames a second; half of them ${part(0.5)} ms, 95 % ${part(0.95)} ms`;
}

test("nothing moves about while a page is being shown on a desktop", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa", size: DESKTOP });
  const { page } = lea;
  const rests = async (where: string) =>
    expect([where, await shift(page)]).toEqual([where, expect.closeTo(0, 1)]);
  for (const path of Object.keys(KILOBYTES)) {
    await page.goto(house + path, { waitUntil: "networkidle" });
    await rests(path);
  }
  await page.goto(house);
  await openTable(page, /^L’Étoile d’Afrique/);
  await page.getByRole("button", { name: START }).first().click();
  await page.locator("main .mine").waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await page.locator("main .mine").waitFor();
  await rests("table");
  await part(lea);
});
