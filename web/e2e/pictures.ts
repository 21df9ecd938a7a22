import type { Browser, Page } from "playwright-core";
import { hurdles } from "./axe.ts";
import { DESKTOP, guest, seeResults, type Guest } from "./evening.ts";

/** Somebody who reads English sits down at a table, by its code. */
export async function comeIn(browser: Browser, url: string, host: Page): Promise<Guest> {
  const code = (await host.locator("strong").first().textContent()) ?? "";
  const tom = await guest(browser, url, { lang: "en", size: DESKTOP });
  await tom.page.getByLabel("An invitation code?").first().fill(code);
  await tom.page.getByRole("button", { name: "Join" }).first().click();
  await tom.page.getByLabel("Your name at the table").fill("Tom");
  await tom.page.getByRole("button", { name: "Sit down" }).last().click();
  await host.getByText("Tom", { exact: true }).waitFor();
  return tom;
}

/** One place fewer, so many times. */
export async function fewer(page: Page, times: number): Promise<void> {
  const less = page.getByRole("button", {
    name: /^(Une place de moins|One seat fewer|One seat less)$/,
  });
  for (let at = 0; at < times; at++) await less.click();
}

/** Play on these pages until the podium. */
export async function untilOver(
  pages: readonly Page[],
  turn: (page: Page) => Promise<boolean>,
): Promise<void> {
  for (let idle = 0; idle < 400; idle++) {
    for (const page of pages) {
      if (await seeResults(page)) return;
      if (await turn(page).catch(() => false)) idle = 0;
    }
    await pages[0]?.waitForTimeout(25);
  }
  throw new Error("The game does not end");
}

/** Look with axe's eyes at every step that has not been seen yet: steps differ by what is asked. */
export function inspector(page: Page): { look: () => Promise<void>; found: string[] } {
  const seen = new Set<string>();
  const found: string[] = [];
  const look = async () => {
    const asked = await page
      .locator("main .mine button")
      .last()
      .textContent({ timeout: 500 })
      .catch(() => "");
    // Names and numbers come after the verb.
    const step = (asked ?? "").trim().slice(0, 9);
    if (seen.has(step)) return;
    seen.add(step);
    found.push(...(await hurdles(page)).map((hurdle) => `${step}: ${hurdle}`));
  };
  return { look, found };
}

/** The pictures that a page shows, by their ids. */
export function picturesOn(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} img`).evaluateAll((images) =>
    images.flatMap((image) => {
      const id = /\/pictures\/(\w+)\./.exec((image as HTMLImageElement).src)?.[1];
      return id ? [id] : [];
    }),
  );
}
