import { expect, test, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import security from "@/messages/en/security.json" with { type: "json" };
import { totpCode } from "#lib/local/sign-in-host/totp";
import { axeFaults } from "@/tests/support/browser/axe";
import { changeEmail, refuseRemovals } from "@/tests/support/browser/change-email";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { dropSession, freshEmail, signIn, testPassword } from "@/tests/support/browser/sign-in";

const { addresses, password, passkeys, app, backup, sessions } = security;
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => visitWithConsent(page, "false"));

test("signing in and security has no violation at any step, nor is it too wide", async ({ page }) => {
  const { email } = await signIn(page);
  for (const path of ["/settings/security", "/de/settings/security"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("listitem").filter({ hasText: /\bLinux|Windows|Mac\b/ })).toBeVisible();
    expect(await widthOf(page), path).toBe(320);
  }
  await page.goto("/settings/security");
  await expect(page.getByText(sessions.here)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, password.change);
  await press(page, password.save);
  await expect(page.getByText(auth.fault.passwordRequired)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await widthOf(page)).toBe(320);
  await press(page, password.cancel);
  await press(page, app.setUp);
  await expect(page.getByRole("img", { name: app.picture }).locator("path")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await widthOf(page)).toBe(320);
  const secret = (await page.locator("code").innerText()).replaceAll(/\s/g, "");
  await expect(page.getByLabel(app.code)).toHaveAttribute("required");
  await page.getByLabel(app.code).fill("1");
  await press(page, app.turnOn);
  await expect(page.getByText(auth.fault.wrongAppCode)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel(app.code).fill(totpCode(secret));
  await press(page, app.turnOn);
  await expect(page.getByRole("heading", { name: backup.title })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  expect(await widthOf(page)).toBe(320);
  await press(page, backup.done);
  await press(page, app.turnOff);
  await expect(page.getByRole("button", { name: app.yes })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  await dropSession(page);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await press(page, auth.submitSignIn);
  await expect(page.getByRole("heading", { name: auth.second.title })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, auth.second.useBackup);
  await press(page, auth.second.submit);
  await expect(page.getByText(auth.fault.wrongBackupCode)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("with letters twice as large it does not scroll sideways on a small phone, loading or loaded", async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ["", "/de", "/fr", "/pt"]) {
    await page.goto(`${language}/settings/security`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await widthOf(page), `${language}, loading`).toBe(320);
    await expect(page.getByRole("listitem").filter({ hasText: /\bLinux|Windows|Mac\b/ })).toBeVisible();
    expect(await widthOf(page), language).toBe(320);
  }
});

test("the question for proof has none", async ({ page }) => {
  await page.route("**/__clerk/v1/me/passkeys?*", (route) =>
    route.fulfill({ status: 403, json: { errors: [{ code: "session_reverification_required" }] } }),
  );
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  await signIn(page);
  await page.goto("/settings/security");
  await press(page, passkeys.add);
  const dialog = page.getByRole("dialog", { name: security.stepUp.title });
  await expect(dialog.getByLabel(security.stepUp.password)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, security.stepUp.cancel);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: passkeys.add })).toBeFocused();
});

test("an address that could not be removed has none where it is told of, nor where it is listed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { email } = await signIn(page);
  await refuseRemovals(page);
  await changeEmail(page, freshEmail());
  await expect(page.getByText(account.settings.emailChange.stays.replace("{email}", email))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await widthOf(page)).toBe(320);
  await page.goto("/settings/security");
  const remove = page.getByRole("button", { name: addresses.remove.replace("{email}", email) });
  await expect(remove).toBeVisible();
  expect(await widthOf(page)).toBe(320);
  await remove.click();
  await expect(page.getByRole("button", { name: addresses.yes })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  expect(await widthOf(page)).toBe(320);
});
