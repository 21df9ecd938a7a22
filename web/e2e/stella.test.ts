import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, DESKTOP, guest, openTable, part, START } from "./evening";
import { begin, seats } from "./together";
import { finger, reach, stella as turn } from "./turns";

const PARTY = { game: /^Stella/, seats: 3, turn };

test("each reads the word of Stella in their language, a reload keeps what is lit, and done is not the end", async () => {
  const { lea, tom, screen } = await begin(PARTY);
  const pictures = lea.page.getByRole("group", { name: "Les images" });
  await pictures.waitFor();
  await lea.page.getByText("Le mot", { exact: true }).waitFor();
  await tom.page.getByText("The word", { exact: true }).waitFor();
  for (const cell of [0, 4, 9]) await pictures.getByRole("button").nth(cell).click();
  await lea.page.reload();
  await pictures.waitFor();
  await expect.poll(() => pictures.locator("[aria-pressed='true']").count()).toBe(3);
  expect(await screen.page.locator(".pin").count()).toBe(0);

  await lea.page.getByRole("button", { name: /^C’est tout.: 3$/ }).click();
  await lea.page.getByText("C’est noté.").waitFor();
  await pictures.getByRole("button").nth(4).click();
  await lea.page.getByRole("button", { name: "Changer pour 2" }).click();
  const other = tom.page.getByRole("group", { name: "The pictures" }).getByRole("button");
  for (const cell of [0, 9]) await other.nth(cell).click();
  await tom.page.getByRole("button", { name: "Done with 2" }).click();
  await lea.page.getByText("on éclaire").waitFor();
  await part(lea, tom, screen);
});

test("among the pictures of Stella arrows go along rows and across them", async () => {
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const mo = await guest(await browserOf(), inject("house"), taste);
  const { page } = mo;
  await openTable(page, /^Stella/);
  await page.getByRole("button", { name: START }).first().click();
  const pictures = page.getByRole("group", { name: "The pictures" });
  await reach(pictures.getByRole("button").first());
  for (const key of ["Enter", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const lit = page.locator("[data-rove][aria-pressed='true']");
  const told = () =>
    lit.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.split(":")[0]));
  await expect.poll(told).toEqual(["Row 1, picture 1", "Row 2, picture 2"]);
  await part(mo);
});

/** Somebody sits down at the same device. */
async function sitDown(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Asseoir quelqu’un ici/ })
    .first()
    .click();
  await page.getByLabel("Ton nom à la table").fill(name);
  await page.getByRole("button", { name: "M’asseoir" }).last().click();
  await page.getByText(name, { exact: true }).first().waitFor();
}

test("whoever shares a device has their say about the other word before anybody is done", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa" });
  const { page } = lea;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const word = page.locator(".scrap .text").first();
  await openTable(page, /^Stella/);
  // Three people and no bot, who would say yes for everybody.
  await seats(page, 3);
  for (const name of ["Tom", "Inès"]) await sitDown(page, name);
  await page.getByRole("button", { name: START }).first().click();
  await press("C’est moi, Léa");
  const first = await word.textContent();
  await press("L’autre mot ?");
  await press("Inès");
  await press("C’est moi, Inès");
  await page.getByText("Léa demande l’autre mot").first().waitFor();
  expect(await hurdles(page)).toEqual([]);
  await press("Non");
  await press("Tom");
  await press("C’est moi, Tom");
  await press("Oui");
  await expect.poll(() => word.textContent()).not.toBe(first);
  // There is nothing left that cannot wait: Tom goes on, and the others after him.
  expect(await page.getByText("Ou passe l’appareil à").count()).toBe(0);
  await part(lea);
});

/** How many tokens have climbed on the track of this page, once all is at rest. */
async function climbs(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const drama = document.querySelector("main")?.getAnimations({ subtree: true }) ?? [];
    const brief = drama.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(brief.map((one) => one.finished));
  });
  return page.evaluate(() => performance.getEntriesByName("climb").length);
}

test("on a phone what a light brought moves once, and then it rests", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa", moves: true });
  const { page } = lea;
  await openTable(page, /^Stella/);
  const start = page.getByRole("button", { name: START }).first();
  await start.waitFor();
  const seats = await page.locator("main .seats li").count();
  await page.evaluate(() =>
    addEventListener("animationstart", ({ animationName }) =>
      performance.mark(animationName.replace(/^svelte-\w+-/, "")),
    ),
  );
  await start.click();
  const told = page.locator(".reveal > .event");
  const event = async () => ((await told.count()) ? await told.textContent() : null);
  let last: string | null = null;
  for (let events = 0; events < 2; events++) {
    await expect
      .poll(async () => {
        const now = await event().catch(() => last);
        return (now !== null && now !== last) || (await turn(page, finger).catch(() => 0), false);
      })
      .toBe(true);
    last = await event();
    // Each token climbs once a round, whatever is lit up after it.
    const [, round] = /Manche (\d)/.exec(await page.locator("header p").innerText()) ?? [];
    expect(await climbs(page)).toBe(seats * Number(round));
  }
  await part(lea);
});
