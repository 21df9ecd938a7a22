import type { Page } from "playwright-core";
import { expect } from "vitest";
import { reach } from "./turns";

const SLATE = { name: /^(Ton ardoise|Your slate)/ };

export function slate(page: Page) {
  return page.getByRole("application", SLATE);
}

/** What is asked tonight, in the words of the page. */
export async function asked(page: Page): Promise<string> {
  const title = page.locator("h2").locator("visible=true").first();
  return (await title.textContent({ timeout: 2000 })) ?? "";
}

/** The host names both bonus cards: with a power that is often earned, it is soon used. */
export async function nameCards(page: Page, ...cards: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: /^Ce soir/ }).click();
  const sheet = page.getByRole("dialog");
  for (const name of ["choisies", ...cards]) {
    await sheet.locator("label", { hasText: name }).click();
    const chosen = sheet.getByRole("radio", { name, exact: true });
    await expect.poll(() => chosen.isChecked()).toBe(true);
  }
  await page.keyboard.press("Escape");
}

/** By keys to a place where the shape may not lie: the page says why. */
export async function toWhereItMayNotLie(page: Page): Promise<void> {
  await reach(slate(page));
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
  const no = page.getByText(/^Not here\./);
  for (let step = 0; step < 9 && !(await no.count()); step++)
    await page.keyboard.press("ArrowRight");
  await no.first().waitFor();
}

/** Where the shape lies. */
export function lying(page: Page): Promise<string | null> {
  return page.locator(".surface .ghost").getAttribute("style");
}

/** Drag the shape by some steps of the lattice, from a corner of the slate. */
export async function drag(page: Page, x: number, y: number): Promise<void> {
  await hold(page, x, y);
  await page.mouse.up();
}

/** The same, and do not let go. */
export async function hold(page: Page, x: number, y: number): Promise<void> {
  const box = await slate(page).boundingBox();
  if (!box) throw new Error("There is no slate");
  const step = box.width / 10.84;
  const [fromX, fromY] = [box.x + box.width * 0.3, box.y + box.height * 0.9];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + (x * step) / 2, fromY - (y * step) / 2);
  await page.mouse.move(fromX + x * step, fromY - y * step);
}

/** How many lines are drawn on the large slate. */
export function linesDrawn(page: Page): Promise<number> {
  return page
    .locator(".surface svg line.line")
    .and(page.locator(":not(svg[aria-hidden] *)"))
    .count();
}

/** Where the lines of the ghost lie. */
export function ends(page: Page): Promise<string[]> {
  return page
    .locator(".surface svg[aria-hidden] line.line")
    .evaluateAll((lines) => lines.map((line) => line.outerHTML));
}

/** Two fingers on the slate, turned by a quarter. */
export async function twist(page: Page): Promise<void> {
  const box = await slate(page).boundingBox();
  if (!box) throw new Error("There is no slate");
  const touch = await page.context().newCDPSession(page);
  const at = (degrees: number) =>
    [0, 180].map((half, id) => {
      const angle = ((degrees + half) * Math.PI) / 180;
      const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
      return { x: x + 60 * Math.cos(angle), y: y + 60 * Math.sin(angle), id };
    });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const degrees of [15, 30, 45, 60])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(degrees) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
