import type { Locator, Page } from "playwright-core";
import { keys } from "./turns";

/** The host makes the game one round long, so that an evening fits into a test. */
export async function oneRound(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Ce soir|Tonight)/ }).click();
  const sheet = page.getByRole("dialog");
  const less = sheet.getByRole("button", { name: /^(Manches|Rounds).*(moins|less)$/ });
  // As fast as a hand can: each press counts, whether the house has heard of the last or not.
  for (let rounds = await shown(sheet); rounds > 1; rounds--) await less.click();
  await sheet.locator(".num", { hasText: /^1$/ }).waitFor();
  await page.keyboard.press("Escape");
}

async function shown(sheet: Locator): Promise<number> {
  return Number(await sheet.locator(".num").first().textContent());
}

/** Press the button of this name by keys alone; what a sheet asks comes first. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog").last();
  const where = (await dialog.count()) ? dialog : page;
  await keys(where.getByRole("button", { name, exact: true }).locator("visible=true").first());
}
