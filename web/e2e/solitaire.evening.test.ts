import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, DESKTOP, guest, openTable, SCREEN, START } from "./evening";
import { BadEvening, inspector, playByKeys, untilOver } from "./together";
import { finger, solitaire as turn } from "./turns";

const PARTY = {
  game: /^L’Étoile, (en )?solitaire/,
  seats: 1,
  turn,
  told: [/In hand: .+\. Place: /, /You lay .+ on row \d+\./, /You draw: /, /\d+ rows\./],
};

test("the solitaire by keyboard alone, in English on a desktop, to its grade", () =>
  playByKeys(PARTY));

test("the solitaire on a phone in French, a friend looking on in English, to its grade", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, PARTY.game);
  await lea.page.getByRole("button", { name: START }).click();
  const ada = await guest(browser, lea.page.url(), { lang: "en", size: DESKTOP });
  await ada.page.getByText("You are watching.").waitFor();
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  const { look, found } = inspector(lea.page);
  const bad = new BadEvening(lea);
  await untilOver([lea.page], async () => {
    await look();
    const moved = await turn(bad.page, finger);
    if (moved) await bad.moved();
    return moved;
  });
  expect(bad.over).toBe(true);
  await look();
  await screen.page.getByRole("heading", { level: 1 }).first().waitFor();
  found.push(...(await hurdles(screen.page)));
  await ada.page.getByRole("button", { name: "See the results" }).click();
  await ada.page.getByRole("heading", { level: 1, name: /\d+ rows? ·/ }).waitFor();
  expect(found).toEqual([]);
  for (const { troubles } of [lea, ada, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, ada, screen]) await context.close();
});
