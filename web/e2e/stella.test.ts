import { expect, inject, test } from "vitest";
import { browserOf, DESKTOP, guest, openTable, START } from "./evening";
import { begin } from "./together";
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
  for (const { troubles } of [lea, tom, screen]) expect(troubles).toEqual([]);
  for (const { context } of [lea, tom, screen]) await context.close();
});

test("among the pictures of Stella arrows go along rows and across them", async () => {
  const taste = { name: "Mo", lang: "en", size: DESKTOP } as const;
  const { page, context } = await guest(await browserOf(), inject("house"), taste);
  await openTable(page, /^Stella/);
  await page.getByRole("button", { name: START }).first().click();
  const pictures = page.getByRole("group", { name: "The pictures" });
  await reach(pictures.getByRole("button").first());
  for (const key of ["Enter", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const lit = page.locator("[data-rove][aria-pressed='true']");
  const told = () =>
    lit.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.split(":")[0]));
  await expect.poll(told).toEqual(["Row 1, picture 1", "Row 2, picture 2"]);
  await context.close();
});

test("on a phone what a light brought moves once, and then it rests", async () => {
  const { page, context } = await guest(await browserOf(), inject("house"), { name: "Léa" });
  await openTable(page, /^Stella/);
  await page.getByRole("button", { name: START }).first().click();
  const told = page.locator(".reveal > .event");
  await expect
    .poll(async () => (await told.count()) || (await turn(page, finger)), { timeout: 60_000 })
    .toBe(1);
  // Bots may light up another picture meanwhile: its stars open once, the track does not climb again.
  const begun = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let climbs = 0;
        addEventListener("animationstart", ({ animationName }) => {
          if (animationName.endsWith("climb")) climbs += 1;
        });
        setTimeout(() => done(climbs), 1500);
      }),
  );
  expect(begun).toBeLessThan(12);
  await context.close();
});
