import type { Locator, Page } from "playwright-core";

/** How a person presses things: with a finger or a mouse, or by keys alone. */
export type Press = (target: Locator) => Promise<void>;

/** What a game asks of this page, if it asks anything: answered, or false. */
export type Turn = (page: Page, press: Press) => Promise<boolean>;

/** How long something that was there a moment ago is waited for: the table may have moved on. */
const PATIENCE = 4000;

export const finger: Press = (target) => target.click({ timeout: PATIENCE });

/** Tab to where the arrows begin, then arrows, then Enter: no mouse, no focus out of thin air. */
export const keys: Press = async (target) => {
  await reach(target);
  await target.page().keyboard.press("Enter");
};

const FAR = 60;

/** Bring the focus to something by keys alone. */
export async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor({ timeout: PATIENCE });
  // Never waited for again: what the table has taken away meanwhile is not to be pressed.
  const way = () =>
    target.evaluateAll(([wanted]): readonly string[] | null => {
      const here = document.activeElement;
      if (!wanted) return null;
      if (here === wanted) return [];
      if (!here?.matches("[data-rove]") || !wanted.matches("[data-rove][tabindex='-1']"))
        return ["Tab"];
      let around = wanted.parentElement;
      while (around && !around.querySelector("[data-rove][tabindex='0']"))
        around = around.parentElement;
      const all = [...(around?.querySelectorAll("[data-rove]") ?? [])];
      if (!all.includes(here)) return ["Tab"];
      const steps = all.indexOf(wanted) - all.indexOf(here);
      return Array.from({ length: Math.abs(steps) }, () =>
        steps > 0 ? "ArrowRight" : "ArrowLeft",
      );
    });
  for (let steps = 0; steps < FAR; steps++) {
    const pressed = await way();
    if (!pressed) throw new Error(`No longer there: ${String(target)}`);
    if (pressed.length === 0) return;
    for (const key of pressed) await page.keyboard.press(key);
  }
  throw new Error(`Keys do not lead to ${String(target)}`);
}

/** Everything that can be pressed on the table now; what is asked in a sheet comes before it. */
const OFFERED = "main button:not(:disabled), dialog[open] button:not(:disabled)";

/**
 * What the buttons of the table say, in their order; those that cannot be seen say nothing. Each bears
 * its number from then on: when it is pressed, another may have come to stand in its place.
 */
function offered(page: Page, look: number): Promise<string[]> {
  return page.locator(OFFERED).evaluateAll((buttons, number) => {
    const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
    return buttons.map((button, at) => {
      button.setAttribute("data-offered", `${number}.${at}`);
      const hidden = sheet ? !sheet.contains(button) : !button.checkVisibility();
      const said = button.getAttribute("aria-label") ?? button.textContent ?? "";
      return hidden ? "" : said.trim();
    });
  }, look);
}

let looks = 0;

/** Press the first of these that is offered; the order of the list decides. */
export async function choose(
  page: Page,
  press: Press,
  ...wanted: readonly RegExp[]
): Promise<boolean> {
  const look = ++looks;
  const said = await offered(page, look);
  for (const one of wanted) {
    const at = said.findIndex((name) => one.test(name));
    if (at < 0) continue;
    await press(page.locator(`[data-offered="${look}.${at}"]`));
    return true;
  }
  return false;
}

const CLOSE = /^(Fermer|Close)( l’image| the picture)?$/;

/** A card in hand with which one may answer what lies on the table. */
export const ANSWERS = /(bat|cède|beats|gives way)$/;

export const africa: Turn = async (page, press) => {
  const answer = /^(Entamer|Battre|Céder|Lead|Beat|Give way)/;
  if (await choose(page, press, answer)) return true;
  const leads = /(entame|leads)$/;
  const pressed = await choose(page, press, /^(Passer|Pass)$/, leads, ANSWERS, CLOSE);
  return pressed && (await choose(page, press, answer), true);
};

/** A card in hand that fits a row. */
export const FITS = /(une place|\d+ places|fits (one|\d+) rows?)$/;

export const solitaire: Turn = async (page, press) => {
  const act = [/(poser ici|play here)$/, /^(Ouvrir une rangée|Start a row|Begin a row)/];
  if (await choose(page, press, ...act)) return true;
  const hand = /^(?!.*(Fermer|Close)).*(place|rows?|rangées?)( yet)?$/;
  return choose(page, press, FITS, hand, CLOSE);
};

/** In the language of the page on which it is typed. */
const CLUES = {
  fr: ["Presque arrivés", "Le voisin du dessus"],
  en: ["Nearly there", "What grandmother never told us"],
} as const;

export const dixit: Turn = async (page, press) => {
  const field = page.locator("main").getByRole("textbox");
  if ((await field.count()) && !(await field.inputValue({ timeout: PATIENCE }))) {
    if (press === keys) await reach(field);
    else await field.click({ timeout: PATIENCE });
    const clues = CLUES[(await page.locator("html").getAttribute("lang")) === "en" ? "en" : "fr"];
    await page.keyboard.type(clues[Date.now() % clues.length] ?? "…");
  }
  return choose(
    page,
    press,
    /^(Continuer|Go on|À toi de conter|Yours to tell)$/,
    /^(J’ai une idée|I have an idea)/,
    /^(Confier l’image|Play this picture and)/,
    /^(Donner|Give) (cette|ces|this|these)/,
    /^(Voter pour|Vote for)/,
    CLOSE,
  );
};

/** The pictures that are lit: a few, so that two people often think of the same. */
const MARKED = [0, 3, 7];

export const stella: Turn = async (page, press) => {
  const done = /^(C’est tout|Done with)/;
  if (
    await choose(
      page,
      press,
      /^(Manche suivante|Revoir la table|Next round|Back to the table)$/,
      CLOSE,
      done,
    )
  )
    return true;
  if (await page.getByRole("button", { name: /^(Allume au moins|Light at least)/ }).count()) {
    const pictures = page.getByRole("group", { name: /^(Les images|The pictures)$/ });
    for (const cell of MARKED) await press(pictures.getByRole("button").nth(cell));
    return choose(page, press, done);
  }
  const light = /^(Éclairer rangée|Light up row) \d/;
  if (await choose(page, press, light)) return true;
  // A light that cannot be pressed is on its way: pictures are now only to be looked at.
  if (await page.getByRole("button", { name: light }).count()) return false;
  const open = page.locator("button.open").first();
  if (!(await open.count())) return false;
  await press(open);
  return choose(page, press, light);
};

/** By keys in both ways of playing: where the shape fits is one key away. */
export const stars: Turn = async (page, press) => {
  if (await choose(page, press, /^(Passer|Pass)$/, CLOSE)) return true;
  const slate = page.getByRole("application");
  if (!(await slate.count())) return false;
  await reach(slate);
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  return true;
};
