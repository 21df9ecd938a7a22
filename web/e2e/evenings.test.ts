import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hurdles } from "./axe";
import {
  africaTurn,
  DESKTOP,
  guest,
  openBrowser,
  openTable,
  OVER,
  PHONE,
  playOut,
  quickTurn,
  SCREEN,
  seeResults,
  solitaireTurn,
  START,
} from "./evening";
import { openHouse, type House } from "./house";
import { oneRound, press, reach } from "./hands";

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The cards in a hand, by what is said of them. */
async function hand(page: Page): Promise<string[]> {
  const cards = page.getByRole("group", { name: /^(Ta main|Your hand)$/ }).getByRole("button");
  const names = await Promise.all(
    (await cards.all()).map((card) => card.getAttribute("aria-label")),
  );
  return names.map((name) => (name ?? "").replace(/, [^,]*$/, ""));
}

test("a game of L'Étoile d'Afrique against bots, in French on a phone, to the podium", async () => {
  const { page, context, troubles } = await guest(browser, house.url, { name: "Léa" });
  await openTable(page, "L’Étoile d’Afrique");
  await oneRound(page);
  await page.getByRole("button", { name: START }).first().click();
  await playOut(page, africaTurn);
  await page.getByRole("heading", { name: /la lampe/ }).waitFor();
  expect(await page.getByText("Trésor").count()).toBe(4);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a solitaire in English on a desktop, with a hint and a move taken back, to its grade", async () => {
  const { page, context, troubles } = await guest(browser, house.url, {
    name: "Ada",
    lang: "en",
    size: DESKTOP,
  });
  await openTable(page, "L’Étoile, solitaire");
  await page.getByRole("button", { name: START }).click();
  await page.getByRole("button", { name: "A hint" }).click();
  await page
    .getByRole("paragraph")
    .filter({ hasText: /^(Try|Begin a row)/ })
    .waitFor();
  const before = await page.getByText(/^\d+ rows? · pile \d+$/).textContent();
  while (!(await solitaireTurn(page)));
  await page.getByText(before ?? "", { exact: true }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Take back the last move" }).click();
  await page.getByText(before ?? "", { exact: true }).waitFor();
  await playOut(page, solitaireTurn);
  await page.getByRole("heading", { level: 1, name: /\d+ rows? ·/ }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a game by keyboard alone, from the home page to the podium", async () => {
  const { page, context, troubles } = await guest(browser, house.url, {
    name: "Mo",
    lang: "en",
    size: DESKTOP,
  });
  await press(page, "Open a table");
  await press(page, /^L’Étoile d’Afrique/);
  await page.waitForURL(/\/t\//);
  await press(page, "One seat more");
  await press(page, /^Tonight/);
  for (let times = 0; times < 4; times++) await press(page, "Rounds: less");
  await page.keyboard.press("Escape");
  await press(page, START);
  while (!(await page.getByRole("button", { name: OVER }).count()))
    await keyboardTurn(page).catch(() => {});
  expect(troubles).toEqual([]);
  await context.close();
});

/** A turn by keys alone, if it is ours; a sheet that is open is closed first. */
async function keyboardTurn(page: Page): Promise<void> {
  if (await page.getByRole("dialog").count()) await page.keyboard.press("Escape");
  if (await page.getByRole("button", { name: "See the results" }).count())
    return press(page, "See the results");
  const card = page
    .locator("[data-rove]")
    .filter({ hasText: /leads|beats|gives way/ })
    .first();
  if (await card.count()) {
    const name = await card.getAttribute("aria-label", { timeout: 500 }).catch(() => null);
    await reach(page, "[data-rove]");
    for (let at = 0; at < 4 && (await focused(page)) !== name; at++)
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await press(page, /^(Lead|Beat|Give way)/);
  } else if (await page.getByRole("button", { name: "Pass", exact: true }).count()) {
    await press(page, "Pass");
  } else {
    await page.waitForTimeout(50);
  }
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}

test("French and English at one table; a reload, a broken line, a second device, a screen", async () => {
  const lea = await guest(browser, house.url, { name: "Léa" });
  await openTable(lea.page, "L’Étoile d’Afrique");
  await lea.page.getByRole("button", { name: "Une place de moins" }).click();
  await lea.page.getByRole("button", { name: "Une place de moins" }).click();
  const code = (await lea.page.locator("strong").first().textContent()) ?? "";
  await oneRound(lea.page);

  const tom = await guest(browser, house.url, { lang: "en", size: DESKTOP });
  await tom.page.getByLabel("An invitation code?").first().fill(code);
  await tom.page.getByRole("button", { name: "Join" }).first().click();
  await tom.page.getByLabel("Your name at the table").fill("Tom");
  await tom.page.getByRole("button", { name: "Sit down" }).last().click();
  await lea.page.getByText("Tom", { exact: true }).waitFor();

  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await screen.page.getByText("Tom", { exact: true }).waitFor();
  await lea.page.getByRole("button", { name: START }).first().click();
  await screen.page.getByText("Manche 1 sur 1").waitFor();
  await tom.page.getByText("Round 1 of 1").waitFor();

  // The hands are secret, and the screen shows none of them.
  const held = [...(await hand(lea.page)), ...(await hand(tom.page))];
  expect(new Set(held).size).toBe(8);
  expect(await screen.page.getByRole("group", { name: "Ta main" }).count()).toBe(0);

  // What was chosen outlives a reload and a broken line, and is sent when the line is back.
  let turns = 0;
  const move = async () => {
    const turn = turns < 4 ? africaTurn : quickTurn;
    const moved = (await turn(lea.page)) || (await turn(tom.page));
    if (moved) turns += 1;
    return moved;
  };
  while (turns < 4) await move().catch(() => false);
  const kept = await hand(lea.page);
  await lea.page.reload();
  await lea.page.getByRole("group", { name: "Ta main" }).waitFor();
  expect(await hand(lea.page)).toEqual(kept);

  await lea.context.setOffline(true);
  await lea.page.evaluate(() => dispatchEvent(new Event("online")));
  await lea.page.getByText("On te retrouve…").first().waitFor();
  await lea.context.setOffline(false);
  await lea.page.evaluate(() => dispatchEvent(new Event("online")));
  await lea.page.getByText("Te revoilà.").first().waitFor();

  // A second device by a personal link sees the same hand.
  const link = await lea.page.evaluate(async () => {
    const made = await fetch("/api/links", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    return ((await made.json()) as { url: string }).url;
  });
  const second = await guest(browser, link);
  await second.page.getByRole("group", { name: "Ta main" }).waitFor();
  expect(await hand(second.page)).toEqual(await hand(lea.page));
  await second.context.close();

  while (!(await seeResults(lea.page)))
    if (!(await move().catch(() => false))) await lea.page.waitForTimeout(40);
  await tom.page.getByRole("button", { name: "See the results" }).click();
  await tom.page.getByRole("button", { name: OVER }).waitFor();
  await screen.page.getByRole("heading", { name: /la lampe/ }).waitFor();
  for (const { troubles } of [lea, tom, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, tom, screen]) await context.close();
});

test("two people on one phone: nothing is shown before the curtain is lifted", async () => {
  const { page, context } = await guest(browser, house.url, { name: "Léa", lang: "en" });
  await openTable(page, "L’Étoile d’Afrique");
  await page
    .getByRole("button", { name: /^Seat somebody here/ })
    .first()
    .click();
  await page.getByLabel("Your name at the table").fill("Tom");
  await page.getByRole("button", { name: "Sit down" }).last().click();
  await page.getByRole("button", { name: "Begin with 2" }).click();
  const lift = page.getByRole("button", { name: /^It is me/ });
  await lift.waitFor();
  expect(await page.getByRole("group", { name: "Your hand" }).count()).toBe(0);
  await lift.click();
  await page.getByRole("group", { name: "Your hand" }).waitFor();
  while (!(await africaTurn(page)));
  await lift.waitFor();
  expect(await page.getByRole("group", { name: "Your hand" }).count()).toBe(0);
  await context.close();
});

const PAGES = ["/about", "/rules", "/rules/etoile-d-afrique", "/gallery", "/settings", "/join"];

test("no serious axe finding on any page or phase, by night or on paper", async () => {
  const { page, context } = await guest(browser, house.url, { name: "Léa" });
  const found: string[] = [];
  const look = async (where: string) => {
    found.push(...(await hurdles(page)).map((hurdle) => `${where}: ${hurdle}`));
  };
  await page.getByText("Une soirée de jeux").waitFor();
  await look("home");
  for (const path of PAGES) {
    await page.goto(house.url + path);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    await look(path);
  }
  await page.goto(house.url);
  await page.getByRole("button", { name: "Ouvrir une table" }).click();
  await look("which game");
  await page.getByRole("dialog").getByRole("button", { name: "L’Étoile d’Afrique" }).click();
  await page.getByRole("button", { name: START }).first().waitFor();
  await look("lobby");
  await page.getByRole("button", { name: "Changer le nom de Léa" }).click();
  await look("sit down");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ce soir" }).click();
  await look("options");
  await page.keyboard.press("Escape");
  await oneRound(page);
  await page.getByRole("button", { name: START }).first().click();
  await page.getByRole("group", { name: "Ta main" }).waitFor();
  await look("play");
  for (const sheet of ["Règles", "Menu"]) {
    await page.getByRole("button", { name: sheet, exact: true }).click();
    await look(sheet);
    await page.keyboard.press("Escape");
  }
  await page.goto(`${page.url()}/screen`);
  await page.getByText("Manche 1 sur 1").waitFor();
  await look("screen");
  await page.goBack();
  await playOut(page, africaTurn);
  await look("results");
  await page.getByRole("button", { name: "Vérifier la donne" }).click();
  await page.getByText("Promesse tenue").waitFor();
  await look("verify");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Revoir" }).click();
  await page.getByRole("slider").waitFor();
  await look("replay");
  expect(found).toEqual([]);
  await context.close();
});

test("the home page weighs less than 100 kB of script and style, compressed", async () => {
  const { page, context } = await guest(browser, "about:blank");
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(house.url, { waitUntil: "networkidle" });
  const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThan(100_000);
  console.log(`home: ${Math.round(weight / 1000)} kB of script and style, compressed`);
  await context.close();
});

test("nothing is cut off at 360 pixels, nor with text of 200 %", async () => {
  const { page, context } = await guest(browser, house.url, { name: "Léa", size: PHONE });
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const [width, text] of [
    [360, 100],
    [390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      const kept = JSON.parse(localStorage.getItem("veillee.settings") ?? "{}") as object;
      localStorage.setItem("veillee.settings", JSON.stringify({ ...kept, text: size }));
    }, text);
    for (const path of ["/", "/about", "/rules/etoile-solitaire", "/settings"]) {
      await page.goto(house.url + path);
      await page.locator("h1").first().waitFor();
      expect([path, text, await wide()]).toEqual([path, text, 0]);
    }
    await page.goto(house.url);
    await openTable(page, "L’Étoile d’Afrique");
    await page.getByRole("button", { name: START }).first().waitFor();
    expect(["lobby", text, await wide()]).toEqual(["lobby", text, 0]);
    await page.getByRole("button", { name: START }).first().click();
    await page.getByRole("group", { name: "Ta main" }).waitFor();
    expect(["play", text, await wide()]).toEqual(["play", text, 0]);
  }
  await context.close();
});
