import { expect, test, type Locator } from "@playwright/test";
import privacy from "@/messages/en/privacy.json" with { type: "json" };

const styleOf = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

for (const path of ["/", "/micro-actions/check-telegram-settings"])
  test(`steps are parted by hairlines, and none doubles the heading's heavy rule: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const steps = page.locator(".steps > li");
    expect(await styleOf(steps.nth(0), "border-top-width")).toBe("0px");
    expect(await styleOf(steps.nth(1), "border-top-width")).toBe("1px");
  });

test("what the buttons for one's data do not reach is set off from them", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: privacy.choices.title }).click();
  const remove = page.getByRole("button", { name: privacy.data.delete });
  const button = await remove.boundingBox();
  const note = await page
    .getByRole("region", { name: privacy.bar.label })
    .getByText(privacy.data.lists)
    .boundingBox();
  expect((note?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeGreaterThanOrEqual(10);
});

test("the words of a button are centered, also on two lines", async ({ page }) => {
  await page.goto("/page-that-does-not-exist");
  await expect(page.getByRole("main").locator("a.button").first()).toHaveCSS("text-align", "center");
});

test("an example that is longer than its field ends in an ellipsis", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/search");
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveCSS("text-overflow", "ellipsis");
});

test("forced colors take the marker's color, and what is marked has an edge instead", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/search?q=phone");
  await expect(page.getByRole("main").locator("mark").first()).toHaveCSS("border-top-style", "solid");
});
