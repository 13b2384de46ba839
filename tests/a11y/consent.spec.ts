import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import words from "@/messages/en/privacy.json" with { type: "json" };

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing with the question of consent or the choices open, ${colorScheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const bar = page.getByRole("region", { name: words.bar.label });
    for (const path of ["/", "/privacy"]) {
      await page.goto(path);
      await expect(bar).toBeVisible();
      expect(await findings(page), path).toEqual([]);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: words.choices.title }).click();
    await expect(bar.getByRole("heading")).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await bar.getByRole("button", { name: words.data.delete }).click();
    expect(await findings(page)).toEqual([]);
    await context.close();
  });
