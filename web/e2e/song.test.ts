import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hurdles } from "./axe";
import { oneLap } from "./hands";
import { browserOf, guest, openTable, part, START } from "./evening";
import { begin } from "./together";
import { dixit as turn } from "./turns";

/** Léa is the first to have an idea, and wants to hum it. */
async function toSing(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^J’ai une idée/ }).click();
  await page.getByRole("button", { name: "Je le fredonne" }).click();
}

/** Press play, and see that sound comes out. */
async function plays(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  const heard = () =>
    page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(heard, { timeout: 8000 }).toBeGreaterThan(0);
}

test("a clue is hummed into the microphone, kept through a reload, and heard by all and on the screen", async () => {
  const { lea, tom, screen } = await begin({ game: /^Dixit/, seats: 3, turn, shorten: oneLap });
  await toSing(lea.page);
  await lea.page.getByRole("button", { name: "Enregistrer" }).click();
  await lea.page.getByText("1 s sur 15").waitFor();
  await lea.page.getByRole("button", { name: "Arrêter" }).click();
  await plays(lea.page, "Écouter");
  expect(await hurdles(lea.page)).toEqual([]);
  await lea.page.reload();
  await lea.page.getByRole("button", { name: "Recommencer" }).waitFor();
  await lea.page.getByRole("textbox").fill("Au clair de la lune");
  await lea.page.getByRole("button", { name: "Confier l’image et l’indice" }).click();

  await tom.page.getByText("Léa hums").first().waitFor();
  await plays(tom.page, "Listen");
  await screen.page.getByText(/^(Écoutez bien|À écouter sur vos téléphones)$/).waitFor();
  await part(lea, tom, screen);
});

test("who gives no microphone sings aloud, and the game goes on", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa" });
  const { page } = lea;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await openTable(page, /^Dixit/);
  await page.reload();
  await page.getByRole("button", { name: START }).first().click();
  await toSing(page);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Le micro est refusé à cette page.").first().waitFor();
  await page.getByRole("button", { name: "Confier l’image et l’indice" }).click();
  await page.getByText("Tu fredonnes").first().waitFor();
  expect(await page.getByRole("button", { name: "Écouter" }).count()).toBe(0);
  await part(lea);
});
