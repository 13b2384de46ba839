import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose result depends on the theme: a dark page is the light page with other colors. */
const rulesOnColors = ["color-contrast", "link-in-text-block"];

/**
 * Waits for animations and for a theme to be painted, since colors differ in between. A spinner never ends, and is not waited for.
 */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/** Less than half as long as the copy of `AxeBuilder`, which every page would have to parse. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds on the page in its present state, by all rules or by those on colors. */
async function look(page: Page, what: "everything" | "colors"): Promise<string[]> {
  await page.evaluate(settle);
  const isThere = await page.evaluate(() => "axe" in window);
  // Only violations: describing each correct element costs axe as much as its rules do. Legacy mode: without a separate page that
  // gathers the findings of frames, which our pages do not have.
  const axe = new AxeBuilder({ page, axeSource: isThere ? ";" : axeSource })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);
  const { violations } = await (
    what === "everything" ? axe.withTags(tags) : axe.withRules(rulesOnColors)
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/**
 * What axe finds on a page in its present state: `rule: element, element`. Checks it in light by all rules, and then in dark only
 * its colors: reaching each state twice, once per theme, would cost more than everything else.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await look(page, "everything");
  await page.emulateMedia({ colorScheme: "dark" });
  let dark = await look(page, "colors");
  // A page that is still changing to the other theme has colors of both. A real fault stays.
  if (dark.length > 0) dark = await look(page, "colors");
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}
