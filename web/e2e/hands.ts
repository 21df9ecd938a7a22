import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { finger, keys, reach, type Press } from "./turns";

const TONIGHT = /^(Ce soir|Tonight)/;

/** The host makes the game one round long, so that an evening fits into a test. */
export async function oneRound(page: Page, press: Press = finger): Promise<void> {
  await press(page.getByRole("button", { name: TONIGHT }));
  const sheet = page.getByRole("dialog");
  const less = sheet.getByRole("button", { name: /^(Manches|Rounds).*(moins|less)$/ });
  // As fast as a hand can: each press counts, whether the house has heard of the last or not.
  for (let rounds = await shown(sheet); rounds > 1; rounds--) await press(less);
  await sheet.locator(".num", { hasText: /^1$/ }).waitFor();
  await page.keyboard.press("Escape");
}

/** The host ends the game when everyone has told once, for the same reason. */
export async function oneLap(page: Page, press: Press = finger): Promise<void> {
  await press(page.getByRole("button", { name: TONIGHT }));
  const wanted = /quand chacun a été conteur|when everyone has told/;
  const group = page.getByRole("dialog").locator("fieldset", { hasText: wanted });
  if (press === keys) await along(group, wanted);
  else await group.locator("label", { hasText: wanted }).click();
  await expect.poll(() => group.getByRole("radio", { name: wanted }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
}

/** By arrows from the choice that is made to another. */
async function along(group: Locator, wanted: RegExp): Promise<void> {
  await reach(group.locator("input:checked"));
  const all = await group.locator("label").allTextContents();
  for (let step = 0; step < all.length; step++) {
    if (await group.getByRole("radio", { name: wanted }).isChecked()) return;
    await group.page().keyboard.press("ArrowRight");
  }
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
