/** How a user signs in beside the password, and where the account is open, as a user goes about it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { z } from "zod";
import account from "@/messages/en/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import common from "@/messages/en/common.json" with { type: "json" };
import security from "@/messages/en/security.json" with { type: "json" };
import { siteEnv, siteUrl } from "@/scripts/site-under-test";
import { recordFolder } from "#lib/local/sign-in-host/record-folder";
import { totpCode } from "#lib/local/sign-in-host/totp";
import { changeEmail, refuseRemovals } from "@/tests/support/browser/change-email";
import { listenToStatus } from "@/tests/support/browser/heard";
import { dayThere, zoneOfOtherDay } from "@/tests/support/samples/other-day";
import { dropSession, freshEmail, signIn, testPassword } from "@/tests/support/browser/sign-in";
import { addAuthenticator } from "@/tests/support/browser/virtual-authenticator";
import { hasGoneQuiet, holdBack } from "@/tests/support/browser/wake";

const { addresses, password, passkeys, app, backup, sessions, stepUp } = security;
const address = "/settings/security";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const named = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
const section = (page: Page, name: string) => page.getByRole("region", { name });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

async function enter(page: Page, email: string, password = testPassword) {
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await press(page, auth.submitSignIn);
}

/** Signs a new user in and opens the screen. */
async function open(page: Page): Promise<string> {
  const { email } = await signIn(page);
  await page.goto(address);
  await expect(section(page, sessions.title).getByText(sessions.here)).toBeVisible();
  return email;
}

/** Signs `email` in in another browser; gives its page. */
async function enterElsewhere(browser: Browser, email: string, userAgent?: string): Promise<Page> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  const other = await context.newPage();
  await enter(other, email);
  await other.waitForURL("**/getting-started");
  return other;
}

/** The backup codes that are shown. */
async function shownCodes(page: Page): Promise<string[]> {
  const codes = section(page, app.title).locator("li code");
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

/** Sets up an authenticator app; gives its secret and the backup codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await press(page, app.setUp);
  const key = page.locator("code");
  const secret = (await key.innerText()).replaceAll(/\s/g, "");
  await page.getByLabel(app.code).fill(totpCode(secret));
  await press(page, app.turnOn);
  await expect(page.getByText(app.turnedOn)).toBeVisible();
  return { secret, codes: await shownCodes(page) };
}

/** The next code of the app, as one whose clock is ahead shows it: the code that was typed is good for nothing more. */
const nextCode = (secret: string) => totpCode(secret, Date.now() + 30_000);

/** Makes the user of `page` one who signed in a while ago, in the sign-in host's own records. */
async function letTimePass(page: Page): Promise<void> {
  // A call that is under way has read the record, and would write it as it was.
  await hasGoneQuiet(page);
  const key = (await page.context().cookies()).find(({ name }) => name === "__client")?.value ?? "";
  const folder = path.join(siteEnv.LANTERN_DATA_DIR, "sign-in", "clients");
  // By the host's own way, which leaves no moment without the record: it reads it for each call.
  const records = recordFolder(folder, z.looseObject({ sessions: z.array(z.looseObject({})) }));
  const record = records.read(key);
  if (!record) throw new Error("The sign-in host has no record of this browser");
  const before = Date.now() - 11 * 60_000;
  const aged = record.sessions.map((one) => ({
    ...one,
    createdAt: before,
    verifiedAt: before,
    secondFactorAt: one.secondFactorAt === null ? null : before,
  }));
  records.write(key, { ...record, sessions: aged });
}

test("a passkey is added, named, signs in by a press, and is removed", async ({ page }) => {
  const device = await addAuthenticator(page, { fillsIn: false });
  const email = await open(page);
  const list = section(page, passkeys.title);
  await expect(list.getByText(passkeys.none)).toBeVisible();
  await list.getByLabel(passkeys.name).fill("Kitchen tablet");
  await press(page, passkeys.add);
  await expect(list.getByText(passkeys.added)).toBeVisible();
  await expect(list.getByText("Kitchen tablet", { exact: true })).toBeVisible();
  await expect(list.getByText(passkeys.neverUsed)).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);

  // A second one on the same device is refused by the device itself.
  await press(page, passkeys.add);
  await expect(list.getByText(auth.fault.passkeyExists)).toBeVisible();

  await list.getByText(named(passkeys.rename, { name: "Kitchen tablet" })).click();
  const newName = list.getByLabel(passkeys.newName);
  await newName.fill(" ");
  await press(page, passkeys.save);
  await expect(newName).toBeFocused();
  await expect(newName).toHaveAccessibleDescription(passkeys.nameRequired);
  await newName.fill("Hall tablet");
  await press(page, passkeys.save);
  await expect(list.getByText("Hall tablet", { exact: true })).toBeVisible();
  await expect(list.getByText(named(passkeys.rename, { name: "Hall tablet" }))).toBeFocused();

  await dropSession(page);
  await page.goto("/sign-in?redirect_url=%2Fsettings%2Fsecurity");
  await expect(page.getByLabel(auth.email)).toHaveAttribute("autocomplete", "username webauthn");
  await press(page, auth.passkey);
  await page.waitForURL(`**${address}`);
  await expect(list.getByText(/last used on/)).toBeVisible();

  const remove = page.getByRole("button", { name: named(passkeys.remove, { name: "Hall tablet" }) });
  await remove.click();
  const asked = page.getByRole("group", { name: named(passkeys.remove, { name: "Hall tablet" }) });
  await expect(asked).toHaveAccessibleDescription(passkeys.question);
  await press(page, passkeys.no);
  await expect(remove).toBeFocused();
  await remove.click();
  await press(page, passkeys.yes);
  await expect(list.getByText(passkeys.removed)).toBeVisible();
  await expect(list.getByText(passkeys.none)).toBeVisible();
  await expect(title(page, passkeys.title)).toBeFocused();
  await dropSession(page);
  await page.goto("/sign-in");
  await press(page, auth.passkey);
  await expect(page.getByRole("alert").getByText(auth.fault.passkeyRefused)).toBeVisible();
  await enter(page, email);
  await page.waitForURL("**/getting-started");
});

test.describe("where it is another day than in UTC", () => {
  test.use({ timezoneId: zoneOfOtherDay });

  test("a passkey is told to be of the reader's own day", async ({ page }) => {
    await addAuthenticator(page, { fillsIn: false });
    await open(page);
    await press(page, passkeys.add);
    await expect(page.getByText(named(passkeys.addedOn, { date: dayThere() }))).toBeVisible();
  });
});

test("a browser that fills in passkeys signs in with nothing typed or pressed", async ({ page }) => {
  await addAuthenticator(page);
  await open(page);
  await press(page, passkeys.add);
  await expect(page.getByText(passkeys.added)).toBeVisible();
  await dropSession(page);
  await page.goto("/sign-in");
  await page.waitForURL("**/getting-started");
});

test("a device that does not know its user adds nothing and lets nobody in", async ({ page }) => {
  const device = await addAuthenticator(page);
  await open(page);
  await device.recognize(false);
  await press(page, passkeys.add);
  await expect(section(page, passkeys.title).getByText(auth.fault.passkeyCancelled)).toBeVisible();
  expect(await device.credentials()).toHaveLength(0);
});

test("an authenticator app is set up by its picture or its key, asked for at sign-in, and turned off", async ({
  page,
}) => {
  const email = await open(page);
  await press(page, app.setUp);
  await press(page, app.cancel);
  await expect(title(page, app.title)).toBeFocused();
  await press(page, app.setUp);
  await expect(page.getByRole("heading", { name: app.scan })).toBeFocused();
  await expect(page.getByRole("img", { name: app.picture }).locator("path")).toHaveAttribute(
    "d",
    /M\d+ \d+h1/,
  );
  const uri = new URL((await page.getByRole("link", { name: app.open }).getAttribute("href")) ?? "");
  expect(decodeURIComponent(uri.pathname)).toBe(`/Lantern:${email}`);
  const secret = uri.searchParams.get("secret") ?? "";
  await page.getByLabel(app.code).fill("000000");
  await press(page, app.turnOn);
  await expect(page.getByText(auth.fault.wrongAppCode)).toBeVisible();
  await expect(page.getByLabel(app.code)).toBeFocused();
  await page.getByLabel(app.code).fill(totpCode(secret));
  await press(page, app.turnOn);
  await expect(page.getByRole("heading", { name: backup.title })).toBeFocused();
  const codes = await shownCodes(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: backup.download }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain(codes.join("\n"));
  await expect(page.getByRole("button", { name: backup.print })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, backup.copy);
  await expect(section(page, app.title).getByText(backup.copied)).toBeVisible();
  // Copied once more, it is said once more.
  const heard = await listenToStatus(page);
  await press(page, backup.copy);
  await expect.poll(heard).toContain(backup.copied);
  await press(page, backup.done);
  await expect(title(page, app.title)).toBeFocused();
  await expect(section(page, app.title).getByText(app.on, { exact: true })).toBeVisible();
  await expect(page.getByText(codes[0] ?? "")).toBeHidden();

  await dropSession(page);
  await enter(page, email);
  await expect(page.getByRole("heading", { name: auth.second.title })).toBeFocused();
  await press(page, auth.second.back);
  await expect(page.getByLabel(auth.email)).toBeFocused();
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await press(page, auth.submitSignIn);
  await page.getByLabel(auth.second.label).fill("000000");
  await press(page, auth.second.submit);
  await expect(page.getByText(auth.fault.wrongAppCode)).toBeVisible();
  expect((await page.request.get("/api/locations")).status()).toBe(401);
  await page.getByLabel(auth.second.label).fill(nextCode(secret));
  await press(page, auth.second.submit);
  await page.waitForURL("**/getting-started");

  // The phone is lost: a backup code stands in, once.
  for (const isFirst of [true, false]) {
    await dropSession(page);
    await enter(page, email);
    await press(page, auth.second.useBackup);
    await page.getByLabel(auth.second.backupLabel).fill(codes[0] ?? "");
    await press(page, auth.second.submit);
    if (isFirst) await page.waitForURL("**/getting-started");
    else await expect(page.getByText(auth.fault.wrongBackupCode)).toBeVisible();
  }
  await page.getByLabel(auth.second.backupLabel).fill(codes[1] ?? "");
  await press(page, auth.second.submit);
  await page.waitForURL("**/getting-started");
  await page.goto(address);
  // As in a browser inside of another app.
  await page.evaluate(() => Reflect.deleteProperty(window, "print"));
  await press(page, backup.renew);
  await press(page, backup.yes);
  await shownCodes(page);
  await expect(page.getByRole("button", { name: backup.print })).toHaveCount(0);
  await press(page, backup.done);
  await press(page, app.turnOff);
  await press(page, app.yes);
  await expect(page.getByText(app.turnedOff)).toBeVisible();
  await expect(page.getByRole("button", { name: app.setUp, exact: true })).toBeVisible();
  await expect(title(page, app.title)).toBeFocused();
  await dropSession(page);
  await enter(page, email);
  await page.waitForURL("**/getting-started");
});

test("a new password by e-mail does not get round the app", async ({ page }) => {
  const email = await open(page);
  const { codes } = await addApp(page);
  await dropSession(page);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await press(page, auth.reset.forgot);
  await press(page, auth.reset.send);
  await page.getByLabel(auth.code.label).fill("424242");
  await press(page, auth.code.submit);
  await page.getByLabel(auth.reset.newPassword).fill("another password");
  await press(page, auth.reset.save);
  await expect(page.getByRole("heading", { name: auth.second.title })).toBeFocused();
  expect((await page.request.get("/api/locations")).status()).toBe(401);
  await press(page, auth.second.useBackup);
  await page.getByLabel(auth.second.backupLabel).fill(codes[3] ?? "");
  await press(page, auth.second.submit);
  await page.waitForURL("**/getting-started");
});

test("where sessions cannot be listed, trying again says so, and works once it can", async ({ page }) => {
  await signIn(page);
  await page.route(/\/v1\/me\/sessions\/active|\/v1\/me\/sessions/, (route) => route.abort());
  await page.goto(address);
  const list = section(page, sessions.title);
  await expect(list.getByText(sessions.failed)).toBeVisible();
  await page.route(/\/v1\//, (route) => route.abort());
  await press(page, sessions.again);
  await expect(list.getByText(auth.fault.failed)).toBeVisible();
  await page.unrouteAll();
  await press(page, sessions.again);
  await expect(list.getByText(sessions.here)).toBeVisible();
  await expect(title(page, sessions.title)).toBeFocused();
});

test("the password is changed by who knows it, and other devices are signed out unless asked not to be", async ({
  page,
  browser,
}) => {
  const email = await open(page);
  const other = await enterElsewhere(browser, email);
  await page.reload();
  const part = section(page, password.title);
  const current = part.getByLabel(password.current);
  const fresh = part.getByLabel(auth.reset.newPassword, { exact: true });
  const save = async (old: string, next: string) => {
    await current.fill(old);
    await fresh.fill(next);
    await press(page, password.save);
  };

  await press(page, password.change);
  await expect(current).toBeFocused();
  await press(page, password.cancel);
  await expect(title(page, password.title)).toBeFocused();
  await press(page, password.change);
  for (const [old, next, field, fault] of [
    ["", "", current, auth.fault.passwordRequired],
    [testPassword, "", fresh, auth.fault.newPasswordRequired],
    ["not it at all", "another-long-word", current, auth.fault.wrongPassword],
    [testPassword, "short", fresh, auth.fault.passwordShort],
    [testPassword, testPassword, fresh, auth.fault.passwordSame],
  ] as const) {
    await save(old, next);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${fault}$`));
    await expect(current).toHaveValue(old);
    await expect(fresh).toHaveValue(next);
  }
  const list = section(page, sessions.title);
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await part.getByLabel(password.elsewhere).uncheck();
  await save(testPassword, "another-long-word");
  await expect(part.getByRole("status")).toHaveText(password.changed);
  await expect(title(page, password.title)).toBeFocused();
  await expect(current).toBeHidden();
  expect((await other.goto("/calls"))?.status()).toBe(200);

  await press(page, password.change);
  await expect(part.getByRole("status")).toHaveText("");
  await save("another-long-word", "a-third-long-word");
  await expect(part.getByRole("status")).toHaveText(password.changed);
  await expect(list.getByText(sessions.alone)).toBeVisible();
  expect((await other.goto("/calls"))?.status()).toBe(401);
  expect((await page.goto("/calls"))?.status()).toBe(200);
  await enter(other, email, "another-long-word");
  await expect(other.getByText(auth.fault.wrongEither)).toBeVisible();
  await enter(other, email, "a-third-long-word");
  await other.waitForURL("**/getting-started");
  await other.context().close();
});

test("the address where password managers look leads to the open form", async ({ page }) => {
  await signIn(page);
  await page.goto("/.well-known/change-password");
  await expect(section(page, password.title).getByLabel(password.current)).toBeFocused();
  await expect(page.locator("input[autocomplete=username]").first()).toHaveValue(/@/);
});

test("an account that is opened without a password is given one, and asked for none", async ({ page }) => {
  await page.route("**/__clerk/v1/{client,me}?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"password_enabled":true', '"password_enabled":false');
    await route.fulfill({ response: answer, body });
  });
  const sent: URLSearchParams[] = [];
  await page.route("**/__clerk/v1/me/change_password?*", async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ""));
    await route.fulfill({ json: { response: { object: "user", password_enabled: true } } });
  });
  await open(page);
  const part = section(page, password.title);
  await expect(part.getByText(password.none)).toBeVisible();
  await press(page, password.choose);
  await expect(part.getByLabel(password.current)).toHaveCount(0);
  await part.getByLabel(auth.reset.newPassword, { exact: true }).fill("another-long-word");
  await press(page, password.save);
  await expect(part.getByRole("status")).toHaveText(password.set);
  expect(sent.map((fields) => [fields.get("new_password"), fields.has("current_password")])).toEqual([
    ["another-long-word", false],
  ]);
});

test("sessions are listed by their device, and one or all others are signed out from here", async ({
  page,
  browser,
}) => {
  const email = await open(page);
  const elsewhere = (userAgent: string) => enterElsewhere(browser, email, userAgent);
  const phone = await elsewhere(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
  );
  const office = await elsewhere(
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
  );
  const home = await elsewhere(
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
  );
  await page.reload();
  const list = section(page, sessions.title);
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByRole("listitem").first()).toContainText(sessions.here);
  const iphone = named(sessions.device, { browser: "Safari 19", device: "iPhone" });
  await press(page, named(sessions.signOut, { device: iphone }));
  await expect(list.getByText(sessions.done)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(title(page, sessions.title)).toBeFocused();
  expect((await phone.goto("/calls"))?.status()).toBe(401);
  expect((await office.goto("/calls"))?.status()).toBe(200);
  await press(page, sessions.everywhere);
  await press(page, sessions.yes);
  await expect(list.getByText(sessions.alone)).toBeVisible();
  await expect(title(page, sessions.title)).toBeFocused();
  for (const one of [office, home]) expect((await one.goto("/calls"))?.status()).toBe(401);
  expect((await page.goto("/calls"))?.status()).toBe(200);
  for (const one of [phone, office, home]) await one.context().close();
});

test("a list that was asked for before a session was signed out does not show it again", async ({
  page,
  browser,
}) => {
  await addAuthenticator(page);
  const email = await open(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, email);
  await other.waitForURL("**/getting-started");
  await page.reload();
  const rows = section(page, sessions.title).getByRole("listitem");
  await expect(rows).toHaveCount(2);

  // What changes the account has the list asked for again. Its answer is made now, and comes late.
  const { promise: isLet, resolve: letCome } = Promise.withResolvers<true>();
  const listAddress = /\/v1\/me\/sessions\/active/;
  await page.route(listAddress, async (route) => {
    const response = await route.fetch();
    await isLet;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest(listAddress);
  const answered = page.waitForResponse(listAddress);
  await press(page, passkeys.add);
  await asked;
  // The new passkey moves what is below it: a press that falls apart over two places is no click.
  await expect(section(page, passkeys.title).getByText(passkeys.added)).toBeVisible();
  await rows.last().getByRole("button").click();
  await expect(rows).toHaveCount(1);
  letCome(true);
  await (await answered).finished();
  await hasGoneQuiet(page);
  await expect(rows).toHaveCount(1);
  await context.close();
});

test("sessions on devices of one name are told apart, and this one is active now", async ({
  page,
  browser,
}) => {
  const email = await open(page);
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
  await enterElsewhere(browser, email, userAgent);
  await enterElsewhere(browser, email, userAgent);
  await page.reload();
  const list = section(page, sessions.title);
  const rows = list.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(named(sessions.active, { when: common.date.justNow }));
  const device = named(sessions.device, { browser: "Firefox 150", device: "Windows" });
  for (const row of [rows.nth(1), rows.nth(2)])
    await expect(row.getByRole("button")).toHaveAccessibleName(
      new RegExp(`^${named(sessions.signOut, { device })} ${sessions.active.split(":")[0]}`),
    );
});

test("the list of sessions stays where it cannot be loaded again", async ({ page }) => {
  await addAuthenticator(page);
  await open(page);
  const list = section(page, sessions.title);
  await expect(list.getByText(sessions.here)).toBeVisible();
  const listAddress = /\/v1\/me\/sessions\/active/;
  await page.route(listAddress, (route) => route.fulfill({ status: 404, json: { errors: [] } }));
  const answered = page.waitForResponse(listAddress);
  // What changes the account has the list asked for again.
  await press(page, passkeys.add);
  await (await answered).finished();
  await hasGoneQuiet(page);
  await expect(list.getByText(sessions.here)).toBeVisible();
  await expect(list.getByText(sessions.failed)).toHaveCount(0);
});

test("who signed in a while ago proves anew who it is, by what the account has, or gives up", async ({
  page,
}) => {
  const device = await addAuthenticator(page);
  const email = await open(page);
  await letTimePass(page);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  await press(page, passkeys.add);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(stepUp.password)).toBeFocused();
  await expect(dialog.locator("input[autocomplete=username]")).toHaveValue(email);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await device.credentials()).toHaveLength(0);
  await press(page, passkeys.add);
  await dialog.getByLabel(stepUp.password).fill("not the password");
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(dialog.getByText(auth.fault.wrongPassword)).toBeVisible();
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText(passkeys.added)).toBeVisible();

  // By a passkey, and by an e-mailed code.
  await letTimePass(page);
  await press(page, app.setUp);
  await dialog.getByRole("button", { name: stepUp.usePasskey }).click();
  await expect(dialog.getByRole("button", { name: stepUp.confirm })).toBeFocused();
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByRole("img", { name: app.picture })).toBeVisible();
  await press(page, app.cancel);
  await letTimePass(page);
  await press(page, app.setUp);
  await dialog.getByRole("button", { name: stepUp.useEmail }).click();
  await dialog.getByLabel(stepUp.email).fill("424242");
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  const secret = (await page.locator("code").innerText()).replaceAll(/\s/g, "");
  await page.getByLabel(app.code).fill(totpCode(secret));
  await press(page, app.turnOn);
  const codes = await shownCodes(page);
  await press(page, backup.done);

  // With an app, neither password nor e-mail is enough.
  await letTimePass(page);
  await press(page, app.turnOff);
  await press(page, app.yes);
  await expect(dialog.getByLabel(stepUp.app)).toBeFocused();
  await expect(dialog.getByRole("button", { name: stepUp.usePassword })).toHaveCount(0);
  await dialog.getByRole("button", { name: stepUp.useBackup }).click();
  await dialog.getByLabel(stepUp.backup).fill(codes[5] ?? "");
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByText(app.turnedOff)).toBeVisible();

  // Another address for signing in is asked proof for as well.
  await letTimePass(page);
  await page.goto("/settings");
  await page.getByText(account.settings.emailChange.title).click();
  await page.getByLabel(account.settings.emailChange.newEmail).fill(freshEmail());
  await press(page, account.settings.emailChange.send);
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByLabel(auth.code.label)).toBeVisible();

  // Proof that is not given after the right code leaves the way open: by that code, and by the address typed anew.
  await letTimePass(page);
  await page.getByLabel(auth.code.label).fill("424242");
  for (let times = 0; times < 2; times += 1) {
    await press(page, auth.code.submit);
    await dialog.getByRole("button", { name: stepUp.cancel }).click();
    await expect(dialog).toBeHidden();
  }
  await press(page, auth.code.back);
  await press(page, account.settings.emailChange.send);
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByText(account.settings.emailChange.done)).toBeVisible();
  await expect(page.getByLabel(account.settings.emailChange.newEmail)).toHaveValue("");
});

test("a proof that comes after it was cancelled leaves the next question open", async ({ page }) => {
  await open(page);
  await letTimePass(page);
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  const attempt = /\/attempt_first_factor\?/;
  const letCome = await holdBack(page, attempt);
  await press(page, app.setUp);
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await dialog.getByRole("button", { name: stepUp.cancel }).click();
  await expect(dialog).toBeHidden();
  await press(page, app.setUp);
  await expect(dialog.getByLabel(stepUp.password)).toBeFocused();
  const proven = page.waitForResponse(attempt);
  letCome();
  await (await proven).finished();
  // That proof has ended what the second question began: it says so, after all that the first answer led to.
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(dialog.getByText(auth.fault.failed)).toBeVisible();
  await dialog.getByRole("button", { name: stepUp.cancel }).click();
  await expect(dialog).toBeHidden();
  await press(page, app.setUp);
  await expect(page.getByRole("img", { name: app.picture })).toBeVisible();
});

test("an app's code that is refused late is not said of the backup code, at sign-in or in a proof", async ({
  page,
}) => {
  const email = await open(page);
  const { codes } = await addApp(page);
  await press(page, backup.done);

  // At sign-in there is nothing to change to while a code is checked.
  await dropSession(page);
  await enter(page, email);
  await page.getByLabel(auth.second.label).fill("000000");
  const attempt = /\/attempt_second_factor\?/;
  const letCome = await holdBack(page, attempt);
  await press(page, auth.second.submit);
  const change = page.getByRole("button", { name: auth.second.useBackup });
  await expect(change).toHaveAttribute("aria-disabled", "true");
  letCome();
  await expect(page.getByText(auth.fault.wrongAppCode)).toBeVisible();
  await change.click();
  await page.getByLabel(auth.second.backupLabel).fill(codes[0] ?? "");
  await press(page, auth.second.submit);
  await page.waitForURL("**/getting-started");

  await page.goto(address);
  await expect(section(page, sessions.title).getByText(sessions.here)).toBeVisible();
  await letTimePass(page);
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  const letProofCome = await holdBack(page, attempt);
  await press(page, app.turnOff);
  await press(page, app.yes);
  await dialog.getByLabel(stepUp.app).fill("000000");
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await dialog.getByRole("button", { name: stepUp.useBackup }).click();
  await expect(dialog.getByLabel(stepUp.backup)).toBeFocused();
  letProofCome();
  // The button says what it does again as soon as the answer is there.
  await expect(dialog.getByRole("button", { name: stepUp.confirm })).toBeVisible();
  await expect(dialog.getByText(auth.fault.wrongAppCode)).toHaveCount(0);
  await dialog.getByLabel(stepUp.backup).fill(codes[1] ?? "");
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByText(app.turnedOff)).toBeVisible();
});

test("two steps that are asked proof for at once are both taken by one", async ({ page }) => {
  const device = await addAuthenticator(page);
  await open(page);
  await letTimePass(page);
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  const letCome = await holdBack(page, /\/v1\/me\/(totp|passkeys)\?/);
  const answers = [/\/v1\/me\/totp\?/, /\/v1\/me\/passkeys\?/].map((one) => page.waitForResponse(one));
  await press(page, app.setUp);
  await press(page, passkeys.add);
  letCome();
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(403);
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByRole("img", { name: app.picture })).toBeVisible();
  await expect(page.getByText(passkeys.added)).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);
});

test("who has gone on to another section keeps the focus there when a step is done", async ({ page }) => {
  await addAuthenticator(page);
  await open(page);
  const letCome = await holdBack(page, /\/v1\/me\/totp\?/);
  await press(page, app.setUp);
  const field = page.getByLabel(passkeys.name);
  await field.focus();
  letCome();
  await expect(page.getByRole("img", { name: app.picture })).toBeVisible();
  // Letter by letter, so that what takes the focus a moment later is seen to.
  await page.keyboard.type("My phone");
  await expect(field).toHaveValue("My phone");
});

test("an address that stayed behind is listed, signs in until it is removed, and is removed by proof alone", async ({
  page,
}) => {
  const { email } = await signIn(page);
  const allow = await refuseRemovals(page);
  const [second, fresh] = [freshEmail(), freshEmail()];
  const { stays } = account.settings.emailChange;
  await changeEmail(page, second);
  await expect(page.getByText(stays.replace("{email}", email))).toBeVisible();
  await changeEmail(page, fresh);
  await expect(page.getByText(stays.replace("{email}", second))).toBeVisible();
  await dropSession(page);
  await enter(page, email);
  await page.waitForURL("**/getting-started");

  await page.goto(address);
  const list = section(page, addresses.title);
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("listitem").first()).toContainText(fresh);
  await expect(list.getByRole("listitem").first()).toContainText(addresses.main);
  await expect(list.getByRole("button")).toHaveCount(2);
  const removing = (one: string) =>
    page.getByRole("button", { name: addresses.remove.replace("{email}", one), exact: true });
  const remove = removing(email);
  await remove.click();
  await press(page, addresses.no);
  await expect(remove).toBeFocused();
  await remove.click();
  await press(page, addresses.yes);
  await expect(list.getByText(auth.fault.tooMany)).toBeVisible();
  await allow();

  await letTimePass(page);
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  await remove.click();
  await press(page, addresses.yes);
  await dialog.getByRole("button", { name: stepUp.cancel }).click();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await remove.click();
  await press(page, addresses.yes);
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(list.getByText(addresses.removed)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(title(page, addresses.title)).toBeFocused();

  // What is said of one does not stand while the next fails, and is said anew.
  const allowNext = await refuseRemovals(page);
  await removing(second).click();
  await press(page, addresses.yes);
  await expect(list.getByText(auth.fault.tooMany)).toBeVisible();
  await expect(list.getByText(addresses.removed)).toHaveCount(0);
  await allowNext();
  await removing(second).click();
  await press(page, addresses.yes);
  await expect(list.getByText(addresses.removed)).toBeVisible();
  await expect(list.getByText(addresses.alone)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveText([new RegExp(fresh)]);
  await expect(title(page, addresses.title)).toBeFocused();

  await dropSession(page);
  await enter(page, email);
  await expect(page.getByText(auth.fault.wrongEither)).toBeVisible();
  await enter(page, fresh);
  await page.waitForURL("**/getting-started");
});

test("where an e-mailed code is the only proof, it is sent at once, and again when asked for", async ({
  page,
}) => {
  await page.route(/\/client\/sessions\/\w+\/verify\?/, async (route) => {
    const answer = await route.fetch();
    const begun = (await answer.json()) as { response: { supported_first_factors: { strategy: string }[] } };
    begun.response.supported_first_factors = begun.response.supported_first_factors.filter(
      ({ strategy }) => strategy === "email_code",
    );
    await route.fulfill({ response: answer, json: begun });
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/prepare_first_factor")) sent.push(request.url());
  });
  const letSend = await holdBack(page, /\/prepare_first_factor\?/);
  await open(page);
  await letTimePass(page);
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  await press(page, app.setUp);
  await expect(dialog.getByLabel(stepUp.email)).toBeFocused();
  await expect.poll(() => sent.length).toBe(1);
  // A press would come to nothing while the first is on its way, and the button says so.
  const resend = dialog.getByRole("button", { name: auth.code.resend });
  await expect(resend).toBeDisabled();
  letSend();
  await resend.click();
  await expect(dialog.getByText(auth.code.resent)).toBeVisible();
  expect(sent).toHaveLength(2);
  await dialog.getByLabel(stepUp.email).fill("424242");
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(page.getByRole("img", { name: app.picture })).toBeVisible();
});

test("an account without a way to prove itself is told so, and the focus goes on", async ({ page }) => {
  // As where the password is not enough, and nothing else is set up.
  await page.route(/\/verify\/attempt_first_factor\?/, async (route) => {
    const answer = await route.fetch();
    const proof = (await answer.json()) as { response: object };
    const more = { status: "needs_second_factor", supported_second_factors: [] };
    await route.fulfill({ response: answer, json: { ...proof, response: { ...proof.response, ...more } } });
  });
  await open(page);
  await letTimePass(page);
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  await press(page, app.setUp);
  await dialog.getByLabel(stepUp.password).fill(testPassword);
  await dialog.getByRole("button", { name: stepUp.confirm }).click();
  await expect(dialog.getByRole("alert")).toHaveText(stepUp.none);
  await expect(dialog.getByRole("button", { name: stepUp.cancel })).toBeFocused();
});

test("Google and Apple are offered where the sign-in service offers them, and lead through it", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await expect(page.getByRole("button", { name: auth.passkey })).toBeVisible();
  await expect(page.getByRole("button", { name: /Google|Apple/ })).toHaveCount(0);

  await page.route("**/__clerk/v1/environment?*", async (route) => {
    const answer = await route.fetch();
    const environment = (await answer.json()) as { user_settings: { social: object } };
    const provider = (strategy: string, isEnabled: boolean) => ({
      [strategy]: {
        enabled: isEnabled,
        authenticatable: isEnabled,
        required: false,
        strategy,
        name: strategy,
      },
    });
    environment.user_settings.social = {
      ...provider("oauth_google", true),
      ...provider("oauth_apple", false),
    };
    await route.fulfill({ json: environment });
  });
  const asked: URLSearchParams[] = [];
  await page.route("**/__clerk/v1/client/sign_ins?*", async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? "");
    if (fields.get("strategy") !== "oauth_google") return route.continue();
    asked.push(fields);
    const verification = {
      object: "verification",
      status: "unverified",
      strategy: "oauth_google",
      external_verification_redirect_url: `${siteUrl}/about?provider=google`,
    };
    return route.fulfill({
      json: {
        response: {
          object: "sign_in",
          id: "sia_elsewhere",
          status: "needs_first_factor",
          supported_identifiers: [],
          first_factor_verification: verification,
        },
        client: null,
      },
    });
  });
  for (const form of ["/sign-in", "/sign-up"]) {
    await page.goto(`${form}?redirect_url=%2Fcalls`);
    await expect(page.getByRole("button", { name: named(auth.provider, { provider: "Apple" }) })).toHaveCount(
      0,
    );
    await press(page, named(auth.provider, { provider: "Google" }));
    await page.waitForURL("**/about?provider=google");
  }
  expect(asked).toHaveLength(2);
  for (const fields of asked) {
    expect(fields.get("action_complete_redirect_url")).toBe(`${siteUrl}/calls`);
    expect(fields.get("redirect_url")).toBe(`${siteUrl}/sign-in/continue?redirect_url=%2Fcalls`);
  }
});

test("who comes back from a provider is led on: to the sign-in page where nothing came of it", async ({
  page,
}) => {
  await page.goto("/sign-in/continue?redirect_url=%2Fcalls");
  await page.waitForURL("**/sign-in?redirect_url=%2Fcalls");
  await expect(page.getByLabel(auth.email)).toBeVisible();
});
