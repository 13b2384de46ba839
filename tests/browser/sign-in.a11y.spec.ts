import { expect, test, type Page } from "@playwright/test";
import auth from "@/messages/en/auth.json" with { type: "json" };
import { axeFaults } from "@/tests/support/browser/axe";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { dropSession, freshEmail, signIn, testPassword } from "@/tests/support/browser/sign-in";
import { emailedCode } from "#lib/local/sign-in-host/settings";

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => visitWithConsent(page, "false"));

test("the gate has no violation, its preview open, in every width", async ({ page }) => {
  await page.goto("/calls");
  await page.getByText(auth.gate.preview.title).click();
  await expect(page.getByText(auth.gate.preview.example.answer)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  for (const path of ["/calls", "/de/calls", "/sign-in", "/fr/sign-up"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await widthOf(page), path).toBe(320);
  }
});

test("sign-in has none, with a fault or without, nor has setting a new password", async ({ page }) => {
  const { email } = await signIn(page);
  await dropSession(page);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  expect(await axeFaults(page)).toEqual([]);
  await press(page, auth.submitSignIn);
  await expect(page.getByText(auth.fault.passwordRequired)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, auth.reset.forgot);
  await expect(page.getByRole("heading", { name: auth.reset.title })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, auth.reset.send);
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await press(page, auth.code.submit);
  await expect(page.getByLabel(auth.reset.newPassword)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("sign-up has none, nor has the step of the code", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel(auth.email).fill(freshEmail());
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  expect(await axeFaults(page)).toEqual([]);
  await press(page, auth.submitSignUp);
  await page.getByLabel(auth.code.label).fill("111111");
  await press(page, auth.code.submit);
  await expect(page.getByText(auth.fault.wrongCode)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
