import { expect, test } from "@playwright/test";
import forms from "@/messages/en/forms.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import { comeBackTo } from "@/tests/support/browser/come-back";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the forms' pages have no violation, with a fault or an answer", async ({ page }) => {
  for (const path of [
    "/newsletter?problem=emailInvalid",
    "/waitlist?language=fr&problem=tooMany",
    "/waitlist/confirmed?language=fr",
    "/do-not-call?problem=numberInvalid",
    "/do-not-call?saved=do-not-call",
  ]) {
    if (path.includes("?saved=")) await comeBackTo(page, path);
    else await page.goto(path);
    expect(await axeFaults(page)).toEqual([]);
  }
});

test("a message, the newsletter's fault and the waitlist's dialog have no violation", async ({ page }) => {
  await page.goto("/about");
  const box = page.getByRole("region", { name: forms.newsletter.pageTitle });
  await box.getByLabel(forms.email.label).fill("nobody");
  await box.getByRole("button").click();
  await expect(page.getByRole("listitem").filter({ hasText: forms.emailInvalid })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new CustomEvent("lantern:waitlist", { detail: { locale: "fr" } })));
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("nothing of the forms needs sideways scrolling at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/about",
    "/newsletter?problem=tooMany",
    "/waitlist?language=es-mx",
    "/de/do-not-call",
  ]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  }
});
