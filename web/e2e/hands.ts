import type { Page } from "playwright-core";

/** The host makes the game one round long, so that an evening fits into a test. */
export async function oneRound(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Ce soir|Tonight)/ }).click();
  const less = page.getByRole("button", { name: /^(Manches|Rounds).*(moins|less)$/ });
  while (await less.isEnabled()) {
    await less.click();
    await page.waitForTimeout(30);
  }
  await page.keyboard.press("Escape");
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
