import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dixitTurn, oneLap } from "./dixit.ts";
import { DESKTOP, guest, openBrowser, openTable, SCREEN, START } from "./evening.ts";
import { press } from "./hands.ts";
import { openHouse, type House } from "./house.ts";
import { comeIn, fewer, picturesOn } from "./pictures.ts";
import { inspector, untilOver } from "./together.ts";

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(0.02), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test("a game of Dixit against bots, in French on a phone, to the podium; no hurdle on any step", async () => {
  const { page, context, troubles } = await guest(browser, house.url, { name: "Léa" });
  await openTable(page, "Dixit");
  await oneLap(page);
  await page.getByRole("button", { name: START }).first().click();
  const { look, found } = inspector(page);
  await untilOver([page], async () => {
    await look();
    return dixitTurn(page);
  });
  await page.getByRole("heading", { name: /la lampe/ }).waitFor();
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("French and English at one table: a change of mind, a reload, a screen that keeps secrets", async () => {
  const lea = await guest(browser, house.url, { name: "Léa" });
  await openTable(lea.page, "Dixit");
  await fewer(lea.page, 2);
  const tom = await comeIn(browser, house.url, lea.page);
  await oneLap(lea.page);
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await lea.page.getByRole("button", { name: START }).first().click();
  await lea.page.getByRole("group", { name: "Ta main" }).waitFor();

  // Among three a hand has seven pictures, no two hands share one, and the screen shows none.
  const hands = [
    await picturesOn(lea.page, "[aria-label='Ta main']"),
    await picturesOn(tom.page, "[aria-label='Your hand']"),
  ].flat();
  expect(new Set(hands).size).toBe(14);
  expect(await picturesOn(screen.page, "main")).toEqual([]);

  let changes = 0;
  await untilOver([lea.page, tom.page], async (page) => {
    const moved = await dixitTurn(page);
    const change = page.getByRole("button", { name: /^(Changer|Change)$/ });
    if (moved && changes === 0 && (await appears(change))) {
      changes += 1;
      await page.reload();
      await change.click({ timeout: 5000 });
      while (!(await dixitTurn(page)));
    }
    return moved;
  });
  expect(changes).toBe(1);
  await screen.page.getByRole("heading", { name: /la lampe/ }).waitFor();
  for (const { troubles } of [lea, tom, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, tom, screen]) await context.close();
});

/** Whether the table waits for others now. */
function appears(change: Locator): Promise<boolean> {
  return change.waitFor({ timeout: 400 }).then(
    () => true,
    () => false,
  );
}

test("a turn of Dixit by keyboard alone: a hand is leafed through with arrows", async () => {
  const { page, context } = await guest(browser, house.url, {
    name: "Mo",
    lang: "en",
    size: DESKTOP,
  });
  await press(page, "Open a table");
  await press(page, /^Dixit/);
  await page.waitForURL(/\/t\//);
  await press(page, START);
  const hand = page.getByRole("group", { name: "Your hand" });
  await hand.waitFor();
  const front = () => hand.locator("[aria-current='true']").getAttribute("aria-label");
  const first = await front();
  await hand.locator("[tabindex='0']").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(front).not.toBe(first);

  const steps = [/^Give this picture$/, /^Vote for picture/, /^Trust them with/, /^I have an idea/];
  const revealed = page.getByRole("button", { name: /^(Go on|Yours to tell)$/ });
  while (!(await revealed.count())) {
    const field = page.getByRole("textbox");
    if ((await field.count()) && !(await field.inputValue())) {
      await field.focus();
      await page.keyboard.type("Almost there");
    }
    for (const step of steps)
      if (await page.getByRole("button", { name: step, disabled: false }).count())
        await press(page, step).catch(() => undefined);
    await page.waitForTimeout(30);
  }
  await press(page, /^(Go on|Yours to tell)$/);
  await context.close();
});
