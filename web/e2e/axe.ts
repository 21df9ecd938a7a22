import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What stands in the way of people with a disability, in both themes: serious and critical findings,
 * and what lies outside every landmark, which those who jump from one to the next never meet.
 */
export async function hurdles(page: Page): Promise<string[]> {
  const night = await seen(page);
  await theme(page, "paper");
  // Only colours change with the theme.
  const paper = await findings(new AxeBuilder({ page }).withRules(["color-contrast"]));
  await theme(page, "night");
  return [...night, ...paper.map((finding) => `paper ${finding}`)];
}

/** The same in the theme that the page has now. */
export function seen(page: Page): Promise<string[]> {
  return findings(new AxeBuilder({ page }).withTags(TAGS));
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ id, impact }) => id === "region" || impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    );
}

function theme(page: Page, name: string): Promise<void> {
  return page.evaluate((chosen) => void (document.documentElement.dataset.theme = chosen), name);
}
