import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { listen, understood } from "./ears";
import {
  browserOf,
  DESKTOP,
  guest,
  openTable,
  OVER,
  part,
  SCREEN,
  START,
  type Guest,
} from "./evening";
import { Inspector, onDesktop, onPhone, onScreen } from "./inspector";
import { finger, keys, type Press, type Turn } from "./turns";
import { RESULTS as HEAVY, shift, weigh } from "./weight";

/** An evening of one game, as every script plays it. */
export interface Party {
  game: RegExp;
  /** How many sit at the table; whoever is no person is a bot. */
  seats: number;
  turn: Turn;
  /** What makes the game short. */
  shorten?: (host: Page, press: Press) => Promise<void>;
}

/** One that is looked at from its first step to its last. */
export interface Watched extends Party {
  /** What a phone in French is asked in the course of every such game. */
  steps: readonly RegExp[];
  /** What the bar says in the course of a replay, where something told at one step might stay. */
  replayed?: readonly RegExp[];
}

/** The same by keys alone, with ears instead of eyes. */
export interface Alone extends Party {
  /** What whoever listens to the page must have been told when the game is over. */
  told: readonly RegExp[];
  /** What is tried out by keys before the first move. */
  trial?: (page: Page) => Promise<void>;
}

/** Léa on a phone in French, Tom on a desktop in English and on paper, bots, and a screen. */
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
  await party.shorten?.(lea.page, finger);
  const tom = await guest(browser, house, { lang: "en", size: DESKTOP, theme: "paper" });
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
export async function seats(page: Page, wanted: number): Promise<void> {
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
    if (this.#second) await part(this.#second);
    this.#second = null;
  }
}

/**
 * Play to the podium on both pages, though the phone has a bad evening; every step of the phone, of
 * the desktop and of the screen is looked at, and nobody hears of any trouble.
 */
export async function play(party: Watched, evening: Evening): Promise<void> {
  const { lea, tom, screen } = evening;
  const phone = new Inspector(lea.page, onPhone);
  const desktop = new Inspector(tom.page, onDesktop);
  const room = new Inspector(screen.page, onScreen);
  const bad = new BadEvening(lea);
  const look = (page: Page) => (page === tom.page ? desktop : phone).look();
  const turn = async (page: Page) => {
    await look(page);
    await room.look();
    if (page === tom.page) return party.turn(page, finger);
    const moved = await party.turn(bad.page, finger);
    if (moved) await bad.moved();
    return moved;
  };
  await untilOver([lea.page, tom.page], turn, finger, look);
  expect(bad.over).toBe(true);
  await screen.page.getByRole("heading", { name: /la lampe/ }).waitFor();
  await tom.page.getByRole("heading", { level: 1, name: /the lamp/ }).waitFor();
  for (const eyes of [phone, desktop, room]) await eyes.look();
  expect([...phone.found, ...desktop.found, ...room.found]).toEqual([]);
  expect(phone.missed([...party.steps, LEADS_TO_RESULTS, RESULTS_SHOWN])).toEqual([]);
  await stays(lea.page);
  await looksBack(lea.page, party.replayed ?? []);
  await part(lea, tom, screen);
}

const ENDED = /The game is over\./;
const LEADS_TO_RESULTS = /^Voir les/;
const RESULTS_SHOWN = /^Revoir$/;

/** The results are there again after a reload, light and at rest. */
export async function stays(page: Page): Promise<void> {
  const title = page.getByRole("heading", { level: 1 }).last();
  const before = await title.textContent();
  const weight = await weigh(page, () => page.reload({ waitUntil: "networkidle" }));
  await page.getByRole("button", { name: OVER }).waitFor();
  expect(await title.textContent()).toBe(before);
  expect(weight).toBeLessThan(HEAVY);
  expect(await shift(page)).toBeCloseTo(0, 1);
}

/** Step by step through the whole game, the bar says all this, and one thing after the other. */
async function looksBack(page: Page, said: readonly RegExp[]): Promise<void> {
  if (!said.length) return;
  await page.getByRole("button", { name: "Revoir" }).click();
  const on = page.getByRole("button", { name: "Un coup en avant" });
  const bars: string[] = [];
  for (await on.waitFor(); await on.isEnabled(); await on.click()) {
    bars.push((await page.locator("header p").last().textContent()) ?? "");
    // Nobody changes their mind about what is over.
    expect(await page.getByRole("button", { name: "Changer" }).count()).toBe(0);
  }
  const places = said.map((words) => bars.findIndex((bar) => words.test(bar)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/**
 * The whole game from the home page to the podium, without a mouse: the focus is never lost, and
 * whoever only listens knows whose move it is, what is asked, what the others did and what it brought.
 */
export async function playByKeys(party: Alone): Promise<void> {
  const browser = await browserOf();
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const mo = await guest(browser, inject("house"), taste);
  const { page } = mo;
  const heard = await listen(page);
  await page.reload();
  const enter = async (target: Locator) => {
    await target.waitFor();
    await keys(target);
  };
  await enter(page.getByRole("button", { name: "Open a table" }).locator("visible=true"));
  await enter(page.getByRole("dialog").getByRole("button", { name: party.game }));
  await page.waitForURL(/\/t\//);
  const start = page.getByRole("button", { name: START }).first();
  await start.waitFor();
  const lost: string[] = [];
  const mind = async (place: string) => void ((await isLost(page)) && lost.push(place));
  await mind("lobby");
  await party.shorten?.(page, keys);
  await mind("options");
  await enter(start);
  await page.locator("main .mine").waitFor();
  await mind("table");
  await party.trial?.(page);
  await untilOver(
    [page],
    async (one) => {
      const moved = await party.turn(one, keys);
      if (moved) await mind(heard.at(-1) ?? "");
      return moved;
    },
    keys,
  );
  expect(lost).toEqual([]);
  understood(heard, [...party.told, ENDED]);
  // It is said at the end alone: not while nobody is awaited because anybody may be the first.
  expect(heard.filter((line) => ENDED.test(line))).toHaveLength(1);
  await part(mo);
}

/** Whether the page has taken away what had the focus, and put it nowhere. */
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
  atEnd: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const left = new Set(pages);
  let moved = Date.now();
  while (left.size) {
    if (Date.now() - moved > STUCK) throw new Error(`The game is stuck: ${await seen([...left])}`);
    for (const page of left) {
      if (await turn(page).catch(() => false)) moved = Date.now();
      else if (await over(page, press, atEnd)) left.delete(page);
      else await page.waitForTimeout(10);
    }
  }
}

/** The end of a game is looked at before its results: go on to them, if this is the end. */
async function over(
  page: Page,
  press: Press,
  atEnd: (page: Page) => Promise<void>,
): Promise<boolean> {
  if (await page.getByRole("button", { name: OVER }).count()) return true;
  const on = page.getByRole("button", { name: RESULTS });
  if (await on.count()) {
    await atEnd(page);
    await press(on).catch(() => undefined);
  }
  return false;
}

async function seen(pages: readonly Page[]): Promise<string> {
  const texts = await Promise.all(pages.map((page) => page.locator("body").innerText()));
  return texts.join("\n---\n");
}

/** The page that comes back is the one that went: the same table, and the same seat at it. */
async function reload({ page }: Guest): Promise<void> {
  const title = page.locator("header h1");
  const before = await title.textContent();
  await page.reload();
  await page.locator("main .dock, main .mine").first().waitFor();
  expect(await title.textContent()).toBe(before);
}

/** Nothing reaches the house, and the page says so; what was on its way is taken up again. */
export async function breakTheLine(phone: Guest): Promise<void> {
  await loseTheLine(phone);
  await findTheLine(phone);
}

export async function loseTheLine({ page, context }: Guest): Promise<void> {
  await context.setOffline(true);
  await notice(page);
  await page.getByText("On te retrouve…").first().waitFor();
}

export async function findTheLine({ page, context }: Guest): Promise<void> {
  await context.setOffline(false);
  await notice(page);
  await page.getByText("Te revoilà.").first().waitFor();
}

/** What a device tells its pages when its network has changed. */
function notice(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event("online")));
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
