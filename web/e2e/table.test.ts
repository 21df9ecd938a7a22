import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, DESKTOP, guest, openTable, part, SCREEN, START, TABLET } from "./evening";
import { begin } from "./together";
import { africa, choose, dixit, finger, keys, reach } from "./turns";

const words = (page: Page) => page.getByRole("button", { name: /^(Paroles|Words)/ });

async function speak(page: Page, text: string): Promise<void> {
  await words(page).click();
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await page.keyboard.press("Enter");
}

test("two people on one phone: nothing is shown before the curtain is lifted", async () => {
  const browser = await browserOf();
  const lea = await guest(browser, inject("house"), { name: "Léa", lang: "en" });
  const { page } = lea;
  await openTable(page, /^L’Étoile d’Afrique/);
  await page
    .getByRole("button", { name: /^Seat somebody here/ })
    .first()
    .click();
  await page.getByLabel("Your name at the table").fill("Tom");
  await page.getByRole("button", { name: "Sit down" }).last().click();
  await page.getByRole("button", { name: "Begin with 2" }).click();
  const lift = page.getByRole("button", { name: /^It’s me/ });
  await lift.waitFor();
  expect(await page.getByRole("group", { name: "Your hand" }).count()).toBe(0);
  expect(await hurdles(page)).toEqual([]);
  // The story is told as a seat saw it: behind the curtain there is none.
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const story = page.getByRole("button", { name: "Story of the game" });
  await menu.click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  expect(await story.count()).toBe(0);
  await page.keyboard.press("Escape");
  await lift.click();
  await page.getByRole("group", { name: "Your hand" }).waitFor();
  await menu.click();
  await story.click();
  await page.getByText("Where we are").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => africa(page, finger)).toBe(true);
  await lift.waitFor();
  expect(await page.getByRole("group", { name: "Your hand" }).count()).toBe(0);
  await part(lea);
});

test("the host invites an owl, chooses another, fills the table, and sends one away", async () => {
  const browser = await browserOf();
  const taste = { name: "Léa", lang: "en", size: DESKTOP } as const;
  const lea = await guest(browser, inject("house"), taste);
  const { page } = lea;
  await openTable(page, /^Dixit/);
  await page.getByRole("button", { name: "A bot", exact: true }).first().click();
  await page.getByRole("button", { name: "Change Effraie" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("A librarian.", { exact: false }).click();
  expect(await hurdles(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Invite Harfang" }).click();
  await page.getByRole("list").getByText("Harfang", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Fill with 3 bots" }).click();
  await page.getByText("5 / 5").waitFor();
  const owls = await page.locator("li [data-token^='owl-']").count();
  expect(owls).toBe(4);
  await page.getByRole("button", { name: "Free Harfang’s seat" }).click();
  await page.getByText("4 / 5").waitFor();
  await part(lea);
});

test("words of one's own for Stella are written in the lobby, and kept", async () => {
  const browser = await browserOf();
  const lea = await guest(browser, inject("house"), { name: "Léa" });
  const { page } = lea;
  await openTable(page, /^Stella/);
  const tonight = page.getByRole("button", { name: /^Ce soir/ });
  await tonight.click();
  await page.getByRole("button", { name: "Écrire une carte" }).click();
  const fields = page.getByRole("dialog").getByRole("textbox");
  for (const [at, word] of ["lune", "moon", "mer", "sea"].entries())
    await fields.nth(at).fill(word);
  await page.keyboard.press("Tab");
  expect(await hurdles(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await tonight.filter({ hasText: "Vos propres mots" }).waitFor();
  await page.reload();
  await tonight.click();
  expect(await fields.nth(3).inputValue()).toBe("sea");
  await part(lea);
});

test("people talk: a bubble, a mark, a silence that is explained, the host's word", async () => {
  const party = { game: /^Dixit/, seats: 3, turn: dixit };
  const { lea, tom, screen } = await begin(party);
  // A bubble does not wait: it is looked for before anything is said.
  const heard = [lea, screen].map(({ page }) =>
    page.locator(".bubbles").getByText("What a lovely whale").waitFor(),
  );
  await speak(tom.page, "What a lovely whale");
  await Promise.all(heard);
  await lea.page.getByRole("button", { name: "Paroles, une nouvelle" }).click();
  await lea.page.getByRole("log").getByText("What a lovely whale").waitFor();
  await lea.page.getByRole("dialog").getByRole("button", { name: "Bravo" }).click();
  await tom.page.getByRole("log").getByText("Bravo!").waitFor();
  expect(await hurdles(lea.page)).toEqual([]);
  await lea.page.keyboard.press("Escape");

  // Whoever tells keeps silent until the pictures are turned over, and is told why.
  await expect.poll(() => choose(lea.page, finger, /^J’ai une idée/)).toBe(true);
  await lea.page.locator("main").getByRole("textbox").fill("Presque arrivés");
  await choose(lea.page, finger, /^Confier l’image/);
  await lea.page.getByRole("button", { name: "Paroles" }).click();
  await lea.page.getByRole("dialog").getByRole("textbox").fill("C’est la baleine");
  await lea.page.keyboard.press("Enter");
  await lea.page.getByRole("alert").getByText("Chut").waitFor();
  expect(await lea.page.getByRole("dialog").getByRole("textbox").inputValue()).toBe(
    "C’est la baleine",
  );
  await lea.page.keyboard.press("Escape");

  // The host lets Tom listen for a while, then shows him out.
  const about = async (act: string) => {
    await lea.page.getByRole("button", { name: "Menu", exact: true }).click();
    await lea.page.getByRole("button", { name: "À propos de Tom" }).click();
    await lea.page.getByRole("button", { name: act }).click();
  };
  await about("Faire taire Tom un moment");
  await lea.page.keyboard.press("Escape");
  // He is silent once the house has written it down.
  await lea.page.getByRole("button", { name: "Menu", exact: true }).click();
  await lea.page.getByRole("button", { name: "À propos de Tom" }).click();
  await lea.page.getByRole("button", { name: "Rendre la parole à Tom" }).waitFor();
  await lea.page.keyboard.press("Escape");
  await tom.page.getByRole("dialog").getByRole("textbox").fill("Me?");
  await tom.page.keyboard.press("Enter");
  await tom.page.getByRole("alert").getByText("listen").waitFor();
  await lea.page.keyboard.press("Escape");
  await about("Raccompagner Tom");
  // Whoever presses Enter too soon loses nobody.
  await lea.page.locator("dialog :focus", { hasText: "Laisser à table" }).waitFor();
  await lea.page.getByRole("button", { name: "Raccompagner", exact: true }).click();
  await tom.page.getByText("This table is closed to you").waitFor();
  await part(lea, tom, screen);
});

/** Names, levels, scores, buttons and pictures that a bubble lies on; a bubble bears its speaker's own name. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const needed = "button, a, input, h1, h2, .num, .level, li, main b, main strong, main img";
    const own = (part: Element, speaker: string) =>
      part.matches("li, b") && part.textContent.includes(speaker);
    // A row is no tile: what it says is looked at, not its empty end.
    const bare = (part: Element) =>
      part.matches("li") && getComputedStyle(part).boxShadow === "none";
    // One that has found no place is not seen.
    const bubbles = [...document.querySelectorAll(".bubbles p")].filter((bubble) =>
      bubble.checkVisibility({ visibilityProperty: true }),
    );
    return bubbles.flatMap((bubble) => {
      const at = bubble.getBoundingClientRect();
      const speaker = bubble.querySelector("b")?.textContent.trim() ?? "";
      return [...document.querySelectorAll(needed)]
        .filter((part) => !bubble.parentElement?.contains(part) && part.checkVisibility())
        .filter((part) => !own(part, speaker) && !bare(part))
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
        })
        .map((part) => `${bubble.textContent} on ${part.tagName} ${part.textContent}`);
    });
  });
}

test("what owls say hides no name, score, button or picture", async () => {
  const browser = await browserOf();
  const lea = await guest(browser, inject("house"), { name: "Léa" });
  const { page } = lea;
  await openTable(page, /^Dixit/);
  const others = await Promise.all(
    [DESKTOP, TABLET].map((size) => guest(browser, page.url(), { size, name: "Tom" })),
  );
  for (const one of others) {
    await one.page.getByRole("dialog").waitFor();
    await one.page.keyboard.press("Escape");
    await one.page.getByRole("dialog").waitFor({ state: "detached" });
  }
  const screen = await guest(browser, `${page.url()}/screen`, { size: SCREEN });
  await screen.page.getByText("Léa", { exact: true }).waitFor();
  const pages = [page, screen.page, ...others.map((one) => one.page)];
  const speaking = (at: Page) => at.locator(".bubbles p").locator("visible=true").first().waitFor();
  const quiet = pages.map(speaking);
  await page.getByRole("button", { name: "Un bot", exact: true }).first().click();
  await Promise.all(quiet);
  for (const at of pages) expect(await hidden(at)).toEqual([]);
  await page.getByRole("button", { name: /^Remplir/ }).click();
  await page.getByText("5 / 5").waitFor();
  for (const at of pages) expect(await hidden(at)).toEqual([]);
  // A sheet is read alone.
  await page.getByRole("button", { name: /^Ce soir/ }).click();
  expect(await page.locator(".bubbles p").locator("visible=true").count()).toBe(0);
  await part(lea, screen, ...others);
});

test("who closes a sheet by keys is back where they were", async () => {
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const mo = await guest(await browserOf(), inject("house"), taste);
  const { page } = mo;
  await openTable(page, /^Stella/);
  await page.getByRole("button", { name: START }).first().click();
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  for (const sheet of ["Rules", "Menu"]) {
    await keys(page.getByRole("button", { name: sheet, exact: true }));
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await here()).toBe(sheet);
  }
  // A single key does something on the board alone.
  const rules = page.getByRole("dialog", { name: "Rules at hand" });
  await page.keyboard.press("?");
  expect(await rules.count()).toBe(0);
  await reach(page.getByRole("group", { name: "The pictures" }).getByRole("button").first());
  await page.keyboard.press("?");
  await rules.getByText("On a keyboard, ? opens these rules").waitFor();
  await part(mo);
});

test("a lone player begins in two clicks", async () => {
  const browser = await browserOf();
  const lea = await guest(browser, inject("house"), { name: "Léa" });
  const { page } = lea;
  await page.getByRole("button", { name: "Stella" }).first().click();
  await page.getByRole("button", { name: START }).first().click();
  await page.getByRole("group", { name: "Les images" }).waitFor();
  await part(lea);
});
