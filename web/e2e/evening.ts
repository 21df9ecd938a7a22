import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const FLAGS = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
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

export interface Guest {
  page: Page;
  context: BrowserContext;
  /** What went wrong on the page: it must stay empty. */
  troubles: string[];
}

export interface Taste {
  size?: Size;
  lang?: "fr" | "en";
  theme?: "night" | "paper";
  name?: string;
  moves?: boolean;
}

/** A person with a browser of their own. */
export async function guest(browser: Browser, url: string, taste: Taste = {}): Promise<Guest> {
  const { size = PHONE, lang = "fr", theme = "night", name = "", moves = false } = taste;
  const context = await browser.newContext({
    viewport: size,
    locale: lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: theme === "night" ? "dark" : "light",
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
      if (!localStorage.getItem("veillee.settings")) localStorage.setItem("veillee.settings", kept);
    }, JSON.stringify({ name, lang, theme }));
  await page.goto(url);
  return { page, context, troubles };
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

/** A turn of L'Étoile d'Afrique, if it is ours: the first card that can do something. */
export async function africaTurn(page: Page): Promise<boolean> {
  const hand = page.getByRole("group", { name: /^(Ta main|Your hand)$/ });
  const open = hand.getByRole("button", {
    name: /(entame|bat|cède|bat, cède|leads|beats|gives way|beats, gives way)$/,
  });
  const pass = page.getByRole("button", { name: /^(Passer|Pass)$/ });
  if (await open.count()) {
    await open.first().click({ timeout: 2000 });
    const answer = page.getByRole("button", {
      name: /^(Entamer|Battre|Céder|Lead|Beat|Give way)/,
    });
    await answer.first().click({ timeout: 2000 });
    return true;
  }
  if (!(await pass.count())) return false;
  await pass.click({ timeout: 2000 });
  return true;
}

/** A step of the solitaire: lay what fits, or begin a row. */
export async function solitaireTurn(page: Page): Promise<boolean> {
  const place = page.getByRole("button", { name: /(poser ici|play here)$/ });
  if (await place.count()) {
    await place.first().click({ timeout: 2000 });
    return true;
  }
  const begin = page.getByRole("button", { name: /^(Ouvrir une rangée|Start a row|Begin a row)/ });
  if (await begin.count()) {
    await begin.first().click({ timeout: 2000 });
    return true;
  }
  const hand = page.getByRole("group", { name: /^(Ta main|Your hand)$/ }).getByRole("button");
  for (const card of await hand.all()) {
    await card.click({ timeout: 2000 });
    if (await place.count()) return true;
  }
  return (await hand.count()) > 0;
}

/**
 * The same turns by the page's own clicks, one round trip each: a game has a hundred of them. The
 * first ones of every game are played with a real pointer.
 */
export async function quickTurn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const able = /(entame|bat|cède|leads|beats|gives way)$|places?$|fits (one|\d+) rows?$/;
    const answer =
      /^(Entamer|Battre|Céder|Passer|Lead|Beat|Give way|Pass|Ouvrir une rangée|Start a row)|(poser ici|play here)$/;
    const buttons = () => [
      ...document.querySelectorAll<HTMLButtonElement>("main button:not(:disabled)"),
    ];
    const said = (button: HTMLButtonElement) =>
      (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();
    const hand = buttons().filter((button) => "rove" in button.dataset && button.ariaPressed);
    (hand.find((button) => able.test(said(button))) ?? hand[0])?.click();
    await new Promise((done) => setTimeout(done, 0));
    const found = buttons().find((button) => answer.test(said(button)));
    found?.click();
    return found !== undefined;
  });
}

const REAL_TURNS = 3;

export const OVER = /^(Encore une \?|Another game\?)/;
const RESULTS = /^(Voir les résultats|See the results)$/;

/** The end of a game is looked at before its results: go on to them, if this is the end. */
export async function seeResults(page: Page): Promise<boolean> {
  const on = page.getByRole("button", { name: RESULTS });
  if (!(await on.count())) return (await page.getByRole("button", { name: OVER }).count()) > 0;
  await on.click({ timeout: 2000 }).catch(() => {});
  return false;
}

/** Play until the podium. */
export async function playOut(
  page: Page,
  turn: (page: Page) => Promise<boolean>,
  each?: (turns: number) => Promise<void>,
): Promise<number> {
  for (let turns = 0; turns < 600;) {
    if (await seeResults(page)) return turns;
    if (turns % 5 === 0) await closeSheet(page);
    const done = await (turns < REAL_TURNS ? turn : quickTurn)(page).catch(() => false);
    if (done) await each?.(++turns);
    else await page.waitForTimeout(40);
  }
  throw new Error("The game does not end");
}

async function closeSheet(page: Page): Promise<void> {
  const close = page.getByRole("dialog").getByRole("button", { name: /^(Fermer|Close)$/ });
  if (await close.count())
    await close
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
}
