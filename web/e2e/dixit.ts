import type { Page } from "playwright-core";

const GO_ON = /^(Continuer|Go on|À toi de conter|Yours to tell)$/;
const CLAIM = /^(J’ai une idée|I have an idea)/;
const TELL = /^(Confier l’image|Trust them with)/;
const GIVE = /^(Donner|Give) (cette|ces|this|these)/;
const VOTE = /^(Voter pour|Vote for)/;
const PICK = /^(Choisir celle-ci|Choose this one)$/;
const ROW = /^(Les images sur la table|The pictures on the table)$/;
const HAND = /^(Ta main|Your hand)$/;

const CLUES = ["Presque arrivés", "Le voisin du dessus", "What grandmother never told us"];

/** The host ends the game when everyone has told once, so that an evening fits into a test. */
export async function oneLap(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Ce soir|Tonight)/ }).click();
  await page
    .locator("label", { hasText: /quand chacun a été conteur|when everyone has told/ })
    .click();
  await page.keyboard.press("Escape");
}

/** What Dixit asks of this page, if it asks anything. */
export async function dixitTurn(page: Page): Promise<boolean> {
  for (const step of [goOn, claim, tell, give, vote]) if (await step(page)) return true;
  return false;
}

function press(page: Page, name: RegExp): Promise<boolean> {
  return pressed(page.getByRole("button", { name, disabled: false }).first());
}

async function pressed(button: ReturnType<Page["getByRole"]>): Promise<boolean> {
  if (!(await button.count())) return false;
  await button.click({ timeout: 2000 });
  return true;
}

const goOn = (page: Page) => press(page, GO_ON);
const claim = (page: Page) => press(page, CLAIM);

export async function tell(page: Page): Promise<boolean> {
  const field = page.getByRole("textbox");
  if (!(await field.count())) return false;
  await field.fill(CLUES[Date.now() % CLUES.length] ?? "…", { timeout: 2000 });
  return press(page, TELL);
}

/** Give what lies in front; among three, choose two first. */
export async function give(page: Page): Promise<boolean> {
  if (await press(page, GIVE)) return true;
  if (!(await page.getByRole("button", { name: PICK }).count())) return false;
  const hand = page.getByRole("group", { name: HAND }).getByRole("button");
  for (const at of [1, 2]) {
    await hand.nth(at).focus();
    await page.keyboard.press("ArrowRight");
    await press(page, PICK);
  }
  return press(page, GIVE);
}

/** Vote for the first picture that is not ours. */
export async function vote(page: Page): Promise<boolean> {
  if (await press(page, VOTE)) return true;
  const others = page.getByRole("group", { name: ROW }).last().getByRole("button");
  for (const picture of await others.all()) {
    await picture.click({ timeout: 2000 });
    if (await press(page, PICK)) return press(page, VOTE);
    if (await press(page, VOTE)) return true;
  }
  return false;
}
