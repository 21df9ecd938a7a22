import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Every line that this page gives to a live region from now on, in the order of a screen reader. */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("told", (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const REGION = "[aria-live], [role=alert], [role=status], [role=log]";
    const lineOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((changes) => {
      const lines = changes.flatMap(({ addedNodes, target, type }) =>
        (type === "childList" ? [...addedNodes] : [target]).map(lineOf),
      );
      for (const line of new Set(lines)) {
        const text = line?.closest(REGION) && line.textContent?.trim();
        if (text) void (window as unknown as { told(text: string): void }).told(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return heard;
}

/** Words that are common in one of our languages, and in no sentence of the other. */
const FRENCH =
  /(^|[\s’])(attend|cherche|image|manche|passe|trace|tu|ton|ta|une|est|avec|les)[\s.,]/i;
const ENGLISH = /(^|\s)(the|you|your|waiting|is|with|are|this|picture|round)([\s.,]|$)/i;

/** What a page for people of one language says in the other. */
export async function foreign(page: Page, lang: "fr" | "en"): Promise<string[]> {
  const lines = async (where: string) =>
    (await page.locator(where).allInnerTexts()).join("\n").split("\n");
  const other = lang === "fr" ? ENGLISH : FRENCH;
  // A clue is shown in every language of the table.
  const clues = new Set(await lines(".clue, .scrap"));
  return (await lines("header, main"))
    .filter((line) => !clues.has(line) && other.test(ours(line)))
    .map((line) => `not in ${lang}: ${line}`);
}

/** A line without what somebody wrote themselves, which stands between quotation marks, and names. */
function ours(line: string): string {
  return line.replace(/[“«][^”»]*[”»]|Look at the Stars/g, "");
}

/** Each of these was heard, in English, and nothing twice in a row. */
export function understood(heard: readonly string[], told: readonly RegExp[]): void {
  const missing = told.filter((one) => !heard.some((line) => one.test(line)));
  expect([missing, missing.length ? heard : []]).toEqual([[], []]);
  expect(heard.filter((line, at) => line === heard[at - 1])).toEqual([]);
  expect(heard.filter((line) => FRENCH.test(ours(line)))).toEqual([]);
}
