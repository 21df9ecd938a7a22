import { expect, inject, test } from "vitest";
import { browserOf, DESKTOP, guest, openTable, START } from "./evening";
import { inspector, playByKeys, untilOver } from "./together";
import { finger, solitaire as turn } from "./turns";

const PARTY = { game: /^L’Étoile, (en )?solitaire/, seats: 1, turn };

test("the solitaire by keyboard alone, in English on a desktop, to its grade", () =>
  playByKeys(PARTY));

test("the solitaire on a phone in French, a friend looking on in English, to its grade", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, PARTY.game);
  await lea.page.getByRole("button", { name: START }).click();
  const ada = await guest(browser, lea.page.url(), { lang: "en", size: DESKTOP });
  await ada.page.getByText("You are watching.").waitFor();
  const { look, found } = inspector(lea.page);
  let moves = 0;
  await untilOver([lea.page], async (page) => {
    await look();
    if (!(await turn(page, finger))) return false;
    moves += 1;
    if (moves === 4) await page.reload();
    return true;
  });
  await look();
  await ada.page.getByRole("button", { name: "See the results" }).click();
  await ada.page.getByRole("heading", { level: 1, name: /\d+ rows? ·/ }).waitFor();
  expect(found).toEqual([]);
  for (const { troubles } of [lea, ada]) expect(troubles).toEqual([]);
  for (const { context } of [lea, ada]) await context.close();
});
