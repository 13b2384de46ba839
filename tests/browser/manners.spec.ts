/** What a reader is told of the manners of calls, and what is refused; with JavaScript and without. */
import { expect, test } from "@playwright/test";
import messages from "@/messages/en/calls.json" with { type: "json" };
import forms from "@/messages/en/forms.json" with { type: "json" };
import { enter, plainNumber, someBusiness } from "@/tests/support/browser/calls";
import { comeBackTo } from "@/tests/support/browser/come-back";
import { signIn } from "@/tests/support/browser/sign-in";
import { touch } from "@/tests/support/browser/wake";

const { start, doNotCall } = messages;
const withCard = "Pay the class with 4111 1111 1111 1111, please.";

test("a card number is refused with the reason, and what was typed stays", async ({ page }) => {
  await enter(page);
  const { id } = await someBusiness(page);
  await page.goto(`/business/${id}`);
  const request = page.getByLabel(start.request);
  await request.fill(withCard);
  await page.getByLabel(start.number).fill(plainNumber);
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(start.faults.requestCard)).toBeVisible();
  await expect(request).toHaveValue(withCard);
  await expect(request).toBeFocused();
  await request.fill("Is 536-22-1234 enough for you?");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByText(start.faults.requestSocialSecurity)).toBeVisible();
  await request.fill("Call me at (503) 555-0123 about the class.");
  await page.getByRole("button", { name: start.submit }).click();
  await expect(page.getByRole("heading", { name: start.check })).toBeVisible();
  // The businesses are invented and so is the call: it says so, and begins whatever the hour.
  await expect(page.getByText(/No telephone rings/)).toBeVisible();
});

test("a business is told once that its request is kept, and again by no reload", async ({ page }) => {
  await comeBackTo(page, "/do-not-call?saved=do-not-call#do-not-call");
  const said = page.getByRole("status").filter({ hasText: doNotCall.saved });
  await expect(said).toBeVisible();
  await touch(page);
  await expect(page).toHaveURL("/do-not-call#do-not-call");
  await page.reload();
  await touch(page);
  await expect(page.getByLabel(doNotCall.number)).toBeVisible();
  await expect(said).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card number is refused all the same, and nothing is lost", async ({ page }) => {
    await signIn(page);
    await page.goto("/explore");
    await page.locator("a[href^='/business/']").first().click();
    await page.getByLabel(start.request).fill(withCard);
    await page.getByLabel(start.number).fill(plainNumber);
    await page.getByRole("button", { name: start.submit }).click();
    await expect(page.getByText(start.faults.requestCard)).toBeVisible();
    await expect(page.getByLabel(start.request)).toHaveValue(withCard);
    await expect(page.getByLabel(start.number)).toHaveValue(plainNumber);
  });

  test("a business asks not to be called, and is told what happens before it counts", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: doNotCall.title }).click();
    await expect(page.getByText(doNotCall.proof)).toBeVisible();
    await page.getByLabel(doNotCall.number).fill("503 555 0123");
    await page.getByRole("button", { name: doNotCall.submit }).click();
    await expect(page.getByText(forms.emailRequired)).toBeVisible();
    await expect(page.getByLabel(forms.email.label)).toBeFocused();
    await expect(page.getByLabel(forms.email.label)).toHaveAccessibleDescription(
      `${doNotCall.emailHint} ${forms.emailRequired}`,
    );
    await expect(page.getByLabel(doNotCall.number)).toHaveValue("503 555 0123");
    await page.getByLabel(forms.email.label).fill("owner@books.example");
    await page.getByLabel(forms.email.label).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: doNotCall.saved })).toBeVisible();
  });
});
