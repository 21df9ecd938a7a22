import type { Browser, Page } from "playwright-core";
import { DESKTOP, guest, type Guest } from "./evening.ts";

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

/** The pictures that a page shows, by their ids. */
export function picturesOn(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} img`).evaluateAll((images) =>
    images.flatMap((image) => {
      const id = /\/pictures\/(\w+)\./.exec((image as HTMLImageElement).src)?.[1];
      return id ? [id] : [];
    }),
  );
}
