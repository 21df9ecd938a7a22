import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { dixitTurn } from "./dixit";
import { DESKTOP, guest, openBrowser, openTable, PHONE, SCREEN, START, TABLET } from "./evening";
import { openHouse } from "./house";
import { closeRound, mark, stellaTurn } from "./stella";

const FOLDER = fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP } as const;
/** The reveal is a little drama; a picture is taken when it is over. */
const DRAMA = 4000;

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, quality: 55, type: "jpeg" });
}

/** The table in every size by night, on paper as a phone shows it, and on the shared screen. */
async function pictures(page: Page, screen: Page, name: string, wait = 600): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size === "tablet" && !/vote|mark/.test(name)) continue;
    await page.setViewportSize(viewport);
    await page.waitForTimeout(wait);
    await take(page, `${name}-${size}-night`);
  }
  await page.setViewportSize(PHONE);
  await page.evaluate(() => void (document.documentElement.dataset.theme = "paper"));
  await page.waitForTimeout(wait);
  await take(page, `${name}-phone-paper`);
  await page.evaluate(() => void (document.documentElement.dataset.theme = "night"));
  await take(screen, `${name}-screen-night`);
}

/** Play until every step of the list was asked once, and take its pictures. */
async function evening(
  page: Page,
  screen: Page,
  steps: Readonly<Record<string, RegExp>>,
  turn: (page: Page) => Promise<boolean>,
): Promise<void> {
  const left = new Map(Object.entries(steps));
  for (let tries = 0; left.size && tries < 900; tries++) {
    for (const [name, asked] of left) {
      if (!(await page.getByRole("button", { name: asked }).count())) continue;
      left.delete(name);
      await pictures(page, screen, name, /reveal/.test(name) ? DRAMA : undefined);
    }
    await turn(page).catch(() => false);
    // What was asked is answered; only then does the page ask the next thing.
    await page.waitForTimeout(200);
  }
}

test("pictures of Dixit and Stella", { timeout: 600_000 }, async () => {
  await mkdir(FOLDER, { recursive: true });
  const [house, browser] = await Promise.all([openHouse(0.02), openBrowser()]);
  try {
    const open = async (game: RegExp) => {
      const { page } = await guest(browser, house.url, { name: "Léa", moves: true });
      await openTable(page, game);
      const screen = await guest(browser, `${page.url()}/screen`, { size: SCREEN, moves: true });
      await page.getByRole("button", { name: START }).first().click();
      return [page, screen.page] as const;
    };
    await evening(
      ...(await open(/^Dixit/)),
      {
        "dixit-tell": /^Écris ton indice/,
        "dixit-give": /^Donner cette image/,
        "dixit-vote": /^Voter pour/,
        "dixit-reveal": /^(Continuer|À toi de conter)$/,
      },
      dixitTurn,
    );
    const [page, screen] = await open(/^Stella/);
    await page.getByRole("button", { name: /^Allume au moins/ }).waitFor();
    for (const cell of [0, 1, 5, 6, 12])
      await page.getByRole("group", { name: "Les images" }).getByRole("button").nth(cell).click();
    await pictures(page, screen, "stella-mark");
    await mark(page);
    await evening(
      page,
      screen,
      { "stella-reveal": /^Touche une de tes images/, "stella-round": /^Manche suivante/ },
      stellaTurn,
    );
    await closeRound(page);
  } finally {
    await browser.close();
    await house.close();
  }
});
