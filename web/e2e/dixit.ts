import type { Page } from "playwright-core";

/** The host ends the game when everyone has told once, so that an evening fits into a test. */
export async function oneLap(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Ce soir|Tonight)/ }).click();
  await page
    .locator("label", { hasText: /quand chacun a été conteur|when everyone has told/ })
    .click();
  await page.keyboard.press("Escape");
}
