import { expect, inject, test } from "vitest";
import { browserOf, guest, openTable, START } from "./evening";
import { breakTheLine } from "./together";

test("a page from before the house changed says so, and is mended by loading it again", async () => {
  const { page, context } = await guest(await browserOf(), inject("house"), {
    name: "Mo",
    lang: "en",
  });
  let protocol = 2;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((frame) => {
      const message = JSON.parse(String(frame)) as { type: string };
      const other = message.type === "welcome" ? { ...message, protocol } : message;
      socket.send(JSON.stringify(other));
    });
  });
  await openTable(page, /^Dixit/);
  await page.getByRole("heading", { name: "The house has changed" }).waitFor();
  protocol = 1;
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("button", { name: START }).first().waitFor();
  await context.close();
});

test("the house can be installed, and without a network a page of ours says so", async () => {
  const house = inject("house");
  const { page, context } = await guest(await browserOf(), house, { name: "Mo", lang: "en" });
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "{}") as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(house + src)).status()).toBe(200);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window without a past can install nothing, whatever the page.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${house}/about`);
  await page.getByRole("heading").first().waitFor();
  expect(await page.title()).toContain("Veillée");
  expect(await page.getByText(/network|connection/i).count()).toBeGreaterThan(0);
  await context.close();
});

test("what was chosen and typed survives a broken line and a reload", async () => {
  const lea = await guest(await browserOf(), inject("house"), { name: "Léa" });
  const { page } = lea;
  await openTable(page, /^Dixit/);
  await page.getByRole("button", { name: START }).first().click();
  await page.getByRole("button", { name: /^J’ai une idée/ }).click();
  const clue = page.locator("main").getByRole("textbox");
  const chosen = page.getByRole("group", { name: "Ta main" }).locator("[aria-current='true']");
  const first = await chosen.getAttribute("aria-label");
  await page.locator("main .pager button").last().click();
  await clue.fill("Presque arr");
  const picture = await chosen.getAttribute("aria-label");
  expect(picture).not.toBe(first);
  await breakTheLine(lea);
  expect(await clue.inputValue()).toBe("Presque arr");
  await page.reload();
  await clue.waitFor();
  expect(await clue.inputValue()).toBe("Presque arr");
  expect(await chosen.getAttribute("aria-label")).toBe(picture);
  await lea.context.close();
});
