import type { Locator, Page } from "playwright-core";

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

const FAR = 40;

/** Tab until the focus is on something that this selector names. */
export async function reach(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < FAR; steps++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector))
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Tab until the focus is on the button of this name, and press it: no mouse, no shortcut. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog").last();
  const where = (await dialog.count()) ? dialog : page;
  const target = where.getByRole("button", { name, exact: true }).locator("visible=true").first();
  await target.waitFor({ timeout: 3000 });
  for (let steps = 0; steps < FAR; steps++) {
    if (await target.evaluate((button) => button === document.activeElement)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}
