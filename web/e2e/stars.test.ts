import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { browserOf, DESKTOP, guest, openTable, part, SCREEN, START } from "./evening";
import { press } from "./hands";
import {
  asked,
  drag,
  ends,
  hold,
  linesDrawn,
  lying,
  slate,
  toWhereItMayNotLie,
  twist,
} from "./stars";
import { untilOver } from "./together";
import { finger, stars as turn } from "./turns";

/** Each thing that is asked is looked at once, for those who see or hear it otherwise. */
async function lookedAt(page: Page, seen: Set<string>): Promise<string[]> {
  const title = await asked(page).catch(() => "");
  if (!title || seen.has(title)) return [];
  seen.add(title);
  return hurdles(page);
}

/** The tables that are shown to the lines which this page opens from now on. */
function tablesShown(page: Page): string[] {
  const shown: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).startsWith('{"type":"table"')) shown.push(String(payload));
    }),
  );
  return shown;
}

test("a game under the stars by touch, in French on a phone, to the podium", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa" });
  const { page } = lea;
  await openTable(page, "Look at the Stars");
  await page.getByRole("button", { name: START }).first().click();
  await slate(page).waitFor();

  // The shape follows the hand, snaps, and turns.
  const said = page.getByText(/^(Ça tient|Pas ici)/);
  const before = await lying(page);
  await drag(page, -2, 0);
  expect(await lying(page)).not.toBe(before);
  await page.getByRole("button", { name: "Tourner" }).last().click();
  await said.waitFor();
  const turned = await ends(page);
  await twist(page);
  expect(await ends(page)).not.toEqual(turned);

  // The others' skies and one's own points are a tap away.
  await page.getByRole("button", { name: "Voir les ciels des autres" }).click();
  expect(await hurdles(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Regarder le ciel de/ })
    .last()
    .click();
  await page.getByRole("heading", { name: /^Le ciel de/ }).waitFor();
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("heading", { name: "Les ciels des autres" }).waitFor();
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("button", { name: /points?$/ }).click();
  await page.getByText("Étoiles filantes").locator("visible=true").waitFor();
  await page.getByRole("button", { name: "Fermer" }).click();

  const seen = new Set<string>();
  const found: string[] = [];
  await untilOver([page], async () => {
    found.push(...(await lookedAt(page, seen)));
    return turn(page, finger);
  });
  expect(found).toEqual([]);
  await page.getByRole("heading", { name: /la lampe/ }).waitFor();
  expect(await page.getByText("Bonus de pouvoir").count()).toBe(3);
  await part(lea);
});

test("under the stars by keyboard, in English on a desktop: each shape says where it stands", async () => {
  const taste = { name: "Ada", lang: "en", size: DESKTOP } as const;
  const ada = await guest(await browserOf(), inject("house"), taste);
  const { page } = ada;
  await press(page, "Open a table");
  await press(page, /^Look at the Stars/);
  await page.waitForURL(/\/t\//);
  await press(page, START);
  await slate(page).waitFor();

  // Where the shape may not lie, the page says why, and so does the house when it is asked.
  await toWhereItMayNotLie(page);
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Rule \d+$/ })
    .first()
    .waitFor();
  expect(await page.getByText("Night 1 of 18").count()).toBeGreaterThan(0);

  // What is said when the shape moves: the shape, where it stands, whether it fits.
  await page.keyboard.press("n");
  await page
    .locator("[aria-live=polite]")
    .filter({ hasText: /Shape turned \d of \d: .* from \(\d, \d+\) to \(\d, \d+\).*It fits/ })
    .waitFor({ state: "attached" });
  await page.keyboard.press("r");
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await page.getByText("Night 2 of 18").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe(
    "application",
  );
  await press(page, "Pass this night");
  await page.getByText("Night 3 of 18").first().waitFor();
  await part(ada);
});

test("what two draw in a night stays hidden until both are done, and can be taken back", async () => {
  const [house, browser] = [inject("house"), await browserOf()];
  const lea = await guest(browser, house, { name: "Léa" });
  await openTable(lea.page, "Look at the Stars");
  await lea.page.getByRole("button", { name: "Une place de moins" }).click();
  const code = (await lea.page.locator("strong").first().textContent()) ?? "";
  const tom = await guest(browser, house, { lang: "en", size: DESKTOP });
  await tom.page.getByLabel("An invitation code?").first().fill(code);
  await tom.page.getByRole("button", { name: "Join" }).first().click();
  await tom.page.getByLabel("Your name at the table").fill("Tom");
  await tom.page.getByRole("button", { name: "Sit down" }).last().click();
  await lea.page.getByText("Tom", { exact: true }).waitFor();
  const screen = await guest(browser, `${lea.page.url()}/screen`, { size: SCREEN });
  await lea.page.getByRole("button", { name: START }).first().click();
  await slate(lea.page).waitFor();

  // The shape stays where it was laid when the page is loaded again.
  await slate(lea.page).press("n");
  await slate(lea.page).press("n");
  const before = await lying(lea.page);
  const tables = tablesShown(lea.page);
  await lea.page.reload();
  await slate(lea.page).waitFor();
  expect(await lying(lea.page)).toBe(before);

  // A finger holds the shape where it is, whatever comes from the table meanwhile.
  await hold(lea.page, -1, 1);
  await expect.poll(() => lying(lea.page)).not.toBe(before);
  const held = await lying(lea.page);
  const seen = tables.length;
  await tom.page.reload();
  await slate(tom.page).waitFor();
  await expect.poll(() => tables.length).toBeGreaterThan(seen);
  await lea.page.mouse.up();
  expect(await lying(lea.page)).toBe(held);
  // There it may not fit.
  await slate(lea.page).press("n");

  await lea.page.getByRole("button", { name: /^(Tracer|La laisser filer)$/ }).click();
  await lea.page.getByRole("button", { name: "On attend Tom." }).waitFor();
  expect(await hurdles(lea.page)).toEqual([]);
  const others = (page: Page) => page.locator(".others svg line.line").count();
  const hidden = await others(tom.page);
  expect(hidden).toBe(2);
  expect(await screen.page.locator("svg line.line").count()).toBe(4);
  await lea.page.getByRole("button", { name: "Reprendre le dessin de cette nuit" }).click();
  await slate(lea.page).waitFor();
  expect(await linesDrawn(lea.page)).toBe(2);
  await lea.page.getByRole("button", { name: /^(Tracer|La laisser filer)$/ }).click();
  await lea.page.getByRole("button", { name: "On attend Tom." }).waitFor();
  const upright = await ends(tom.page);
  await slate(tom.page).hover({ position: { x: 60, y: 500 } });
  await tom.page.mouse.wheel(0, 120);
  await expect.poll(() => ends(tom.page)).not.toEqual(upright);
  await tom.page.getByRole("button", { name: "Pass this night" }).click();
  await tom.page.getByText("Night 2 of 18").first().waitFor();
  await screen.page.getByText("Nuit 2 sur 18").first().waitFor();
  expect(await hurdles(screen.page)).toEqual([]);
  await part(lea, tom, screen);
});
