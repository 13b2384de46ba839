/** Pages of the signed-in product that do nothing by themselves: the framework comes at the first touch, as on public ones. */
import { expect, test, type Page } from "@playwright/test";
import auth from "@/messages/en/auth.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { quietSegments } from "#lib/base/addresses/signed-in-paths";
import { siteUrl } from "@/scripts/site-under-test";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { signIn } from "@/tests/support/browser/sign-in";
import { expectLive, slowFramework, wake } from "@/tests/support/browser/wake";

const toggle = (page: Page) => page.getByRole("button", { name: shell.toggle });
const isOfFramework = (url: string) => /\/_next\/static\/chunks\/.*\.js|clerk\.browser\.js/.test(url);

for (const segment of quietSegments)
  test(`/${segment} runs nothing of the framework or the sign-in service before a touch, and all of it after`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    const run: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" && isOfFramework(request.url())) run.push(request.url());
    });
    await signIn(page);
    await page.goto(`/${segment}`, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    expect(run).toEqual([]);
    await wake(page);
    await expect
      .poll(() => page.evaluate(() => (window as { Clerk?: { loaded?: boolean } }).Clerk?.loaded))
      .toBe(true);
    expect(run.filter((url) => url.includes("clerk.browser.js"))).toHaveLength(1);
    expect(faults).toEqual([]);
  });

test.describe("as the very first act, on a slow line", () => {
  test.beforeEach(async ({ page, context }) => {
    await slowFramework(context);
    await signIn(page);
    await page.goto("/explore");
  });

  test("the button folds the sidebar", async ({ page }) => {
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("so does its shortcut", async ({ page }) => {
    await page.keyboard.press("Control+b");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("a link leads on, a search is answered, and signing out ends the session", async ({ page }) => {
    const sidebar = page.getByRole("complementary", { name: shell.sidebar });
    await page.locator("[data-business]").first().click();
    await expect(page).toHaveURL(/\/business\//);
    await page.goto("/explore");
    await page.getByRole("main").getByRole("searchbox").first().fill("piano");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/piano/);
    await page.goto("/help");
    await sidebar.getByRole("button", { name: shell.accountMenu }).click();
    await page.getByRole("button", { name: auth.signOut }).click();
    await page.waitForURL(`${siteUrl}/`);
    expect((await page.goto("/help"))?.status()).toBe(401);
  });
});

test("a page that was left alone longer than a token lives opens the next one", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/explore");
  for (const { name } of (await context.cookies()).filter((one) => one.name.startsWith("__session")))
    await context.clearCookies({ name });
  await page
    .getByRole("complementary", { name: shell.sidebar })
    .getByRole("link", { name: shell.items.settings })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: shell.items.settings })).toBeVisible();
});

test("who has agreed to be counted is, without a touch", async ({ page }) => {
  await visitWithConsent(page, "true");
  await signIn(page);
  const told = page.waitForRequest((request) => (request.postData() ?? "").includes("Business Search"), {
    timeout: 60_000,
  });
  await page.goto("/explore?q=piano");
  await expectLive(page);
  await told;
});

test("a browser without a theme of its own shows the account's, without a touch", async ({ page }) => {
  await signIn(page);
  // A token comes with the first page.
  await page.goto("/help");
  const answer = await page.request.post("/api/account/settings", {
    headers: { origin: siteUrl },
    data: { language: "en", theme: "dark", callBackNumber: "" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("#sidebar-sheet")).toHaveAttribute("popover", "auto");
});
