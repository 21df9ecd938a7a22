import { mkdir, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { inject, test } from "vitest";
import { browserOf, DESKTOP, guest, openTable, PHONE, SCREEN, START, TABLET } from "./evening";
import { oneLap, oneRound } from "./hands";
import { RESULTS, untilOver } from "./together";
import { africa, dixit, finger, solitaire, stars, stella, type Press, type Turn } from "./turns";

const FOLDER =
  process.env.SCREENS ?? fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP } as const;
/** Small files: all pictures together stay under twelve megabytes. */
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

/** A picture of a page in each of these sizes and themes; a phone by night is where it ends. */
async function picture(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  for (const [size, theme] of looks) {
    await page.setViewportSize(SIZES[size]);
    await page.evaluate((chosen) => void (document.documentElement.dataset.theme = chosen), theme);
    await rest(page);
    await take(page, `${name}-${size}-${theme}`);
  }
}

/** The steps of a game that are worth a picture, by what the page then says. */
type Steps = Readonly<Record<string, RegExp>>;

/** What the page says now; what lies under a sheet is not looked at. */
async function shown(page: Page): Promise<string> {
  const sheet = page.locator("dialog[open]").last();
  const texts = (await sheet.count()) ? sheet : page.locator("header, main");
  return (await texts.allInnerTexts()).join("\n");
}

/** A finger that closes no sheet which came since it was looked for: it is looked at first. */
async function gentle(page: Page): Promise<Press> {
  const sheet = (await page.locator("dialog[open]").count()) > 0;
  return async (target) => {
    if (sheet || (await target.evaluate((button) => !button.closest("dialog"))))
      await finger(target);
  };
}

/** Play to the podium, and take a picture of each step when it comes for the first time. */
async function evening(page: Page, screen: Page, turn: Turn, steps: Steps): Promise<void> {
  const left = new Map(Object.entries(steps));
  await untilOver([page], async (at) => {
    const press = await gentle(at);
    const asked = await shown(at);
    for (const [name, step] of left) {
      if (!step.test(asked)) continue;
      await rest(screen);
      await take(screen, `${name}-screen-night`);
      await picture(at, name, PHASE);
      left.delete(name);
    }
    // The end is looked at before its results.
    const ends = [...left.keys()].some((name) => name.endsWith("-over"));
    return (
      (await turn(at, press)) ||
      (ends && (await at.getByRole("button", { name: RESULTS }).count()) > 0)
    );
  });
  // Not every evening has every step: a power is not always earned.
  if (left.size) console.warn(`Not seen this time: ${[...left.keys()].join(", ")}`);
}

/** Léa opens a table of a game, with a screen beside it. */
async function table(game: RegExp, shorten?: (page: Page) => Promise<void>): Promise<[Page, Page]> {
  const browser = await browserOf();
  const { page } = await guest(browser, inject("house"), { name: "Léa", moves: true });
  await openTable(page, game);
  await shorten?.(page);
  const screen = await guest(browser, `${page.url()}/screen`, { size: SCREEN, moves: true });
  await screen.page.getByText("Léa", { exact: true }).waitFor();
  return [page, screen.page];
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
  const { page } = await guest(await browserOf(), inject("house"), { name: "Léa" });
  await page.waitForLoadState("networkidle");
  await picture(page, "home", PAGE);
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

test("L'Étoile d'Afrique, from the lobby to the replay", async () => {
  const [page, screen] = await table(/^L’Étoile d’Afrique/, oneRound);
  const tom = await guest(await browserOf(), page.url(), { lang: "en", size: DESKTOP });
  await tom.page.getByLabel("Your name at the table").fill("Tom");
  await tom.page.getByRole("button", { name: "Sit down" }).last().click();
  await page.getByRole("button", { name: "Un bot" }).first().click();
  await page.getByText("3 / 4").waitFor();
  await picture(page, "lobby", PAGE);
  await take(screen, "lobby-screen-night");
  await page.getByRole("button", { name: /^Changer Effraie/ }).click();
  await picture(page, "owls", SHEET);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Ce soir/ }).click();
  await picture(page, "options", SHEET);
  await page.keyboard.press("Escape");
  await start(page);
  await tom.page.getByRole("button", { name: "Words" }).click();
  await tom.page.getByRole("dialog").getByRole("textbox").fill("Beware of my lion");
  await tom.page.keyboard.press("Enter");
  await page.locator(".bubbles p").waitFor();
  await take(page, "bubble-phone-night");
  await tom.page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Paroles/ }).click();
  await picture(page, "words", SHEET);
  await page.keyboard.press("Escape");
  const menu = () => page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Règles", exact: true }).click();
  await picture(page, "rules-sheet", SHEET);
  await page.keyboard.press("Escape");
  await menu();
  await picture(page, "menu", SHEET);
  await page.getByRole("button", { name: "Histoire de la partie" }).click();
  await picture(page, "history", SHEET);
  await page.keyboard.press("Escape");
  await menu();
  await page.getByRole("button", { name: "Quitter la table" }).click();
  await picture(page, "leave", SHEET);
  await page.getByRole("button", { name: "Rester" }).click();
  await menu();
  await page.getByRole("button", { name: "Faire une pause" }).click();
  await page.getByText("La lampe est en veilleuse").waitFor();
  await picture(page, "paused", SHEET);
  await page.locator("main").getByRole("button").click();
  let turns = 0;
  const both: Turn = async (at, press) => {
    await africa(tom.page, press).catch(() => false);
    const moved = await africa(at, press);
    if (moved && ++turns === 4) {
      await picture(at, "africa-play", PHASE);
      await take(screen, "africa-play-screen-night");
    }
    return moved;
  };
  await evening(page, screen, both, {
    "africa-round": /comptée/,
    "africa-over": /Voir les résultats/,
  });
  await picture(page, "results", PAGE);
  await screen.getByRole("heading", { name: /la lampe/ }).waitFor();
  await take(screen, "results-screen-night");
  await page.getByRole("button", { name: "Vérifier la donne" }).click();
  await page.getByText("Promesse tenue").waitFor();
  await picture(page, "verify", SHEET);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Revoir" }).click();
  await page.getByRole("slider").fill("12");
  await picture(page, "replay", SHEET);
  await leave(page, screen, tom.page);
});

test("Dixit", async () => {
  const [page, screen] = await table(/^Dixit/, oneLap);
  await start(page);
  await evening(page, screen, dixit, {
    "dixit-claim": /Qui conte en premier/,
    "dixit-tell": /Ton indice/,
    "dixit-give": /Donner cette image/,
    "dixit-vote": /Voter pour/,
    "dixit-reveal": /\nContinuer/,
    "dixit-over": /Voir les résultats/,
  });
  await picture(page, "dixit-results", SHEET);
  await leave(page, screen);
});

test("Stella", async () => {
  const [page, screen] = await table(/^Stella/);
  await start(page);
  await page.getByRole("button", { name: /^Allume au moins/ }).waitFor();
  for (const cell of [0, 1, 5, 6, 12])
    await page.getByRole("group", { name: "Les images" }).getByRole("button").nth(cell).click();
  await evening(page, screen, stella, {
    "stella-mark": /C’est tout/,
    "stella-reveal": /Touche une de tes images|Éclairer la/,
    "stella-round": /Manche suivante/,
    "stella-over": /Voir les résultats/,
  });
  await picture(page, "stella-results", SHEET);
  await leave(page, screen);
});

test("Look at the Stars", async () => {
  const [page, screen] = await table(/^Look at the Stars/);
  await start(page);
  await evening(page, screen, stars, {
    "stars-draw": /Tracer/,
    "stars-shoot": /Une étoile filante/,
    "stars-power": /Tracer le trait|Poser l|Allumer|Ouvrir le trou|La fermer|Accrocher/,
    "stars-late": /Nuit 14 sur 18/,
    "stars-over": /Voir les résultats/,
  });
  await picture(page, "stars-results", SHEET);
  await leave(page, screen);
});

test("the solitaire", async () => {
  const [page, screen] = await table(/^L’Étoile, en solitaire/);
  await start(page);
  let laid = 0;
  const counted: Turn = async (at, press) => {
    if (++laid === 60) {
      await picture(at, "solitaire-play", PHASE);
      await take(screen, "solitaire-play-screen-night");
    }
    return solitaire(at, press);
  };
  await evening(page, screen, counted, { "solitaire-over": /Voir les résultats/ });
  await picture(page, "solitaire-results", SHEET);
  await leave(page, screen);
});

test("two people on one phone", async () => {
  const { page } = await guest(await browserOf(), inject("house"), { name: "Léa" });
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
