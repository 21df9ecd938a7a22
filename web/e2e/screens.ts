import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { test } from "vitest";
import {
  africaTurn,
  DESKTOP,
  guest,
  openBrowser,
  openTable,
  PHONE,
  playOut,
  SCREEN,
  solitaireTurn,
  START,
  TABLET,
  type Size,
} from "./evening";
import { oneRound } from "./hands";
import { openHouse } from "./house";

const FOLDER = fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const SIZES: Readonly<Record<string, Size>> = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };

/** A picture of a page, in every size and both themes. */
async function picture(page: Page, name: string, sizes = Object.keys(SIZES)): Promise<void> {
  for (const theme of ["night", "paper"]) {
    await page.evaluate((chosen) => void (document.documentElement.dataset.theme = chosen), theme);
    for (const size of sizes) {
      if (size === "tablet" && theme === "paper") continue;
      await page.setViewportSize(SIZES[size] ?? SCREEN);
      await page.waitForTimeout(250);
      await page.screenshot({
        path: `${FOLDER}${name}-${size}-${theme}.jpg`,
        quality: 55,
        type: "jpeg",
      });
    }
  }
  await page.evaluate(() => void (document.documentElement.dataset.theme = "night"));
  await page.setViewportSize(PHONE);
}

test("pictures of every page and phase", { timeout: 600_000 }, async () => {
  await mkdir(FOLDER, { recursive: true });
  const [house, browser] = await Promise.all([openHouse(0.02), openBrowser()]);
  try {
    const { page } = await guest(browser, house.url, { name: "Léa" });
    await page.waitForLoadState("networkidle");
    await picture(page, "home");
    for (const name of ["about", "rules", "gallery", "settings"]) {
      await page.goto(`${house.url}/${name}`);
      await page.waitForLoadState("networkidle");
      await picture(page, name, ["phone", "desktop"]);
    }
    await page.goto(house.url);
    await openTable(page, "L’Étoile d’Afrique");
    await page.getByRole("button", { name: START }).first().waitFor();
    await picture(page, "lobby");
    const address = page.url();
    const screen = await guest(browser, `${address}/screen`, { size: SCREEN });
    await screen.page.waitForTimeout(500);
    await picture(screen.page, "screen-lobby", ["screen"]);
    await page.getByRole("button", { name: /^Ce soir/ }).click();
    await picture(page, "options", ["phone", "desktop"]);
    await page.keyboard.press("Escape");
    await oneRound(page);
    await page.getByRole("button", { name: START }).first().click();
    await playOut(page, africaTurn, async (turns) => {
      if (turns !== 6) return;
      await page.locator("[data-rove]").first().click();
      await picture(page, "africa");
      await picture(screen.page, "screen-africa", ["screen"]);
      for (const [sheet, name] of [
        ["Règles", "rules-sheet"],
        ["Menu", "menu"],
      ] as const) {
        await page.getByRole("button", { name: sheet, exact: true }).click();
        await picture(page, name, ["phone", "desktop"]);
        await page.keyboard.press("Escape");
      }
    });
    await picture(page, "results");
    await picture(screen.page, "screen-results", ["screen"]);
    await page.getByRole("button", { name: "Revoir" }).click();
    await page.getByRole("slider").fill("20");
    await picture(page, "replay", ["phone", "desktop"]);
    await solitaire(await guest(browser, house.url, { name: "Ada", lang: "en", size: DESKTOP }));
  } finally {
    await browser.close();
    await house.close();
  }
});

async function solitaire({ page }: { page: Page }): Promise<void> {
  await openTable(page, "L’Étoile, solitaire");
  await page.getByRole("button", { name: START }).first().click();
  await playOut(page, solitaireTurn, async (turns) => {
    if (turns !== 30) return;
    await page.locator("[data-rove][aria-pressed]").first().click();
    await picture(page, "solitaire");
  });
  await picture(page, "solitaire-results", ["phone", "desktop"]);
}
