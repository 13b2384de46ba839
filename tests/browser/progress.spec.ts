import { expect, test, type Page } from "@playwright/test";
import library from "@/messages/en/library.json" with { type: "json" };
import { blockStorage } from "@/tests/support/browser/blocked-storage";

const track = "/tracks/first-screens";
const brief = "/micro-briefs/first-tablet-small-child";
const action = "/micro-actions/keep-three-good-apps";
const { read, steps } = library;

const boxes = (page: Page) => page.getByRole("checkbox", { name: steps.mark });
/** What stands where the numeral of a step was. */
const mark = (page: Page, step: number) =>
  page
    .locator(".steps > li")
    .nth(step - 1)
    .evaluate((item) => getComputedStyle(item, "::before").content);

test("ticking a step turns its numeral into a tick, and it is still ticked on return", async ({ page }) => {
  await page.goto(action);
  const all = await boxes(page).count();
  expect(all).toBeGreaterThan(2);
  expect(await mark(page, 1)).not.toContain("✓");
  await boxes(page).first().check();
  expect(await mark(page, 1)).toContain("✓");
  expect(await mark(page, 2)).not.toContain("✓");
  await expect(page.getByText(`1 of ${all} steps done`)).toBeVisible();
  await page.reload();
  await expect(boxes(page).first()).toBeChecked();
  await expect(boxes(page).nth(1)).not.toBeChecked();
  for (const box of await boxes(page).all()) await box.check();
  await expect(page.getByText(steps.complete)).toBeVisible();
});

test("a brief counts when its end is reached, an action when all its steps are ticked", async ({ page }) => {
  await page.goto(track);
  await expect(page.getByText(/\d of 8/)).toBeHidden();
  await page.goto(brief);
  await page.getByRole("heading", { name: "Sources" }).scrollIntoViewIfNeeded();
  await page.locator("[data-mark=read]").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: read.unmark })).toBeVisible();
  await page.goto(action);
  await boxes(page).first().check();
  // Said by the script that keeps it.
  await expect(page.getByText(/1 of \d+ steps done/)).toBeVisible();
  await page.goto(track);
  await expect(page.getByText("1 of 8")).toBeVisible();
  await page.goto(action);
  // As the page comes none is ticked: what is kept is shown by a script.
  await expect(boxes(page).first()).toBeChecked();
  for (const box of await boxes(page).all()) await box.check();
  await expect(page.getByText(steps.complete)).toBeVisible();
  await page.goBack();
  await expect(page.getByText("2 of 8")).toBeVisible();
  await expect(page.getByRole("main").locator("[data-done]")).toHaveCount(2);
  await page.goto("/tracks");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href="${track}"]`) });
  await expect(card.getByText("2 of 8")).toBeVisible();
  await expect(
    page
      .getByRole("article")
      .getByText(/\d of \d/)
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test("a word of a track counts when its page has been seen to the end", async ({ page }) => {
  await page.goto(track);
  await page.getByRole("main").getByRole("link", { name: "in-app purchase" }).click();
  await page.locator("[data-mark=read]").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: read.unmark })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 of 8")).toBeVisible();
});

test("a brief can be marked as read and not read by hand, and scrolling does not overrule that", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(brief);
  await page.getByRole("button", { name: read.mark }).press("Enter");
  await expect(page.getByRole("button", { name: read.unmark })).toBeVisible();
  await page.getByRole("button", { name: read.unmark }).press("Enter");
  await expect(page.getByRole("button", { name: read.mark })).toBeVisible();
  await page.mouse.wheel(0, -20_000);
  await page.locator("[data-mark=read]").scrollIntoViewIfNeeded();
  // In sight for whoever watches, and for longer than reading takes.
  await page.locator("[data-mark=read]").evaluate(
    (end) =>
      new Promise<void>((resolve) => {
        const watching = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          watching.disconnect();
          resolve();
        });
        watching.observe(end);
      }),
  );
  await page.clock.runFor(10_000);
  await expect(page.getByRole("button", { name: read.mark })).toBeVisible();
});

test("with storage blocked, steps and marks still work for the page", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await blockStorage(page);
  await page.goto(action);
  await boxes(page).first().check();
  expect(await mark(page, 1)).toContain("✓");
  await expect(page.getByText(/1 of \d steps done/)).toBeVisible();
  await page.goto(brief);
  await page.getByRole("button", { name: read.mark }).press("Enter");
  await expect(page.getByRole("button", { name: read.unmark })).toBeVisible();
  await page.goto(track);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("steps tick for as long as the page is open, and no progress is claimed", async ({ page }) => {
    await page.goto(action);
    await boxes(page).first().check();
    expect(await mark(page, 1)).toContain("✓");
    await page.goto(track);
    await expect(page.getByText(/\d of 8/)).toBeHidden();
  });
});
