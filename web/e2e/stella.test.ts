import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, guest, openBrowser, openTable, SCREEN, START } from "./evening.ts";
import { press, reach } from "./hands.ts";
import { openHouse, type House } from "./house.ts";
import { comeIn, fewer } from "./pictures.ts";
import { inspector, untilOver } from "./together.ts";
import { mark, stellaTurn } from "./stella.ts";

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(0.02), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test("a game of Stella against bots, in French on a phone, to the podium; no hurdle on any step", async () => {
  const { page, context, troubles } = await guest(browser, house.url, { name: "Léa" });
  await openTable(page, /^Stella/);
  await page.getByRole("button", { name: START }).first().click();
  const { look, found } = inspector(page);
  await untilOver([page], async () => {
    await look();
    return stellaTurn(page);
  });
  await page.getByRole("heading", { name: /la lampe/ }).waitFor();
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("French and English at one table: each reads the word, a reload keeps what is lit, the screen shows no mark", async () => {
  const lea = await guest(browser, house.url, { name: "Léa" });
  await openTable(lea.page, /^Stella/);
  await fewer(lea.page, 1);
  const tom = await comeIn(browser, house.url, lea.page);
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await lea.page.getByRole("button", { name: START }).first().click();

  const pictures = lea.page.getByRole("group", { name: "Les images" });
  await pictures.waitFor();
  await lea.page.getByText("Le mot", { exact: true }).waitFor();
  await tom.page.getByText("The word", { exact: true }).waitFor();
  for (const cell of [0, 4, 9]) await pictures.getByRole("button").nth(cell).click();
  await lea.page.reload();
  await pictures.waitFor();
  await expect.poll(() => pictures.locator("[aria-pressed='true']").count()).toBe(3);
  expect(await screen.page.locator(".pin").count()).toBe(0);

  // Done is not the end: marks change until the last one is done.
  await lea.page.getByRole("button", { name: /^C’est tout.: 3$/ }).click();
  await lea.page.getByText("C’est noté.").waitFor();
  await pictures.getByRole("button").nth(4).click();
  await lea.page.getByRole("button", { name: "Changer pour 2" }).click();
  await mark(tom.page, [0, 9]);
  await lea.page.getByText("on éclaire").waitFor();

  await untilOver([lea.page, tom.page], stellaTurn);
  await screen.page.getByRole("heading", { name: /la lampe/ }).waitFor();
  for (const { troubles } of [lea, tom, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, tom, screen]) await context.close();
});

test("a round of Stella by keyboard alone: arrows go along rows and across them", async () => {
  const { page, context } = await guest(browser, house.url, {
    name: "Mo",
    lang: "en",
    size: DESKTOP,
  });
  await press(page, "Open a table");
  await press(page, /^Stella/);
  await page.waitForURL(/\/t\//);
  await press(page, START);
  await page.getByRole("group", { name: "The pictures" }).waitFor();
  await reach(page, "[data-rove]");
  for (const key of ["Enter", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const lit = page.locator("[data-rove][aria-pressed='true']");
  const told = await lit.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(told.map((name) => name?.split(":")[0])).toEqual(["Row 1, picture 1", "Row 2, picture 2"]);
  await press(page, "Done with 2");

  const counted = page.getByRole("button", { name: "Next round" });
  while (!(await counted.count())) {
    const open = page.locator("button.open");
    // A picture that the lamp has left is only looked at.
    if (await page.getByRole("button", { name: "Close the picture" }).count())
      await page.keyboard.press("Escape");
    if (await open.count()) {
      await open.first().focus();
      await page.keyboard.press("Enter");
      await press(page, /^Light up/).catch(() => undefined);
    }
    await page.waitForTimeout(30);
  }
  await press(page, "Next round");
  await context.close();
});
