import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose answer depends on the theme: a page in dark is the page in light with other colours. */
const rulesOnColors = ["color-contrast", "link-in-text-block"];

/** Waits for what fades or slides in: half there, it has other colours. A spinner never ends, and is not waited for. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/**
 * What axe finds on a page as it stands: `rule: element, element`. In the dark theme it looks at colours alone, so each
 * state is to be looked at in light too.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(settle);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  // Violations alone: to describe each element that is as it should be costs axe as much as its rules do. Legacy: without a
  // page of its own to gather the findings of frames, of which ours have none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await (isDark ? axe.withRules(rulesOnColors) : axe.withTags(tags)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
