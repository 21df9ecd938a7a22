import type { Locator, Page } from "playwright-core";
import { keys, reach as keysTo } from "./turns";

/** The host makes the game one round long, so that an evening fits into a test. */
export async function oneRound(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Ce soir|Tonight)/ }).click();
  const sheet = page.getByRole("dialog");
  const less = sheet.getByRole("button", { name: /^(Manches|Rounds).*(moins|less)$/ });
  for (let rounds = await shown(sheet); rounds > 1; rounds--) {
    await less.click();
    // The house must have heard of one before the next is asked for.
    await sheet.locator(".num", { hasText: new RegExp(`^${rounds - 1}$`) }).waitFor();
  }
  await page.keyboard.press("Escape");
}

async function shown(sheet: Locator): Promise<number> {
  return Number(await sheet.locator(".num").first().textContent());
}

/** Bring the focus to the first thing that this selector names, by keys alone. */
export function reach(page: Page, selector: string): Promise<void> {
  return keysTo(page.locator(selector).first());
}

/** Press the button of this name by keys alone; what a sheet asks comes first. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog").last();
  const where = (await dialog.count()) ? dialog : page;
  await keys(where.getByRole("button", { name, exact: true }).locator("visible=true").first());
}
