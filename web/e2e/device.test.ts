import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, guest, openTable, part, START, type Guest } from "./evening";
import { squeezed } from "./narrow";
import { lying, slate } from "./stars";
import { findTheLine, loseTheLine } from "./together";
import { africa, choose, dixit, finger, solitaire, stars, stella, type Turn } from "./turns";

/** What somebody has chosen and not sent, game by game, and how it is sent in the end. */
interface Choice {
  game: RegExp;
  choose: (page: Page) => Promise<unknown>;
  /** What the page shows of it. */
  chosen: (page: Page) => Promise<unknown>;
  turn: Turn;
}

/** What stands now in some part of a page: nothing is waited for. */
const names = (marked: Locator) =>
  marked.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

const CHOICES: readonly Choice[] = [
  {
    game: /^Dixit/,
    turn: dixit,
    async choose(page) {
      const clue = page.locator("main").getByRole("textbox");
      // An owl may have an idea first: it is listened to until it is our turn to tell.
      const listen = [/^J’ai une idée/, /^(Continuer|À toi de conter)$/, /^(Donner|Voter pour)/];
      while (!(await clue.count()))
        if (!(await choose(page, finger, ...listen).catch(() => false)))
          await page.waitForTimeout(20);
      await page.locator("main .pager button").last().click();
      await clue.fill("Presque arr");
    },
    chosen: async (page) => [
      await page
        .locator("main :is(input, textarea)")
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      await names(page.getByRole("group", { name: "Ta main" }).locator("[aria-current='true']")),
    ],
  },
  {
    game: /^Stella/,
    turn: stella,
    async choose(page) {
      const pictures = page.getByRole("group", { name: "Les images" }).getByRole("button");
      for (const cell of [0, 4, 9]) await pictures.nth(cell).click();
    },
    chosen: (page) => names(page.locator("[data-rove][aria-pressed='true']")),
  },
  {
    game: /^Look at the Stars/,
    turn: stars,
    async choose(page) {
      const first = await lying(page);
      while ((await lying(page)) === first) {
        await slate(page).focus();
        await page.keyboard.press("n");
        await page.waitForTimeout(50);
      }
    },
    chosen: lying,
  },
  {
    game: /^L’Étoile d’Afrique/,
    turn: africa,
    async choose(page) {
      // A hand that can do nothing passes, and waits for the next trick.
      const able = /(entame|bat|cède)$/;
      while (!(await choose(page, finger, able)))
        if (!(await choose(page, finger, /^(Passer|Fermer)$/).catch(() => false)))
          await page.waitForTimeout(20);
    },
    chosen: (page) => names(page.locator("[data-rove][aria-pressed='true']")),
  },
  {
    game: /^L’Étoile, en solitaire/,
    turn: solitaire,
    choose: (page) => finger(page.locator("[data-rove][aria-pressed='false']").first()),
    chosen: (page) => names(page.locator("[data-rove][aria-pressed='true']")),
  },
];

const MINUTE = 60_000;

/** At a table of this game something is chosen, and something else than what is offered first. */
async function hesitate({ game, choose, chosen }: Choice): Promise<[Guest, unknown]> {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa" });
  await openTable(lea.page, game);
  await lea.page.getByRole("button", { name: START }).first().click();
  await lea.page.locator("main .mine").waitFor();
  const first = await chosen(lea.page).catch(() => null);
  await choose(lea.page);
  return [lea, await drawn(() => chosen(lea.page), first)];
}

/** What is shown once it is no longer what it was, and at rest: a shape is drawn once a frame. */
async function drawn(shown: () => Promise<unknown>, first: unknown): Promise<unknown> {
  const [old, pause] = [JSON.stringify(first), () => new Promise((on) => setTimeout(on, 300))];
  for (let last = first; ; await pause()) {
    const now = await shown();
    const still = JSON.stringify(now) === JSON.stringify(last);
    if (still && JSON.stringify(now) !== old) return now;
    last = now;
  }
}

test.concurrent(
  "a minute without a network, then a reload: in every game what was typed or marked is kept, and sent",
  async ({ expect }) => {
    const tables = await Promise.all(
      CHOICES.map(async (choice) => [choice, ...(await hesitate(choice))] as const),
    );
    await Promise.all(tables.map(([, lea]) => loseTheLine(lea)));
    await new Promise((over) => setTimeout(over, MINUTE));
    expect(await hurdles(tables[0]![1].page)).toEqual([]);
    for (const [{ chosen }, lea, mine] of tables) {
      const { page } = lea;
      expect(await page.getByText("On te retrouve…").count()).toBeGreaterThan(0);
      expect(await chosen(page)).toEqual(mine);
      await findTheLine(lea);
      expect(await chosen(page)).toEqual(mine);
      await page.reload();
      await expect.poll(() => chosen(page).catch(() => null)).toEqual(mine);
    }
    for (const [{ chosen, turn }, lea, mine] of tables) {
      await expect.poll(() => turn(lea.page, finger)).toBe(true);
      await expect.poll(() => chosen(lea.page).catch(() => null)).not.toEqual(mine);
      await part(lea);
    }
  },
);

test.concurrent(
  "a phone that goes from one network to another says nothing to anybody, and its move arrives once",
  async ({ expect }) => {
    const lea = await guest(await browserOf(), inject("house"), { name: "Léa" });
    const { page } = lea;
    const acts: string[] = [];
    let silent = false;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const house = socket.connectToServer();
      const mute = { since: false };
      socket.onMessage((frame) => {
        const { type, id } = JSON.parse(String(frame)) as { type: string; id: string };
        if (type === "act") acts.push(id);
        if (silent) mute.since = true;
        if (!mute.since) house.send(frame);
      });
      house.onMessage((frame) => void (mute.since || socket.send(frame)));
    });
    await openTable(page, /^L’Étoile, en solitaire/);
    await page.getByRole("button", { name: START }).first().click();
    await expect.poll(() => solitaire(page, finger)).toBe(true);
    silent = true;
    const sent = acts.length;
    await expect.poll(async () => (await solitaire(page, finger), acts.length)).toBe(sent + 1);
    // The socket that hangs stays mute; the next one is of the new network.
    silent = false;
    await expect.poll(() => acts.length).toBe(sent + 2);
    // It was found again at once: that is not worth a word.
    expect(await page.getByText("Te revoilà.").count()).toBe(0);
    expect(acts.at(-1)).toBe(acts.at(-2));
    await expect.poll(() => solitaire(page, finger)).toBe(true);
    await part(lea);
  },
);

test.concurrent(
  "a page from before the house changed says so, and is mended by loading it again",
  async () => {
    const mo = await guest(await browserOf(), inject("house"), { name: "Mo", lang: "en" });
    const { page } = mo;
    let protocol = 2;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const house = socket.connectToServer();
      house.onMessage((frame) => {
        const message = JSON.parse(String(frame)) as { type: string };
        const other = message.type === "welcome" ? { ...message, protocol } : message;
        socket.send(JSON.stringify(other));
      });
    });
    await openTable(page, /^Dixit/);
    await page.getByRole("heading", { name: "The house has changed" }).waitFor();
    expect([...(await hurdles(page)), ...(await squeezed(page))]).toEqual([]);
    protocol = 1;
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("button", { name: START }).first().waitFor();
    // The same, when a part of the page is not there any more.
    await page.route(/\/assets\/SettingsPage/, (route) => route.abort("internetdisconnected"));
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "The house has changed" }).waitFor();
    await page.unroute(/\/assets\/SettingsPage/);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await part(mo);
  },
);

test.concurrent(
  "the house can be installed, and without a network a page of ours says so",
  async () => {
    const house = inject("house");
    const mo = await guest(await browserOf(), house, { name: "Mo", lang: "en" });
    const { page, context } = mo;
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(data ?? "{}") as { icons: { src: string }[] };
    expect(icons.length).toBeGreaterThan(1);
    for (const { src } of icons) expect((await page.request.get(house + src)).status()).toBe(200);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A window without a past can install nothing, whatever the page.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.goto(`${house}/about`);
    await page.getByRole("heading").first().waitFor();
    expect(await page.title()).toContain("Veillée");
    expect(await page.getByText(/network|connection/i).count()).toBeGreaterThan(0);
    expect([...(await hurdles(page)), ...(await squeezed(page))]).toEqual([]);
    // The page that was asked for comes by itself.
    await context.setOffline(false);
    await page.getByRole("heading", { name: "How it works" }).waitFor();
    await part(mo);
  },
);
