import { mkdir, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { inject, test } from "vitest";
import {
  browserOf,
  DESKTOP,
  guest,
  openTable,
  OVER,
  PHONE,
  SCREEN,
  START,
  TABLET,
} from "./evening";
import { oneLap, oneRound } from "./hands";
import { nameCards, slate } from "./stars";
import { RESULTS, untilOver } from "./together";
import {
  africa,
  ANSWERS,
  choose,
  dixit,
  finger,
  FITS,
  reach,
  solitaire,
  stars,
  stella,
  type Press,
  type Turn,
} from "./turns";

const FOLDER =
  process.env.SCREENS ?? fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const SIZES = {
  phone: PHONE,
  tablet: TABLET,
  landscape: { width: TABLET.height, height: TABLET.width },
  desktop: DESKTOP,
} as const;
/** Small files: all pictures together stay under sixteen megabytes. */
const QUALITY = 50;
/** What comes has come; what moves then moves for so long at most: a reveal is a little drama. */
const REST = 350;
const DRAMA = 6000;

type Look = readonly [size: keyof typeof SIZES, theme: "night" | "paper"];
const PHASE: readonly Look[] = [
  ["desktop", "night"],
  ["tablet", "night"],
  ["phone", "paper"],
  ["phone", "night"],
];
const PAGE: readonly Look[] = [["desktop", "paper"], ...PHASE];
const SHEET: readonly Look[] = PHASE.filter(([size]) => size !== "tablet");
/** Whoever reads English sits at a desktop, on paper. */
const ENGLISH: readonly Look[] = [["desktop", "paper"]];

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, quality: QUALITY, type: "jpeg" });
}

/** Until what moves has come to rest; only a flame flickers for ever. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(REST);
  await page.evaluate((most) => {
    const moving = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity);
    const over = new Promise((done) => setTimeout(done, most));
    return Promise.race([over, Promise.allSettled(moving.map((motion) => motion.finished))]);
  }, DRAMA);
}

/** Until the land of this theme is there: it is fetched when the page first looks so. */
async function landed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const folk = document.querySelector(".folk");
    const url = folk && /url\("(.+)"\)/.exec(getComputedStyle(folk).backgroundImage)?.[1];
    if (url) await Object.assign(new Image(), { src: url }).decode();
  });
}

/** A picture of a page in each of these sizes and themes; a phone by night is where it ends. */
async function picture(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  for (const [size, theme] of looks) {
    await page.setViewportSize(SIZES[size]);
    // The device changes; the page, which is set to follow it, does too.
    await page.emulateMedia({ colorScheme: theme === "night" ? "dark" : "light" });
    await landed(page);
    await rest(page);
    await take(page, `${name}-${size}-${theme}`);
  }
}

/** A step of a game that is worth a picture. */
interface Step {
  /** What the page then says. */
  says: RegExp;
  /** What is then on the page, where it says the same at another step. */
  shows?: string;
  looks?: readonly Look[];
  /** What the shared screen then says: it may still show what was before; none: it is not new. */
  screen?: RegExp | null;
  /** Whoever reads English and is at the same step. */
  english?: Page;
}
type Steps = Readonly<Record<string, Step>>;

/** What the page says now; what lies under a sheet is not looked at. */
async function shown(page: Page): Promise<string> {
  const sheet = page.locator("dialog[open]").last();
  const texts = (await sheet.count()) ? sheet : page.locator("header, main");
  const labels = texts.locator("button[aria-label]").locator("visible=true");
  const names = await labels.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  return [...(await texts.allInnerTexts()), ...names].join("\n");
}

/** A finger that closes no sheet which came since it was looked for: it is looked at first. */
async function gentle(page: Page): Promise<Press> {
  const sheet = (await page.locator("dialog[open]").count()) > 0;
  return async (target) => {
    if (sheet || (await target.evaluate((button) => !button.closest("dialog"))))
      await finger(target);
  };
}

/** What everybody sees at a step. */
async function pictures(page: Page, screen: Page, name: string, step: Step): Promise<void> {
  const { looks = PHASE, screen: says = /./, english } = step;
  if (says) {
    await screen.locator("body", { hasText: says }).waitFor();
    await rest(screen);
    await take(screen, `${name}-screen-night`);
  }
  if (english) await picture(english, `${name}-english`, ENGLISH);
  await picture(page, name, looks);
}

/**
 * Play to the podium, and take pictures of each step when it comes for the first time. Whatever did
 * not come is given back: a shooting star is not always among the nights.
 */
async function evening(page: Page, screen: Page, turn: Turn, steps: Steps): Promise<Steps> {
  const left = new Map(Object.entries(steps));
  await untilOver([page], async (at) => {
    const press = await gentle(at);
    const asked = await shown(at);
    const covered = (await at.locator("dialog[open]").count()) > 0;
    for (const [name, step] of left) {
      if (!step.says.test(asked) || (covered && name.endsWith("-over"))) continue;
      if (step.shows && !(await at.locator(step.shows).count())) continue;
      await pictures(at, screen, name, step);
      left.delete(name);
    }
    // The end is looked at before its results.
    const ends = [...left.keys()].some((name) => name.endsWith("-over"));
    return (
      (await turn(at, press)) ||
      (ends && (await at.getByRole("button", { name: RESULTS }).count()) > 0)
    );
  });
  if (left.size) console.warn(`Not seen this time: ${[...left.keys()].join(", ")}`);
  return Object.fromEntries(left);
}

/** Léa opens a table of a game, with a screen beside it. */
async function table(game: RegExp, shorten?: (page: Page) => Promise<void>): Promise<[Page, Page]> {
  const browser = await browserOf();
  const { page } = await guest(browser, inject("house"), {
    name: "Léa",
    theme: "auto",
    moves: true,
  });
  await openTable(page, game);
  await shorten?.(page);
  const screen = await guest(browser, `${page.url()}/screen`, { size: SCREEN, moves: true });
  await screen.page.getByText("Léa", { exact: true }).waitFor();
  return [page, screen.page];
}

/** Tom comes to Léa's table, and reads English. */
async function tomAt(page: Page): Promise<Page> {
  const tom = await guest(await browserOf(), page.url(), { lang: "en", size: DESKTOP });
  await tom.page.getByLabel("Your name at the table").fill("Tom");
  await tom.page.getByRole("button", { name: "Sit down" }).last().click();
  await page.getByText("Tom", { exact: true }).waitFor();
  return tom.page;
}

async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: START }).first().click();
  await page.locator("main .mine").waitFor();
}

async function leave(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

test("the house", async () => {
  await mkdir(FOLDER, { recursive: true });
  for (const old of await readdir(FOLDER)) if (old.endsWith(".jpg")) await rm(`${FOLDER}/${old}`);
  const taste = { name: "Léa", theme: "auto" } as const;
  const { page } = await guest(await browserOf(), inject("house"), taste);
  await page.waitForLoadState("networkidle");
  await picture(page, "home", PAGE);
  const english = await guest(await browserOf(), inject("house"), { ...taste, lang: "en" });
  await english.page.waitForLoadState("networkidle");
  await picture(english.page, "home-english", [["desktop", "night"]]);
  await leave(english.page);
  await page.getByRole("button", { name: "Ouvrir une table" }).first().click();
  await picture(page, "which-game", SHEET);
  for (const [path, name] of [
    ["about", "about"],
    ["rules", "rules"],
    ["rules/dixit", "rules-dixit"],
    ["gallery", "gallery"],
    ["settings", "settings"],
    ["join", "join"],
    ["nowhere", "missing"],
  ] as const) {
    await page.goto(`${inject("house")}/${path}`);
    await page.waitForLoadState("networkidle");
    await picture(page, name, SHEET);
  }
  await leave(page);
});

/** So many moves of hers, and the story of the game has something to tell. */
const FEW = 4;

test("L'Étoile d'Afrique, from the lobby to the replay", async () => {
  const [page, screen] = await table(/^L’Étoile d’Afrique/, oneRound);
  const arriving = await guest(await browserOf(), page.url(), { moves: true });
  await arriving.page.getByRole("dialog").waitFor();
  await picture(arriving.page, "arriving", [["phone", "night"]]);
  await leave(arriving.page);
  const tom = await tomAt(page);
  await page.getByRole("button", { name: "Un bot" }).first().click();
  await page.getByText("3 / 4").waitFor();
  await picture(page, "lobby", PAGE);
  await picture(tom, "lobby-english", ENGLISH);
  await take(screen, "lobby-screen-night");
  await page.getByRole("button", { name: /^Changer Effraie/ }).click();
  await picture(page, "owls", SHEET);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Ce soir/ }).click();
  await picture(page, "options", SHEET);
  await page.keyboard.press("Escape");
  await start(page);
  await tom.getByRole("button", { name: "Words" }).click();
  await tom.getByRole("dialog").getByRole("textbox").fill("Beware of my lion");
  await tom.keyboard.press("Enter");
  await page.locator(".bubbles p").waitFor();
  await take(page, "bubble-phone-night");
  await tom.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Paroles/ }).click();
  await picture(page, "words", SHEET);
  await page.keyboard.press("Escape");
  const menu = () => page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Règles", exact: true }).click();
  await picture(page, "rules-sheet", SHEET);
  await page.keyboard.press("Escape");
  await menu();
  await picture(page, "menu", SHEET);
  await page.getByRole("button", { name: "Quitter la table" }).click();
  await picture(page, "leave", SHEET);
  await page.getByRole("button", { name: "Rester" }).click();
  await menu();
  await page.getByRole("button", { name: "Faire une pause" }).click();
  await page.getByText("La lampe est en veilleuse").waitFor();
  await picture(page, "paused", SHEET);
  await page.locator("main").getByRole("button").click();
  let turns = 0;
  // After a few moves each is seen once with a card in hand that would answer the others.
  const unseen = new Set<Page>([page, tom]);
  const holds = async (at: Page, press: Press) =>
    turns >= FEW && unseen.has(at) && (await choose(at, press, ANSWERS)) && unseen.delete(at);
  const both: Turn = async (at, press) => {
    if (await holds(tom, finger).catch(() => false))
      await picture(tom, "africa-play-english", ENGLISH);
    await africa(tom, finger).catch(() => false);
    if (await holds(at, press)) {
      await pictures(at, screen, "africa-play", { says: /./ });
      await menu();
      await page.getByRole("button", { name: "Histoire de la partie" }).click();
      await picture(page, "history", SHEET);
      await page.keyboard.press("Escape");
    }
    const moved = await africa(at, press);
    turns += Number(moved);
    return moved;
  };
  await evening(page, screen, both, {
    "africa-round": { says: /comptée/ },
    "africa-over": { says: /la lampe/ },
  });
  await picture(page, "results", PAGE);
  await untilOver([tom], (at) => africa(at, finger));
  await picture(tom, "results-english", ENGLISH);
  await screen.getByRole("heading", { name: /la lampe/ }).waitFor();
  await take(screen, "results-screen-night");
  await page.getByRole("button", { name: "Vérifier la donne" }).click();
  await page.getByText("Promesse tenue").waitFor();
  await picture(page, "verify", SHEET);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Revoir" }).click();
  await page.getByRole("slider").fill("12");
  await picture(page, "replay", SHEET);
  await leave(page, screen, tom);
});

/** The shared screen shows the turn before for a while, though the next has begun. */
const NO_REVEAL = /^(?!.*on dévoile)/s;

const TIME_TO_THINK = 1500;

test("Dixit", async () => {
  const [page, screen] = await table(/^Dixit/, oneLap);
  const tom = await tomAt(page);
  await start(page);
  // Tom takes his time: whoever has answered is seen waiting for him.
  let idle = Date.now();
  const slow: Turn = async (at, press) => {
    const moved = await dixit(at, press);
    if (moved) idle = Date.now();
    return moved || (Date.now() - idle > TIME_TO_THINK && (await dixit(tom, finger)));
  };
  await evening(page, screen, slow, {
    "dixit-claim": { says: /Qui conte en premier/ },
    "dixit-tell": { says: /Ton indice/ },
    "dixit-give": { says: /Donner cette image/, screen: NO_REVEAL, english: tom },
    "dixit-given": {
      says: /C’est noté/,
      shows: ".noted button:not(:has(i))",
      looks: SHEET,
      screen: null,
    },
    "dixit-vote": {
      says: /Voter pour/,
      looks: [["landscape", "night"], ...PHASE],
      screen: NO_REVEAL,
      english: tom,
    },
    "dixit-voted": { says: /C’est noté/, shows: ".noted i", looks: SHEET, screen: null },
    "dixit-reveal": { says: /\nContinuer/ },
    "dixit-over": { says: /Voir les résultats/ },
  });
  await picture(page, "dixit-results", SHEET);
  await leave(page, screen, tom);
});

test("Stella", async () => {
  const [page, screen] = await table(/^Stella/);
  await start(page);
  await page.getByRole("button", { name: /^Allume au moins/ }).waitFor();
  for (const cell of [0, 1, 5, 6, 12])
    await page.getByRole("group", { name: "Les images" }).getByRole("button").nth(cell).click();
  await evening(page, screen, stella, {
    "stella-mark": { says: /C’est tout/ },
    "stella-reveal": { says: /Touche une de tes images|Éclairer rangée/ },
    "stella-round": { says: /Manche suivante/ },
    "stella-over": { says: /Voir les résultats/ },
  });
  await picture(page, "stella-results", SHEET);
  await leave(page, screen);
});

/** As a bot would draw, who earns a power more often than whoever takes the first place that fits. */
const advised: Turn = async (page, press) => {
  const ask = page.getByRole("button", { name: "Un conseil" });
  if (!(await ask.count()) || (await ask.isDisabled())) return stars(page, press);
  await press(ask);
  // On the table: what was said aloud the night before is still on the page.
  const said = (words: string) => page.locator("main").getByText(words).first();
  const here = said("La maison dessinerait ici.");
  await here.or(said("La maison passerait.")).waitFor({ timeout: 10_000 });
  if (!(await here.count())) return choose(page, press, /^(Passer|Renoncer)/);
  await reach(slate(page));
  await page.keyboard.press("Enter");
  return true;
};

/** So many evenings are searched for what a game may not bring: a shooting star. */
const EVENINGS = 4;

/** Whoever draws as the house advises earns a galaxy in any game, and mostly early. */
const withGalaxies = (page: Page) => nameCards(page, "le losange", "la galaxie");

test("Look at the Stars", async () => {
  const [page, screen] = await table(/^Look at the Stars/, withGalaxies);
  await start(page);
  let left = await evening(page, screen, advised, {
    "stars-draw": { says: /Tracer/ },
    "stars-shoot": { says: /Une étoile filante/ },
    "stars-power": { says: /Renoncer au pouvoir/ },
    "stars-late": { says: /Nuit 1[4-7] sur 18.*Trace cette forme/s },
    "stars-over": { says: /Voir les résultats/ },
  });
  await picture(page, "stars-results", SHEET);
  for (let again = 1; again < EVENINGS && Object.keys(left).length; again++) {
    await page.getByRole("button", { name: OVER }).click();
    await start(page);
    left = await evening(page, screen, advised, left);
  }
  await leave(page, screen);
});

/** A full lobby of six, and so late a night that every sky has something to show. */
const [FULL, USUAL, LATE] = [6, 3, /Nuit 9 sur 18/];

test("Look at the Stars, six skies on the shared screen", async () => {
  const [page, screen] = await table(/^Look at the Stars/, async (host) => {
    for (let seats = USUAL; seats < FULL; seats++)
      await host.getByRole("button", { name: "Une place de plus" }).click();
  });
  await start(page);
  const now = () => screen.locator("body").innerText();
  while (!LATE.test(await now())) await advised(page, finger).catch(() => false);
  await rest(screen);
  await take(screen, "stars-many-screen-night");
  await leave(page, screen);
});

test("the solitaire", async () => {
  const [page, screen] = await table(/^L’Étoile, en solitaire/);
  await start(page);
  let laid = 0;
  let seen = false;
  const counted: Turn = async (at, press) => {
    // Late in the game, with a card in hand: each row says why it fits.
    if (++laid >= 60 && !seen && (await choose(at, press, FITS))) {
      seen = true;
      await pictures(at, screen, "solitaire-play", { says: /./ });
    }
    return solitaire(at, press);
  };
  await evening(page, screen, counted, { "solitaire-over": { says: /Voir les résultats/ } });
  await picture(page, "solitaire-results", SHEET);
  await leave(page, screen);
});

test("two people on one phone", async () => {
  const taste = { name: "Léa", theme: "auto" } as const;
  const { page } = await guest(await browserOf(), inject("house"), taste);
  await openTable(page, /^L’Étoile d’Afrique/);
  await page
    .getByRole("button", { name: /^Asseoir quelqu’un ici/ })
    .first()
    .click();
  await page.getByLabel("Ton nom à la table").fill("Tom");
  await picture(page, "sit-down", SHEET);
  await page.getByRole("button", { name: "M’asseoir" }).last().click();
  await page.getByRole("button", { name: /^Commencer à 2/ }).click();
  await page.getByRole("button", { name: /^C’est moi/ }).waitFor();
  await picture(page, "curtain", SHEET);
  await leave(page);
});
