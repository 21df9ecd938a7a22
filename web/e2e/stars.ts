import type { Page } from "playwright-core";

const SLATE = { name: /^(Ton ardoise|Your slate)/ };
const PASS = /^(Passer|Pass)$/;

export function slate(page: Page) {
  return page.getByRole("application", SLATE);
}

/** What is asked tonight, in the words of the page. */
export async function asked(page: Page): Promise<string> {
  const title = page.locator("h2").locator("visible=true").first();
  return (await title.textContent({ timeout: 2000 })) ?? "";
}

/** An answer by keys, if one is asked: at the next place that fits, or none at all. */
export async function starsTurn(page: Page): Promise<boolean> {
  if (!(await slate(page).count())) return false;
  const pass = page.getByRole("button", { name: PASS });
  if (await pass.count()) {
    await pass.click({ timeout: 2000 });
    return true;
  }
  await slate(page).focus({ timeout: 2000 });
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  return true;
}

/** Drag the shape by some steps of the lattice, from the middle of the slate. */
export async function drag(page: Page, x: number, y: number): Promise<void> {
  const box = await slate(page).boundingBox();
  if (!box) throw new Error("There is no slate");
  const step = box.width / 10.84;
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + (x * step) / 2, fromY - (y * step) / 2);
  await page.mouse.move(fromX + x * step, fromY - y * step);
  await page.mouse.up();
}

/** How many lines are drawn on the large slate. */
export function linesDrawn(page: Page): Promise<number> {
  return page
    .locator(".surface svg line.line")
    .and(page.locator(":not(svg[aria-hidden] *)"))
    .count();
}
