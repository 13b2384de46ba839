import { expect, test } from "@playwright/test";
import { axeFaults } from "@/tests/support/browser/axe";

test("axe finds nothing in the open language menu", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: /^Language/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("axe finds nothing in the open menu of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("axe finds nothing in the open action panel, in the feed's dropdown and in a chosen age", async ({
  page,
}) => {
  await page.goto("/?age=ages-11-13");
  await page.getByRole("button", { name: "Topic" }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto("/?action=set-quiet-hours-together");
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("axe finds nothing in the explanation of a term", async ({ page }) => {
  await page.goto("/micro-briefs/group-chat-you-cant-leave");
  await expect(page.locator("time[data-relative][title]").first()).toBeAttached();
  await page.locator("main a.term").first().hover();
  await expect(page.locator("#term-popover").getByRole("link")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("axe finds nothing in open suggestions", async ({ page }) => {
  await page.goto("/about");
  await page.locator("header input[name=q]").fill("chat");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect(await axeFaults(page)).toEqual([]);
});

test("forced colors leave the words under the marker and the flag of the language to be seen", async ({
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: "active", colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/search?q=chat");
  const marked = await page
    .getByRole("main")
    .locator("mark")
    .first()
    .evaluate((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return { letters: color, ground: backgroundColor };
    });
  // A ground that is transparent shows the page's black one, and the letters of a marker are black.
  expect(marked.ground).toMatch(/^rgb\(/);
  expect(marked.letters).not.toBe(marked.ground);
  await expect(page.locator("header .flag").first()).toHaveCSS("forced-color-adjust", "none");
  await context.close();
});

test("the search of a page is told apart by its name from the header's", async ({ page }) => {
  for (const path of ["/search", "/micro-briefs"]) {
    await page.goto(path);
    const names = await page
      .locator("search")
      .evaluateAll((places) => places.map((place) => place.getAttribute("aria-label")));
    expect(names, path).toHaveLength(2);
    expect(new Set(names).size, path).toBe(2);
  }
});
