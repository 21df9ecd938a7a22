import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOf, DESKTOP, guest, openTable, part, SCREEN, START } from "./evening";
import { Inspector, onDesktop, onPhone, onScreen } from "./inspector";
import { BadEvening, playByKeys, stays, untilOver } from "./together";
import { finger, solitaire as turn } from "./turns";

const PARTY = {
  game: /^L’Étoile, (en )?solitaire/,
  seats: 1,
  turn,
  told: [/In hand: .+\. Place: /, /You lay .+ on row \d+\./, /You draw: /, /\d+ rows\./],
};

/** What is wrong where the pile that a long row begins with is laid out by a key; null: none does yet. */
async function laidOut(page: Page): Promise<string[] | null> {
  await page.evaluate(painted);
  const rows = page.locator(".row");
  const long = await rows.evaluateAll((all) => all.findIndex((row) => row.querySelector(".pile")));
  if (long < 0) return null;
  // This very row: others may begin in a pile too, while this one takes more room.
  const row = rows.nth(long);
  const [pile, cards] = [row.locator(".pile button"), row.getByRole("img")];
  const few = await cards.count();
  await pile.press("Enter");
  await expect.poll(() => cards.count()).toBeGreaterThan(few);
  const found = await onPhone(page);
  await pile.press("Enter");
  await expect.poll(() => cards.count()).toBe(few);
  return found;
}

/** What depends on the width of the page follows it. */
function painted(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

test("the solitaire by keyboard alone, in English on a desktop, to its grade", () =>
  playByKeys(PARTY));

test("the solitaire on a phone in French, a friend looking on in English, to its grade", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, PARTY.game);
  await lea.page.getByRole("button", { name: START }).click();
  const taste = { lang: "en", size: DESKTOP, theme: "paper" } as const;
  const ada = await guest(browser, lea.page.url(), taste);
  await ada.page.getByText("You are watching.").waitFor();
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  const phone = new Inspector(lea.page, onPhone);
  const desktop = new Inspector(ada.page, onDesktop);
  const room = new Inspector(screen.page, onScreen);
  const bad = new BadEvening(lea);
  const look = async () => {
    for (const eyes of [phone, desktop, room]) await eyes.look();
  };
  let whole: string[] | null = null;
  const lay = async () => {
    await look();
    whole ??= await laidOut(bad.page);
    const moved = await turn(bad.page, finger);
    if (moved) await bad.moved();
    return moved;
  };
  await untilOver([lea.page], lay, finger, look);
  expect(bad.over).toBe(true);
  expect(whole).toEqual([]);
  await screen.page.getByRole("heading", { level: 1 }).first().waitFor();
  await ada.page.getByRole("button", { name: "See the results" }).click();
  await ada.page.getByRole("heading", { level: 1, name: /\d+ rows?:/ }).waitFor();
  await look();
  expect([...phone.found, ...desktop.found, ...room.found]).toEqual([]);
  expect(phone.missed([/^Choisis/, /^Voir les/, /^Revoir$/])).toEqual([]);
  await stays(lea.page);
  await part(lea, ada, screen);
});
