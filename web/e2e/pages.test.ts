import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, DESKTOP, guest, openTable, OVER, part, SCREEN, START } from "./evening";
import { oneRound } from "./hands";
import { onPhone } from "./inspector";
import { overflow, squeezed } from "./narrow";
import { untilOver } from "./together";
import { africa, finger, keys } from "./turns";

const PAGES = [
  ...["/about", "/gallery", "/settings", "/join", "/rules"],
  ...["/rules/dixit", "/rules/stella", "/rules/look-at-the-stars"],
  ...["/rules/etoile-d-afrique", "/rules/etoile-solitaire"],
];

/** What the lines that this page opens from now on give to the luck. */
function nonces(page: Page): string[] {
  const given: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { type, nonce } = JSON.parse(String(payload)) as { type: string; nonce: string };
      if (type === "sit") given.push(nonce);
    }),
  );
  return given;
}

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
  const replay = page.getByRole("button", { name: "Revoir" });
  const leave = page.getByRole("dialog").getByRole("button", { name: "Retour" });
  // A house that does not answer keeps nobody in front of an empty page.
  await page.route(/\/replay\?/, (route) => route.abort("internetdisconnected"));
  await replay.click();
  await page.getByText("La maison ne répond pas.").waitFor();
  await look("no replay");
  await leave.click();
  await page.unroute(/\/replay\?/);
  await replay.click();
  await page.getByRole("slider").waitFor();
  await look("replay");
  await leave.click();
  // The device gives digits of its own to the luck of the next game, too.
  const given = nonces(page);
  await page.reload();
  await page.getByRole("button", { name: OVER }).click();
  await expect.poll(() => given).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(found).toEqual([]);
  await part(lea);
});

test("a wrong address shows a page of ours that leads home", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const ada = await guest(browser, `${house}/nowhere/at/all`, { lang: "en" });
  const { page } = ada;
  await page.getByRole("heading", { name: "There is nothing here." }).waitFor();
  expect(await hurdles(page)).toEqual([]);
  await page.getByRole("link", { name: "Back home" }).click();
  await page.getByRole("heading", { name: "An evening of games under the stars" }).waitFor();
  // Also for those who only read its head.
  expect(ada.troubles.splice(0)).toEqual([expect.stringContaining("404")]);
  await part(ada);
});

/** What has the focus, as it is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    return here === document.body
      ? "nothing"
      : (here?.getAttribute("aria-label") ?? here?.textContent ?? "").trim();
  });
}

test("every page has its own title, and whoever comes to it by keys is told where they are", async () => {
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const mo = await guest(await browserOf(), inject("house"), taste);
  const { page } = mo;
  const there = async (title: RegExp, heading: string) => {
    await expect.poll(() => page.title()).toMatch(title);
    await expect.poll(() => focused(page)).toBe(heading);
  };
  await expect.poll(() => page.title()).toMatch(/^An evening of games/);
  await keys(page.getByRole("link", { name: "Settings" }));
  await there(/^Settings · Veillée$/, "Settings");
  await page.goBack();
  await there(/^An evening of games/, "An evening of games under the stars");
  for (const place of ["How it works", "The rules", "The gallery"]) {
    await keys(page.getByRole("link", { name: place }).locator("visible=true"));
    await there(new RegExp(`^${place} · Veillée$`), place);
    await page.goBack();
  }
  await keys(page.getByRole("button", { name: "Open a table" }).locator("visible=true"));
  await keys(page.getByRole("dialog").getByRole("button", { name: /^Stella/ }));
  const code = page.locator("strong").first();
  await code.waitFor();
  const table = `Table ${(await code.textContent()) ?? ""}`;
  await there(new RegExp(`^Stella · ${table} · Veillée$`), table);
  await keys(page.getByRole("button", { name: START }).first());
  await there(new RegExp(`^Your turn · Stella · ${table} · Veillée$`), "Stella");
  await part(mo);
});

test("by keys nobody is lost where a lobby or the home page takes something away", async () => {
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const mo = await guest(await browserOf(), inject("house"), taste);
  const { page } = mo;
  await openTable(page, /^Dixit/);
  const bot = page.getByRole("button", { name: "A bot", exact: true });
  await bot.first().waitFor();
  const free = await bot.count();
  await keys(bot.first());
  await expect.poll(() => bot.count()).toBe(free - 1);
  expect(await focused(page)).toMatch(/^Change /);
  await keys(page.getByRole("button", { name: /^Fill with/ }));
  await expect.poll(() => bot.count()).toBe(0);
  expect(await focused(page)).not.toBe("nothing");
  await keys(page.getByRole("button", { name: "Back", exact: true }));
  const forget = page.getByRole("button", { name: /^Forget table/ });
  await keys(forget);
  await expect.poll(() => forget.count()).toBe(0);
  await expect.poll(() => focused(page)).not.toBe("nothing");
  await part(mo);
});

test("what the house answers is heard as well as seen, and stays as long as somebody reads it", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa", size: DESKTOP });
  const { page } = lea;
  await page.clock.install();
  const heard = page.locator("[role=status]").getByText("Aucune table n’a ce code en ce moment.");
  for (const times of [1, 2]) {
    await page.getByLabel("Un code d’invitation ?").first().fill("XXXXX");
    await page.getByRole("button", { name: "Rejoindre" }).first().click();
    await expect.poll(() => heard.count()).toBe(times);
  }
  const toast = page.locator(".toast");
  await toast.hover();
  await page.clock.fastForward("01:00");
  expect(await toast.count()).toBe(1);
  await toast.getByRole("button", { name: "Fermer" }).focus();
  await page.mouse.move(700, 10);
  await page.clock.fastForward("01:00");
  expect(await toast.count()).toBe(1);
  await page.getByRole("button", { name: "Rejoindre" }).first().focus();
  await page.clock.fastForward("01:00");
  expect(await toast.count()).toBe(0);
  expect(lea.troubles.splice(0)).toEqual(Array(2).fill(expect.stringContaining("404")));
  await part(lea);
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
  const lea = await guest(browser, `${house}/settings`, { name: "Léa", moves: true });
  const { page } = lea;
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
  await part(lea);
});

test("whoever comes by a link types their name at once; on a phone the invitation is read first", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, /^Dixit/);
  const tom = await guest(browser, lea.page.url(), { lang: "en", size: DESKTOP });
  await tom.page.getByRole("dialog", { name: "Take a seat" }).waitFor();
  await tom.page.keyboard.type("Tom");
  await tom.page.keyboard.press("Enter");
  await lea.page.getByText("Tom", { exact: true }).waitFor();
  const ines = await guest(browser, lea.page.url());
  await ines.page.locator("dialog:focus", { hasText: "Dixit, chez Léa" }).waitFor();
  await part(lea, tom, ines);
});

/** From a phone on its side to a large desk. */
const WINDOWS = [
  ...["390x844", "844x390", "820x1180", "1024x768", "1180x820", "1280x720", "1280x800"],
  ...["1366x650", "1366x768", "1440x900", "1920x1080", "2560x1440"],
];

/** What of the home page lies over its house or those round the lantern. */
const overScene = (page: Page) =>
  page.evaluate(() => {
    const land = document.querySelector(".folk");
    if (!land?.checkVisibility()) return [];
    const { left, top, width, height } = land.getBoundingClientRect();
    // Where the owl on the chimney, the tree and the feet are in the picture.
    const [west, east] = [left + 0.64 * width, left + 0.97 * width];
    const [north, south] = [top + 0.64 * height, top + 0.87 * height];
    return [...document.querySelectorAll("main img, main button, main p")]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const beside = box.right < west || box.left > east;
        return box.width > 0 && !beside && box.bottom > north && box.top < south;
      })
      .map((part) => part.textContent || part.outerHTML);
  });

test("the house on the home page and those round the lantern are whole or left out", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa", size: DESKTOP });
  const { page } = lea;
  await page.getByRole("button", { name: /^Dixit/ }).waitFor();
  for (const window of WINDOWS) {
    const [width = 0, height = 0] = window.split("x").map(Number);
    await page.setViewportSize({ width, height });
    await expect.poll(() => overScene(page), { message: window }).toEqual([]);
  }
  await part(lea);
});

test("the shared screen fits its window, whatever its size", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, /^Dixit/);
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  const { page } = screen;
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
  await part(screen, lea);
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
