import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

/** What axe finds on the page as it stands. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing in the open language menu", async ({ page }) => {
      await page.goto("/about");
      await expect(page.locator("#menu")).not.toHaveAttribute("popover");
      await page.getByRole("button", { name: /^Language/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test("axe finds nothing in the open menu of a phone", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/about");
      await expect(page.locator("#menu")).not.toHaveAttribute("popover");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await page.waitForTimeout(250);
      expect(await faults(page)).toEqual([]);
    });

    test("axe finds nothing in the open action panel, in the feed's dropdown and in a chosen age", async ({
      page,
    }) => {
      await page.goto("/?age=ages-11-13");
      await page.getByRole("button", { name: "Topic" }).click();
      expect(await faults(page)).toEqual([]);
      await page.goto("/?action=set-quiet-hours-together");
      await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
      await page.waitForTimeout(250);
      expect(await faults(page)).toEqual([]);
    });

    test("axe finds nothing in the explanation of a term", async ({ page }) => {
      await page.goto("/micro-briefs/group-chat-you-cant-leave");
      await expect(page.locator("time[data-relative][title]").first()).toBeAttached();
      await page.locator("main a.term").first().hover();
      await expect(page.locator("#term-popover").getByRole("link")).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test("axe finds nothing in open suggestions", async ({ page }) => {
      await page.goto("/about");
      await page.locator("header input[name=q]").fill("chat");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      expect(await faults(page)).toEqual([]);
    });
  });
}
