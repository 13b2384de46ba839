/** What was typed into the form for a call, where the session of who typed it ends. */
import { expect, test } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import messages from "@/messages/en/calls.json" with { type: "json" };
import navigation from "@/messages/en/navigation.json" with { type: "json" };
import { enter, numberFor, plainNumber, someBusiness } from "@/tests/support/browser/calls";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";
import { request, origin, fillIn, cancelCall } from "@/tests/support/browser/call-page";

const { start, detail, list } = messages;

test("without JavaScript what was about to be asked is shown to nobody who signs in after", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  await page.getByLabel(start.request).fill(request);
  await page.getByLabel(start.number).fill(plainNumber);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(request)).toBeVisible();
  const asked = page.url();
  await page.goto("about:blank");
  // Those of the session alone: what was typed is in one too.
  await context.clearCookies({ name: /^__/ });
  await signIn(page);
  await page.goto(asked);
  await expect(page.getByText(start.expired.title)).toBeVisible();
  await expect(page.getByText(request)).toHaveCount(0);
  await context.close();
});

test("without JavaScript a form that outlives the session comes back with what was typed", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // A session token lives for a minute, and without a script only a page renews it.
  const letSessionEnd = async () => {
    for (const { name } of (await context.cookies()).filter((one) => one.name.startsWith("__session")))
      await context.clearCookies({ name });
  };
  await enter(page);
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  const long = "什么时候有空？".repeat(140);
  await page.getByLabel(start.request).fill(long);
  await page.getByLabel(start.language).selectOption("de");
  await page.getByLabel(start.number).fill(numberFor("completed"));
  await letSessionEnd();
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(account.form.expired)).toBeFocused();
  expect(page.url()).not.toContain(encodeURIComponent("什么"));
  await expect(page.getByLabel(start.request)).toHaveValue(long);
  await expect(page.getByLabel(start.language)).toHaveValue("de");
  await expect(page.getByLabel(start.number)).toHaveValue(numberFor("completed"));
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText("(202) 555-0190")).toBeVisible();
  await letSessionEnd();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page.getByText(account.form.expired)).toBeVisible();
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
  await letSessionEnd();
  await page.getByRole("button", { name: detail.cancel }).click();
  await expect(page.getByText(account.form.expired)).toBeVisible();
  await cancelCall(page);
  // The way back leads to the list that the call was opened from, also after a refusal.
  await page.goto("/calls?state=cancelled");
  await page.getByRole("link", { name: business.name }).click();
  await page.getByRole("button", { name: detail.delete, exact: true }).click();
  await letSessionEnd();
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
  await expect(page.getByText(account.form.expired)).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: navigation.breadcrumb });
  await expect(crumbs.getByRole("link", { name: messages.pageTitle })).toHaveAttribute(
    "href",
    "/calls?state=cancelled",
  );
  await page.getByRole("button", { name: detail.deleteConfirm }).click();
  await expect(page.getByText(list.deleted)).toBeVisible();
  await expect(page).toHaveURL(/\/calls\?state=cancelled&saved=delete#deleted$/);
  await context.close();
});

test("who is signed out in another tab is told so, and goes on where they were once they are signed in again", async ({
  page,
  context,
}) => {
  const email = freshEmail();
  // Clerk's code says of a browser that is driven that it is offline, whatever it was answered.
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  await enter(page, email);
  const other = await context.newPage();
  const business = await someBusiness(page);
  await page.goto(`/business/${business.id}`);
  await fillIn(page);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByRole("button", { name: start.confirm })).toBeVisible();
  // By the form, of which Clerk's code in this tab does not hear.
  await context.request.post("/api/account/sign-out", { form: {}, headers: origin });
  for (const _ of ["the first time", "and again"]) {
    await page.getByRole("button", { name: start.confirm }).click();
    await expect(page.getByText(account.form.signedOut)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: account.form.signInAgain })).toHaveAttribute(
    "target",
    "_blank",
  );
  await enter(other, email);
  await page.getByRole("button", { name: start.confirm }).click();
  await expect(page).toHaveURL(/\/call\/[0-9a-f-]{36}$/);
});
