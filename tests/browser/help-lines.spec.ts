/** The way to a help line for a parent who knows what it is about. */
import { expect, test } from "@playwright/test";
import help from "@/messages/en/help-lines.json" with { type: "json" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a worry leads to its lines by keyboard, from the emergency numbers on", async ({ page }) => {
    await page.goto("/help-lines");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^United States\s911$/ })).toBeInViewport();
    await main.getByRole("link", { name: /^New Zealand\s111$/ }).focus();
    const worries = page.getByRole("region", { name: help.worries });
    const crisis = worries
      .locator("details")
      .filter({ has: page.locator("> summary", { hasText: help.subjects.crisis }) });
    await expect(crisis.locator("a:visible")).toHaveCount(0);
    // Past the worry before it.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(crisis.locator("> summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(crisis.getByText("United States", { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(crisis.locator("a:focus")).toHaveAttribute("href", "tel:911");
    await page.keyboard.press("Tab");
    await expect(crisis.locator("a:focus")).toHaveAttribute("href", "tel:988");
    // Which worry it was stands nowhere.
    await expect(page).toHaveURL("/help-lines");
  });

  test("who lives elsewhere is led on from a worry to the list of countries", async ({ page }) => {
    await page.goto("/help-lines");
    const worries = page.getByRole("region", { name: help.worries });
    await worries.getByText(help.subjects.bullying, { exact: true }).click();
    await worries.getByRole("link", { name: help.another }).click();
    const countries = page.getByRole("navigation", { name: help.countries });
    await expect(countries.getByRole("heading")).toBeInViewport();
    await countries.getByRole("link", { name: "Argentina" }).click();
    await expect(page.getByRole("heading", { name: "Argentina", level: 2 })).toBeInViewport();
  });
});

test("on a phone the menu leads to the help lines", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/micro-briefs");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: help.title }).click();
  await expect(page).toHaveURL("/help-lines");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: help.title }),
  ).toHaveAttribute("aria-current", "page");
});
