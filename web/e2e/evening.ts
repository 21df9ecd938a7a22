import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect } from "vitest";

const FLAGS = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  // A microphone that always hears a tone, and that every page is given.
  ...["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
];

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };
export const SCREEN = { width: 1920, height: 1080 };
export type Size = typeof PHONE;

export function openBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath: path, args: FLAGS });
}

let shared: Promise<Browser> | null = null;

/** The browser of this worker: opened once, closed with it. */
export function browserOf(): Promise<Browser> {
  return (shared ??= openBrowser());
}

export interface Guest {
  page: Page;
  context: BrowserContext;
  /** What went wrong on the page: it must stay empty. */
  troubles: string[];
}

export interface Taste {
  size?: Size;
  lang?: "fr" | "en";
  /** By itself it follows the device, as `emulateMedia` sets it. */
  theme?: "night" | "paper" | "auto";
  name?: string;
  moves?: boolean;
}

/** A person with a browser of their own. */
export async function guest(browser: Browser, url: string, taste: Taste = {}): Promise<Guest> {
  const { size = PHONE, lang = "fr", theme = "night", name = "", moves = false } = taste;
  const context = await browser.newContext({
    viewport: size,
    locale: lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: theme === "paper" ? "light" : "dark",
    reducedMotion: moves ? "no-preference" : "reduce",
    hasTouch: size.width < 600,
  });
  const troubles: string[] = [];
  await context.route("**/*", (route) => {
    const asked = route.request().url();
    if (url === "about:blank" || asked.startsWith(new URL(url).origin) || asked.startsWith("data:"))
      return route.continue();
    troubles.push(`asked another host: ${asked}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (line) => {
    if (line.type() === "error" && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line.text()))
      troubles.push(line.text());
  });
  if (name)
    await context.addInitScript((kept) => {
      // An empty page keeps nothing.
      if (location.origin === "null") return;
      if (!localStorage.getItem("veillee.settings")) localStorage.setItem("veillee.settings", kept);
    }, JSON.stringify({ name, lang, theme }));
  await page.goto(url);
  return { page, context, troubles };
}

/** These go home; nothing went wrong on their pages, and nobody asked another host for anything. */
export async function part(...guests: readonly Guest[]): Promise<void> {
  for (const { troubles, context } of guests) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}

/** Open a table of a game from the home page. */
export async function openTable(page: Page, game: string | RegExp): Promise<void> {
  await page
    .getByRole("button", { name: /^(Ouvrir une table|Open a table)$/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: game }).click();
  await page.waitForURL(/\/t\//);
}

export const START = /^(Commencer|Begin|Light the lamp)/;

export const OVER = /^(Encore une \?|Another game\?)/;
