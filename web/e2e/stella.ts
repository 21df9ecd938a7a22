import type { Page } from "playwright-core";

const PICTURES = /^(Les images|The pictures)$/;
const DONE = /^(C’est tout|Done with)/;
const LIGHT_UP = /^(Éclairer la|Light up) \d/;

/** What Stella asks of this page, if it asks anything. */
export async function stellaTurn(page: Page): Promise<boolean> {
  return (await closeRound(page)) || (await mark(page)) || (await designate(page));
}

/** A round that was counted is shown until it is closed. */
export async function closeRound(page: Page): Promise<boolean> {
  const on = page.getByRole("button", { name: /^(Manche suivante|Next round)$/ });
  if (!(await on.count())) return false;
  await on.click({ timeout: 2000 });
  return true;
}

/** Light the pictures at these places, and say that it is all. */
export async function mark(
  page: Page,
  cells: readonly number[] = [0, 3, 6, 7, 12],
): Promise<boolean> {
  const pictures = page.getByRole("group", { name: PICTURES }).getByRole("button");
  const dark = page.getByRole("button", { name: /^(Allume au moins|Light at least)/ });
  if (await dark.count())
    for (const cell of cells) await pictures.nth(cell).click({ timeout: 2000 });
  const done = page.getByRole("button", { name: DONE });
  if (!(await done.count())) return false;
  await done.click({ timeout: 2000 });
  return true;
}

/** Light up the first picture that is ours and that nobody has pointed at. */
export async function designate(page: Page): Promise<boolean> {
  const send = page.getByRole("button", { name: LIGHT_UP });
  if (!(await send.count())) {
    const open = page.locator("button.open");
    if (!(await open.count())) return false;
    await open.first().click({ timeout: 2000 });
  }
  await send.click({ timeout: 2000 });
  return true;
}
