import type { Page } from "playwright-core";

const NARROW = { width: 360, height: 740 };

/** How far a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is written on a button and cannot be read there, unless it can be scrolled to. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (from: Element | null): boolean =>
      !!from &&
      (/auto|scroll/.test(getComputedStyle(from).overflowX) || scrolls(from.parentElement));
    // What stands in for a picture is heard and not seen.
    const unseen = (part: Element | null, button: Element): boolean =>
      !!part &&
      button.contains(part) &&
      (getComputedStyle(part).clipPath !== "none" || unseen(part.parentElement, button));
    const texts = (button: Element) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter((text) => text.data.trim() && !unseen(text.parentElement, button));
    };
    const boxOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll("button, a")].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const around = button.getBoundingClientRect();
      const hides = getComputedStyle(button).overflowX !== "visible";
      return texts(button).flatMap((text) => {
        const { left, right, width } = boxOf(text);
        const beyond = !scrolls(button) && (left < -1 || right > innerWidth + 1);
        const hidden = hides && (left < around.left - 1 || right > around.right + 1);
        return width && (beyond || hidden) ? [text.data.trim()] : [];
      });
    });
  });

/** What reaches beyond the window, by its name: the innermost parts come last. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => `${part.localName}.${part.getAttribute("class") ?? ""}`)
      .join(" "),
  );

/** What does not fit into 360 pixels, with text as it is and twice as large; then all is as before. */
export async function squeezed(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? NARROW;
  const found: string[] = [];
  for (const text of ["", "200%"]) {
    await letters(page, text);
    // What asks how many letters fit into a container is asked again when that changes its width.
    await page.setViewportSize({ ...NARROW, width: NARROW.width + 1 });
    await page.setViewportSize(NARROW);
    const wide = await overflow(page);
    if (wide) found.push(`${text} ${wide} pixels too wide: ${await beyond(page)}`);
    for (const cut of await cutOff(page)) found.push(`${text} cut off: ${cut}`);
  }
  await letters(page, "");
  await page.setViewportSize(size);
  return found;
}

/** Text of this size, as the settings make it; they are not touched. */
function letters(page: Page, size: string): Promise<void> {
  return page.evaluate((chosen) => void (document.documentElement.style.fontSize = chosen), size);
}
