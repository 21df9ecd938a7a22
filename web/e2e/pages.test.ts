import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, guest, openTable, part, SCREEN, START } from "./evening";
import { oneRound } from "./hands";
import { onPhone } from "./inspector";
import { overflow, squeezed } from "./narrow";
import { untilOver } from "./together";
import { africa, finger } from "./turns";

const PAGES = [
  ...["/about", "/gallery", "/settings", "/join", "/rules"],
  ...["/rules/dixit", "/rules/stella", "/rules/look-at-the-stars"],
  ...["/rules/etoile-d-afrique", "/rules/etoile-solitaire"],
];

test("no page or sheet has a serious axe finding, by night or on paper, is too wide or half in English", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  const { page } = lea;
  const found: string[] = [];
  const look = async (where: string) => {
    found.push(...(await onPhone(page)).map((fault) => `${where}: ${fault}`));
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
  const open = (name: string) => page.getByRole("button", { name, exact: true }).click();
  for (const sheet of ["Règles", "Menu", "Histoire de la partie"]) {
    await open(sheet);
    await look(sheet);
    if (sheet !== "Menu") await page.keyboard.press("Escape");
  }
  await open("Menu");
  await open("Faire une pause");
  await page.getByText("La lampe est en veilleuse").waitFor();
  await look("paused");
  await page.locator("main").getByRole("button").click();
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
  await part(lea);
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

const GAMES = [
  /^Dixit/,
  /^Stella/,
  /^Look at the Stars/,
  /^L’Étoile d’Afrique/,
  /^L’Étoile, en solitaire/,
];

test("nothing of a lobby is cut off at 360 pixels, nor with text of 200 %", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  for (const game of GAMES) {
    await lea.page.goto(house);
    await openTable(lea.page, game);
    await lea.page.getByRole("button", { name: START }).first().waitFor();
    expect([game.source, await squeezed(lea.page)]).toEqual([game.source, []]);
  }
  await part(lea);
});

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
  for (const name of ["Son", "Aides aux couleurs", "Les chouettes parlent"])
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

test("the shared screen says why it shows no table, and when a game rests", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lost = await guest(browser, `${house}/t/nowhere/screen`, { size: SCREEN });
  await lost.page.getByRole("heading", { name: "Il n’y a rien par ici." }).waitFor();
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, /^L’Étoile d’Afrique/);
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await lea.page.getByRole("button", { name: START }).first().click();
  await lea.page.getByRole("button", { name: "Menu" }).click();
  await lea.page.getByRole("button", { name: /^Faire une pause/ }).click();
  const rests = screen.page.getByRole("heading", { name: "La lampe est en veilleuse" });
  await rests.waitFor();
  await lea.page.getByRole("main").getByRole("button", { name: "Reprendre" }).click();
  await rests.waitFor({ state: "detached" });
  await part(lost, lea, screen);
});
