import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { hurdles } from "./axe";
import { listen, understood } from "./ears";
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

/** The same by keys alone, with ears instead of eyes. */
export interface Alone extends Party {
  /** What whoever listens to the page must have been told when the game is over. */
  told: readonly RegExp[];
  /** What is tried out by keys before the first move. */
  trial?: (page: Page) => Promise<void>;
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

/** After so many moves the seat is played where it was before: the shortest evening has more. */
const LAST = 7;

/**
 * A bad evening of somebody's phone: it is reloaded, it loses its line, and a second device takes
 * the seat for a few moves.
 */
export class BadEvening {
  readonly #phone: Guest;
  #second: Guest | null = null;
  #moves = 0;

  constructor(phone: Guest) {
    this.#phone = phone;
  }

  /** Where the seat is played now. */
  get page(): Page {
    return (this.#second ?? this.#phone).page;
  }

  /** A move was made: something may happen. */
  async moved(): Promise<void> {
    this.#moves += 1;
    if (this.#moves === 1) await reload(this.#phone);
    if (this.#moves === 3) await breakTheLine(this.#phone);
    if (this.#moves === 4) this.#second = await secondDevice(this.#phone);
    if (this.#moves === LAST) await this.#back();
  }

  /** All of it happened. */
  get over(): boolean {
    return this.#moves >= LAST;
  }

  async #back(): Promise<void> {
    expect(this.#second?.troubles).toEqual([]);
    await this.#second?.context.close();
    this.#second = null;
  }
}

/**
 * Play to the podium on both pages, though the phone has a bad evening; every step is looked at
 * with axe's eyes, and nobody hears of any trouble.
 */
export async function play(party: Party, evening: Evening): Promise<void> {
  const { lea, tom, screen } = evening;
  const { look, found } = inspector(lea.page);
  const bad = new BadEvening(lea);
  await untilOver([lea.page, tom.page], async (page) => {
    if (page === tom.page) return party.turn(page, finger);
    await look();
    const moved = await party.turn(bad.page, finger);
    if (moved) await bad.moved();
    return moved;
  });
  expect(bad.over).toBe(true);
  await look();
  await screen.page.getByRole("heading", { name: /la lampe/ }).waitFor();
  found.push(...(await hurdles(screen.page)));
  expect(found).toEqual([]);
  for (const { troubles } of [lea, tom, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, tom, screen]) await context.close();
}

/**
 * The whole game from the home page to the podium, without a mouse: the focus is never lost, and
 * whoever only listens knows whose move it is, what is asked, what the others did and what it brought.
 */
export async function playByKeys(party: Alone): Promise<void> {
  const browser = await browserOf();
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const { page, context, troubles } = await guest(browser, inject("house"), taste);
  const heard = await listen(page);
  await page.reload();
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
  await party.trial?.(page);
  const lost: string[] = [];
  await untilOver(
    [page],
    async (one) => {
      const moved = await party.turn(one, keys);
      if (moved && (await isLost(one))) lost.push(heard.at(-1) ?? "");
      return moved;
    },
    keys,
  );
  expect(lost).toEqual([]);
  understood(heard, [...party.told, /The game is over\./]);
  expect(troubles).toEqual([]);
  await context.close();
}

/** Whether the table has taken away what had the focus, and put it nowhere. */
function isLost(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.activeElement === document.body && !!document.querySelector("main .dock"),
  );
}

export const RESULTS = /^(Voir les résultats|See the results)$/;
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

async function reload({ page }: Guest): Promise<void> {
  await page.reload();
  await page.locator("main").waitFor();
}

/** Nothing reaches the house, and the page says so; what was on its way is taken up again. */
export async function breakTheLine({ page, context }: Guest): Promise<void> {
  const notice = () => page.evaluate(() => dispatchEvent(new Event("online")));
  await context.setOffline(true);
  await notice();
  await page.getByText("On te retrouve…").first().waitFor();
  await context.setOffline(false);
  await notice();
  await page.getByText("Te revoilà.").first().waitFor();
}

/** A second device by a personal link sits in the same seat, and sees what the first one sees. */
async function secondDevice({ page }: Guest): Promise<Guest> {
  const link = await page.evaluate(async () => {
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
    await page.locator("header h1").textContent(),
  );
  return second;
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
