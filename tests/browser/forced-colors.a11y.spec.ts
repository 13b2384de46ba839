/** What readers see whose system replaces our colors by its own: it takes backgrounds, gradients and shadows away. */
import { expect, test, type Locator } from "@playwright/test";
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { visitWithConsent } from "@/tests/support/browser/consent";
import { signIn } from "@/tests/support/browser/sign-in";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });
test.beforeEach(({ page }) => visitWithConsent(page, "false"));

/** A picture of a bar with so much of it done. */
async function drawn(bar: Locator, done: number): Promise<string> {
  await bar.evaluate((element, share) => {
    element.setAttribute("data-begun", "");
    element.style.setProperty("--done", String(share));
  }, done);
  return (await bar.screenshot()).toString("base64");
}

test("how far a track is done, and the first steps, is seen at the bar too", async ({ page }) => {
  await page.goto("/tracks");
  const track = page.locator(".progress").first();
  // The arrival script draws what is done once, and would draw over what the test sets before it.
  await expect(track).toHaveAttribute("style", /--done/);
  expect(await drawn(track, 0.5)).not.toBe(await drawn(track, 0));
  expect(await drawn(track, 1)).not.toBe(await drawn(track, 0.5));
  await signIn(page);
  await page.goto("/getting-started");
  const steps = page.locator("main [style*='--done']");
  expect(await drawn(steps, 0.5)).not.toBe(await drawn(steps, 0));
  expect(await drawn(steps, 1)).not.toBe(await drawn(steps, 0.5));
});

test("the squares before subjects keep their colors, instead of leaving a gap", async ({ page }) => {
  await page.goto("/micro-briefs");
  const colors = await page
    .locator(".dot")
    .evaluateAll((dots) => new Set(dots.map((dot) => getComputedStyle(dot).backgroundColor)).size);
  expect(colors).toBeGreaterThan(2);
});

test("what slides over the page has an edge", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/about");
  await page.getByRole("button", { name: navigation.menu }).click();
  await expect(page.getByRole("dialog", { name: navigation.menu })).toHaveCSS("border-left-width", "1px");
  await signIn(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: shell.toggle }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("border-right-width", "1px");
});
