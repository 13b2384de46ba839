/** Where a reader is after a refused form: at the field at fault, and sees what is wrong with it. */
import { expect, test, type Locator } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import calls from "@/messages/en/calls.json" with { type: "json" };
import explore from "@/messages/en/explore.json" with { type: "json" };
import forms from "@/messages/en/forms.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };
import { enter, plainNumber, someBusiness } from "@/tests/support/browser/calls";
import { comeBackTo } from "@/tests/support/browser/come-back";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { signIn } from "@/tests/support/browser/sign-in";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Waits until nothing of an element is outside the window, under the header or behind the question at the foot. */
const seen = (what: Locator) =>
  expect
    .poll(() =>
      what.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const header = document.querySelector(".top, .shell header")?.getBoundingClientRect().bottom ?? 0;
        const question = document.querySelector("[data-consent-bar]:not([hidden])");
        const foot = question?.getBoundingClientRect().top ?? window.innerHeight;
        return top > header - 1 && bottom < foot + 1 ? "seen" : `${top} to ${bottom} of ${header} to ${foot}`;
      }),
    )
    .toBe("seen");

for (const [width, height] of [
  [320, 480],
  [390, 667],
  [1280, 400],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the question of consent, which comes later, leaves the field of a form that came back in sight", async ({
      page,
    }) => {
      await page.goto("/waitlist?language=fr&problem=tooMany");
      await expect(page.getByRole("region", { name: privacy.bar.label })).toBeVisible();
      const field = page.getByRole("main").getByLabel(forms.email.label);
      await expect(field).toBeFocused();
      await seen(field);
      await signIn(page);
      await page.goto("/explore?location=Nowheretown");
      await expect(page.getByRole("region", { name: privacy.bar.label })).toBeVisible();
      const place = page.getByLabel(explore.form.location, { exact: true });
      await expect(place).toBeFocused();
      await seen(place);
    });
  });
}

test("on public pages a field at fault is in sight with its label, and with what is wrong with it", async ({
  page,
}) => {
  await visitWithConsent(page, "false");
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto("/about");
  const letter = page.getByRole("region", { name: forms.newsletter.pageTitle });
  await letter.getByLabel(forms.email.label).fill("nobody");
  await page.keyboard.press("Enter");
  await expect(letter.getByLabel(forms.email.label)).toBeFocused();
  await seen(letter.getByText(forms.emailInvalid));
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/sign-in");
  const field = page.getByLabel(auth.email);
  await field.fill("nobody");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await seen(page.getByRole("main").getByText(auth.email, { exact: true }));
  await seen(page.getByText(auth.fault.emailInvalid));
});

test("on a phone a call's field at fault is in sight with its label and with what is wrong with it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visitWithConsent(page, "false");
  await enter(page);
  await page.goto(`/business/${(await someBusiness(page)).id}`);
  const { start } = calls;
  const request = page.getByLabel(start.request);
  const number = page.getByLabel(start.number);
  const inSight = async (field: Locator, label: string, fault: string) => {
    await expect(field).toBeFocused();
    await seen(page.getByRole("main").locator("label", { hasText: label }));
    await seen(page.getByText(fault));
    await seen(field);
  };
  await request.fill("x\n".repeat(600));
  await number.fill(plainNumber);
  await number.press("Enter");
  await inSight(request, start.request, start.faults.requestTooLong);
  await request.fill("");
  await number.press("Enter");
  await inSight(request, start.request, start.faults.requestRequired);
  await request.fill("Are you open?");
  await number.fill("call me");
  await page.getByRole("button", { name: start.submit }).click();
  await inSight(number, start.number, start.faults.numberInvalid);
});

test("with letters twice as large what is wrong with a number in the settings begins in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await visitWithConsent(page, "false");
  await signIn(page);
  await page.goto("/settings");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const field = page.getByLabel(account.settings.callBackNumber);
  await field.fill("call me");
  await field.press("Enter");
  await expect(field).toBeFocused();
  await expect(page.getByText(account.form.phoneInvalid)).toBeInViewport({ ratio: 0.3 });
  await seen(field);
});

test("the focus is at what a search could not use, and at what a business's request has come to", async ({
  page,
}) => {
  await visitWithConsent(page, "false");
  await comeBackTo(page, "/do-not-call?saved=do-not-call#do-not-call");
  await expect(page.locator(":focus")).toHaveText(calls.doNotCall.saved);
  await page.goto("/do-not-call?problem=failed");
  await expect(page.locator(":focus")).toHaveText(calls.doNotCall.failed);
  await signIn(page);
  await page.goto("/explore");
  await page.getByLabel(explore.form.location, { exact: true }).fill("Nowheretown");
  await page.getByLabel(explore.form.location, { exact: true }).press("Enter");
  await page.waitForURL(/Nowheretown/);
  await expect(page.getByLabel(explore.form.location, { exact: true })).toBeFocused();
});
