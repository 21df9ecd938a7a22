import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { hurdles } from "./axe";
import { browserOf, DESKTOP, guest, openTable, OVER, SCREEN, START, type Guest } from "./evening";
import { finger, keys, type Press, type Turn } from "./turns";

/** An evening of one game, as every script plays it. */
export interface Party {
  game: RegExp;
  /** How many sit at the table; whoever is no person is a bot. */
  seats: number;
  turn: Turn;
  /** What makes the game short. */
  shorten?: (host: Page) => Promise<void>;
}

/** Léa on a phone in French, Tom on a desktop in English, bots, and a screen for the room. */
export interface Evening {
  lea: Guest;
  tom: Guest;
  screen: Guest;
}

/** Open the table, come in by its code, and begin. */
export async function begin(party: Party): Promise<Evening> {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, party.game);
  await seats(lea.page, party.seats);
  await party.shorten?.(lea.page);
  const tom = await guest(browser, house, { lang: "en", size: DESKTOP });
  await comeIn(tom.page, lea.page);
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await screen.page.getByText("Tom", { exact: true }).waitFor();
  await lea.page.getByRole("button", { name: START }).first().click();
  for (const { page } of [lea, tom]) await page.locator("main .mine").waitFor();
  return { lea, tom, screen };
}

async function comeIn(guest: Page, host: Page): Promise<void> {
  const code = (await host.locator("strong").first().textContent()) ?? "";
  await guest.getByLabel("An invitation code?").first().fill(code);
  await guest.getByRole("button", { name: "Join" }).first().click();
  await guest.getByLabel("Your name at the table").fill("Tom");
  await guest.getByRole("button", { name: "Sit down" }).last().click();
  await host.getByText("Tom", { exact: true }).waitFor();
}

/** As many places as the party wants. */
async function seats(page: Page, wanted: number): Promise<void> {
  const count = page.locator(".num", { hasText: /^1 \/ \d+$/ });
  for (;;) {
    const now = Number((await count.textContent())?.split("/")[1]);
    if (now === wanted) return;
    const name = now > wanted ? /^Une place de moins$/ : /^Une place de plus$/;
    await page.getByRole("button", { name }).click();
    await page.locator(".num", { hasText: `1 / ${now > wanted ? now - 1 : now + 1}` }).waitFor();
  }
}

/** Things that happen on a bad evening, each after so many moves. */
const MISHAPS: Readonly<Record<number, (evening: Evening, table: Locator) => Promise<void>>> = {
  2: reload,
  4: breakTheLine,
  6: secondDevice,
};

/**
 * Play to the podium on both pages. On the way the phone is reloaded, loses its line, and a second
 * device takes part; every step is looked at with axe's eyes, and nobody hears of any trouble.
 */
export async function play(party: Party, evening: Evening): Promise<void> {
  const { lea, tom, screen } = evening;
  const { look, found } = inspector(lea.page);
  const table = lea.page.locator("main");
  let moves = 0;
  await untilOver([lea.page, tom.page], async (page) => {
    if (page === lea.page) await look();
    if (!(await party.turn(page, finger))) return false;
    await MISHAPS[++moves]?.(evening, table);
    return true;
  });
  expect(moves).toBeGreaterThan(Math.max(...Object.keys(MISHAPS).map(Number)));
  await look();
  await screen.page.getByRole("heading", { name: /la lampe/ }).waitFor();
  found.push(...(await hurdles(screen.page)));
  expect(found).toEqual([]);
  for (const { troubles } of [lea, tom, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, tom, screen]) await context.close();
}

/** The whole game from the home page to the podium, without a mouse. */
export async function playByKeys(party: Party): Promise<void> {
  const browser = await browserOf();
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const { page, context, troubles } = await guest(browser, inject("house"), taste);
  const enter = async (target: Locator) => {
    await target.waitFor();
    await keys(target);
  };
  await enter(page.getByRole("button", { name: "Open a table" }).locator("visible=true"));
  await enter(page.getByRole("dialog").getByRole("button", { name: party.game }));
  await page.waitForURL(/\/t\//);
  await party.shorten?.(page);
  await enter(page.getByRole("button", { name: START }).first());
  await page.locator("main .mine").waitFor();
  await untilOver([page], (one) => party.turn(one, keys), keys);
  expect(troubles).toEqual([]);
  await context.close();
}

const RESULTS = /^(Voir les résultats|See the results)$/;
/** After so many milliseconds without a move a game is stuck, even on a busy machine. */
const STUCK = 120_000;

/** Play on these pages until each shows the podium. */
export async function untilOver(
  pages: readonly Page[],
  turn: (page: Page) => Promise<boolean>,
  press: Press = finger,
): Promise<void> {
  const left = new Set(pages);
  let moved = Date.now();
  while (left.size) {
    if (Date.now() - moved > STUCK) throw new Error(`The game is stuck: ${await seen([...left])}`);
    for (const page of left) {
      if (await turn(page).catch(() => false)) moved = Date.now();
      else if (await over(page, press)) left.delete(page);
      else await page.waitForTimeout(10);
    }
  }
}

/** The end of a game is looked at before its results: go on to them, if this is the end. */
async function over(page: Page, press: Press): Promise<boolean> {
  if (await page.getByRole("button", { name: OVER }).count()) return true;
  const on = page.getByRole("button", { name: RESULTS });
  if (await on.count()) await press(on).catch(() => undefined);
  return false;
}

async function seen(pages: readonly Page[]): Promise<string> {
  const texts = await Promise.all(pages.map((page) => page.locator("body").innerText()));
  return texts.join("\n---\n");
}

async function reload({ lea }: Evening, table: Locator): Promise<void> {
  await lea.page.reload();
  await table.waitFor();
}

/** Nothing reaches the house, and the page says so; what was on its way is taken up again. */
async function breakTheLine({ lea }: Evening): Promise<void> {
  const notice = () => lea.page.evaluate(() => dispatchEvent(new Event("online")));
  await lea.context.setOffline(true);
  await notice();
  await lea.page.getByText("On te retrouve…").first().waitFor();
  await lea.context.setOffline(false);
  await notice();
  await lea.page.getByText("Te revoilà.").first().waitFor();
}

/** A second device by a personal link sits in the same seat, and sees what the first one sees. */
async function secondDevice({ lea }: Evening): Promise<void> {
  const link = await lea.page.evaluate(async () => {
    const made = await fetch("/api/links", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    return ((await made.json()) as { url: string }).url;
  });
  const second = await guest(await browserOf(), link);
  await second.page.locator("main .dock, main .mine").first().waitFor();
  expect(await second.page.locator("header h1").textContent()).toBe(
    await lea.page.locator("header h1").textContent(),
  );
  expect(second.troubles).toEqual([]);
  await second.context.close();
}

/** Look with axe's eyes at every step that has not been seen yet: steps differ by what is asked. */
export function inspector(page: Page): { look: () => Promise<void>; found: string[] } {
  const seen = new Set<string>();
  const found: string[] = [];
  const look = async () => {
    const asked = await page
      .locator("main .dock button, main h2")
      .last()
      .textContent({ timeout: 500 })
      .catch(() => "");
    // Names and numbers come after the verb.
    const step = (asked ?? "").trim().slice(0, 9);
    if (seen.has(step)) return;
    seen.add(step);
    found.push(...(await hurdles(page)).map((hurdle) => `${step}: ${hurdle}`));
  };
  return { look, found };
}
