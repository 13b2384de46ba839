import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose answer depends on the theme: a page in dark is the page in light with other colours. */
const rulesOnColors = ["color-contrast", "link-in-text-block"];

/**
 * Waits for what fades or slides in, and for a theme to be drawn: half there, it has other colours. A spinner never ends, and
 * is not waited for.
 */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/** Less than half as long as the builder's own copy, which every page would have to read. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds as the page stands, by every rule or by those on colours. */
async function look(page: Page, what: "everything" | "colors"): Promise<string[]> {
  await page.evaluate(settle);
  const isThere = await page.evaluate(() => "axe" in window);
  // Violations alone: to describe each element that is as it should be costs axe as much as its rules do. Legacy: without a
  // page of its own to gather the findings of frames, of which ours have none.
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
 * What axe finds on a page as it stands: `rule: element, element`. Looks at it in light, by every rule, and then in dark at
 * its colours: to come to each state twice, once for each theme, costs more than all else.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await look(page, "everything");
  await page.emulateMedia({ colorScheme: "dark" });
  let dark = await look(page, "colors");
  // A page that is still being drawn in the other theme has colours of both. A fault stays.
  if (dark.length > 0) dark = await look(page, "colors");
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}
