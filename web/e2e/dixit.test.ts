import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOf, guest, openTable, part, START } from "./evening";
import { oneLap } from "./hands";
import { begin } from "./together";
import { dixit as turn, finger } from "./turns";

const PARTY = { game: /^Dixit/, seats: 4, turn, shorten: oneLap };

/** The pictures that a page shows, by their ids. */
function picturesOn(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} img`).evaluateAll((images) =>
    images.flatMap((image) => {
      const id = /\/pictures\/(\w+)\./.exec((image as HTMLImageElement).src)?.[1];
      return id ? [id] : [];
    }),
  );
}

test("no two hands of Dixit share a picture, the screen shows none, and a choice changes after a reload", async () => {
  const { lea, tom, screen } = await begin(PARTY);
  await lea.page.getByRole("group", { name: "Ta main" }).waitFor();
  const hands = [
    await picturesOn(lea.page, "[aria-label='Ta main']"),
    await picturesOn(tom.page, "[aria-label='Your hand']"),
  ].flat();
  expect(new Set(hands).size).toBe(12);
  expect(await picturesOn(screen.page, "main")).toEqual([]);

  // Léa tells, so that Tom is the one whom the table waits for last.
  await lea.page.getByRole("button", { name: /^J’ai une idée/ }).click();
  await turn(lea.page, finger);
  await tom.page.getByRole("button", { name: "Give this picture" }).waitFor();
  await lea.page
    .getByText(/^On attend/)
    .first()
    .waitFor();
  await turn(tom.page, finger);
  await tom.page.getByRole("button", { name: /^Vote for picture/ }).waitFor();
  const pictures = tom.page.getByRole("group", { name: "The pictures on the table" });
  const others = pictures.locator("button:not(.own)");
  await others.nth(1).click();
  const first = await others.nth(1).getAttribute("aria-label");
  await tom.page.reload();
  await expect
    .poll(() => pictures.locator("[aria-pressed='true']").getAttribute("aria-label"))
    .toBe(first);
  await part(lea, tom, screen);
});

test("a picture that was told rises once and stays, though the owls go on meanwhile", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa", moves: true });
  const { page } = lea;
  await openTable(page, PARTY.game);
  await page.getByRole("button", { name: START }).first().click();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.matches(".large > button")) document.body.toggleAttribute("data-rises");
      return animate.apply(this, how);
    };
  });
  const rises = page.locator("body[data-rises]");
  while (!(await rises.count())) await turn(page, finger).catch(() => false);
  await page.locator(".large > button").evaluate(async (card) => {
    const drama = card.closest(".board")?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(drama.map((motion) => motion.finished));
  });
  // A second flight would have taken the mark away again.
  expect(await rises.count()).toBe(1);
  await part(lea);
});
