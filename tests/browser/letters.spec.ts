import { expect, test } from "@playwright/test";
import forms from "@/messages/en/forms.json" with { type: "json" };
import letters from "@/messages/en/letters.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { axeFaults } from "@/tests/support/browser/axe";

const first = "/letters/2026-11-22";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader finds the last letter from the newsletter's box, and every other from there", async ({
    page,
  }) => {
    await page.goto("/about");
    await page
      .getByRole("region", { name: forms.newsletter.pageTitle })
      .getByRole("link", { name: letters.last })
      .click();
    await expect(page).toHaveURL(/\/letters\/\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("navigation", { name: letters.pages })
      .getByRole("link", { name: letters.all })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: letters.title })).toBeVisible();
    await page.locator(`main a[href="${first}"]`).click();
    await expect(page.getByRole("heading", { level: 2, name: letters.seasonal })).toBeVisible();
    const lead = page.getByRole("main").getByRole("heading", { level: 3 }).first();
    const title = await lead.innerText();
    await lead.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
});

test("the feed is well-formed, and the mail in it fits a phone and can be read by all", async ({ page }) => {
  await page.goto("/letters");
  const xml = await (await page.request.get("/letter.xml")).text();
  const feed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/xml");
    return {
      fault: parsed.querySelector("parsererror")?.textContent ?? null,
      self: parsed.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
      mails: [...parsed.getElementsByTagName("content:encoded")].map((node) => node.textContent),
    };
  }, xml);
  expect(feed.fault).toBeNull();
  expect(feed.self).toBe(`${siteUrl}/letter.xml`);
  const [mail = ""] = feed.mails;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("about:blank");
  await page.setContent(`<!doctype html><html lang="en"><title>Mail</title><main>${mail}</main></html>`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.getByRole("heading", { level: 2, name: letters.seasonal })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test(`axe finds nothing on the letters`, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const path of [first, "/de/letters", `/es${first}`]) {
    await page.goto(path);
    expect(await axeFaults(page), path).toEqual([]);
  }
  await context.close();
});
