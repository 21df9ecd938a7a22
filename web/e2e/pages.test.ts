import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, guest, openTable, PHONE, SCREEN, START } from "./evening";
import { oneRound } from "./hands";
import { untilOver } from "./together";
import { africa, finger } from "./turns";

const PAGES = ["/about", "/rules", "/rules/etoile-d-afrique", "/gallery", "/settings", "/join"];

test("no serious axe finding on any page or sheet, by night or on paper", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const { page, context, troubles } = await guest(browser, house, { name: "Léa" });
  const found: string[] = [];
  const look = async (where: string) => {
    found.push(...(await hurdles(page)).map((hurdle) => `${where}: ${hurdle}`));
  };
  await page.getByText("Une soirée de jeux").waitFor();
  await look("home");
  for (const path of PAGES) {
    await page.goto(house + path);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    await look(path);
  }
  await page.goto(house);
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
  for (const sheet of ["Règles", "Menu"]) {
    await page.getByRole("button", { name: sheet, exact: true }).click();
    await look(sheet);
    await page.keyboard.press("Escape");
  }
  await untilOver([page], (one) => africa(one, finger));
  await look("results");
  await page.getByRole("button", { name: "Vérifier la donne" }).click();
  await page.getByText("Promesse tenue").waitFor();
  await look("verify");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Revoir" }).click();
  await page.getByRole("slider").waitFor();
  await look("replay");
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a wrong address shows a page of ours that leads home", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const { page, context } = await guest(browser, `${house}/nowhere/at/all`, { lang: "en" });
  await page.getByRole("heading", { name: "There is nothing here." }).waitFor();
  expect(await hurdles(page)).toEqual([]);
  await page.getByRole("link", { name: "Back home" }).click();
  await page.getByRole("heading", { name: "An evening of games under the stars" }).waitFor();
  await context.close();
});

/** How far a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is written on a button and cannot be read there, unless it can be scrolled to. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (from: Element | null): boolean =>
      !!from &&
      (/auto|scroll/.test(getComputedStyle(from).overflowX) || scrolls(from.parentElement));
    // What stands in for a picture is heard and not seen.
    const unseen = (part: Element | null, button: Element): boolean =>
      !!part &&
      button.contains(part) &&
      (getComputedStyle(part).clipPath !== "none" || unseen(part.parentElement, button));
    const texts = (button: Element) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter((text) => text.data.trim() && !unseen(text.parentElement, button));
    };
    const boxOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll("button, a")].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const around = button.getBoundingClientRect();
      const hides = getComputedStyle(button).overflowX !== "visible";
      return texts(button).flatMap((text) => {
        const { left, right, width } = boxOf(text);
        const beyond = !scrolls(button) && (left < -1 || right > innerWidth + 1);
        const hidden = hides && (left < around.left - 1 || right > around.right + 1);
        return width && (beyond || hidden) ? [text.data.trim()] : [];
      });
    });
  });

const GAMES = [
  /^Dixit/,
  /^Stella/,
  /^Look at the Stars/,
  /^L’Étoile d’Afrique/,
  /^L’Étoile, en solitaire/,
];

test("nothing is cut off at 360 pixels, nor with text of 200 %", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const { page, context } = await guest(browser, house, { name: "Léa", size: PHONE });
  await page.setViewportSize({ width: 360, height: 740 });
  const seen: unknown[] = [];
  for (const text of [100, 200]) {
    const look = async (where: string) =>
      seen.push([where, text, await overflow(page), await cutOff(page)]);
    await keep(page, { text });
    for (const path of ["/", ...PAGES, "/nowhere"]) {
      await page.goto(house + path);
      await page.locator("h1").first().waitFor();
      await look(path);
    }
    for (const game of GAMES) {
      await page.goto(house);
      await openTable(page, game);
      await page.getByRole("button", { name: START }).first().waitFor();
      await look(`lobby of ${game.source}`);
      await page.getByRole("button", { name: START }).first().click();
      await page.locator("main .mine").waitFor();
      await look(`table of ${game.source}`);
    }
  }
  expect(seen).toEqual(seen.map((one) => [...(one as unknown[]).slice(0, 2), 0, []]));
  await context.close();
});

function keep(page: Page, some: object): Promise<void> {
  return page.evaluate((more) => {
    const kept = JSON.parse(localStorage.getItem("veillee.settings") ?? "{}") as object;
    localStorage.setItem("veillee.settings", JSON.stringify({ ...kept, ...more }));
  }, some);
}

test("every setting does what it says, and is kept", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const { page, context } = await guest(browser, `${house}/settings`, { name: "Léa", moves: true });
  const style = (property: string) =>
    page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      property,
    );
  const pick = (text: string) => page.locator("label", { hasText: text }).first().click();

  await pick("papier");
  expect(await style("--bg")).toBe("#f3ead7");
  await pick("150 %");
  expect(await style("font-size")).toBe("24px");
  await pick("calme");
  expect(["120ms", ".12s"]).toContain(await style("--d-turn"));
  await pick("à gauche");
  for (const name of ["Son", "Aides aux couleurs", "Les hiboux parlent"])
    await page.getByRole("switch", { name }).click();
  await pick("English");
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  expect(await page.getByRole("switch", { name: "Sound" }).getAttribute("aria-checked")).toBe(
    "true",
  );
  expect(
    await page.getByRole("switch", { name: "The owls talk" }).getAttribute("aria-checked"),
  ).toBe("false");
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: "paper",
    motion: "calm",
    hand: "left",
    aids: "on",
  });
  await context.close();
});

test("the shared screen fits its window, whatever its size", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, /^Dixit/);
  const { page, context } = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await page.getByText("Léa", { exact: true }).waitFor();
  for (const size of [SCREEN, { width: 1280, height: 720 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    const room = async () => {
      const box = await page.locator("main").boundingBox();
      return box && size.width - box.width > -1 && size.height - box.height > -1;
    };
    await expect.poll(room).toBe(true);
    expect(await overflow(page)).toBe(0);
  }
  for (const one of [context, lea.context]) await one.close();
});
