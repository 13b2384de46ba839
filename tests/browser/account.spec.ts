import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import german from "@/messages/de/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import spanish from "@/messages/es/account.json" with { type: "json" };
import calls from "@/messages/en/calls.json" with { type: "json" };
import explore from "@/messages/en/explore.json" with { type: "json" };
import privacy from "@/messages/en/privacy.json" with { type: "json" };
import security from "@/messages/en/security.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { changeEmail, refuseRemovals } from "@/tests/support/browser/change-email";
import { comeBackTo } from "@/tests/support/browser/come-back";
import { dayThere, zoneOfOtherDay } from "@/tests/support/samples/other-day";
import { listenToStatus } from "@/tests/support/browser/heard";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";
import { visitWithConsent } from "@/tests/support/browser/consent";
import { expectPublicLive, hasGoneQuiet, holdBack, touch, wake } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const { settings, form, help, upgrade, start } = account;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sidebar = (page: Page) => page.getByRole("complementary", { name: shell.sidebar });
const number = (page: Page) => page.getByLabel(settings.callBackNumber);

test("a name is saved in place, shows in the sidebar, and ticks the first step", async ({ page }) => {
  await signIn(page);
  await page.goto("/getting-started");
  await expect(page.getByText("0 of 4 done")).toBeVisible();
  await page.getByRole("link", { name: start.steps.name.action }).click();
  await page.getByLabel(settings.firstName).fill("  Robin ");
  await page.getByLabel(settings.lastName).fill("Reed");
  await button(page, form.saveName).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  await expect(sidebar(page).getByRole("button", { name: shell.accountMenu })).toContainText("Robin");
  await page.goto("/getting-started");
  await expect(page.getByText("1 of 4 done")).toBeVisible();
});

test("the checklist fills in, and a saved place can become the default", async ({ page }) => {
  await signIn(page);
  await page.goto("/getting-started");
  await page.getByRole("link", { name: start.steps.location.action }).click();
  for (const name of ["Home", "Work"]) {
    await page.goto("/locations");
    await page.getByLabel(explore.locations.form.name).fill(name);
    await page.getByLabel(explore.locations.form.place).selectOption({ label: "Ballard, Seattle, WA" });
    await button(page, explore.locations.form.add).click();
    await expect(page.getByRole("status")).toHaveText(explore.locations.done.location);
  }
  await page.goto("/settings", { waitUntil: "networkidle" });
  const choice = page.getByLabel(settings.defaultLocation);
  await expect(choice.locator("option:checked")).toHaveText("Home");
  await choice.selectOption({ label: "Work" });
  await button(page, form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  await page.reload();
  await expect(choice.locator("option:checked")).toHaveText("Work");
  await page.goto("/explore");
  await page.locator("[data-business]").first().click();
  await expect(page.getByText(/from Work$/)).toBeVisible();
  await page.goto("/getting-started");
  await expect(page.getByText("2 of 4 done")).toBeVisible();
});

test("who has saved no location is led from the settings to where one is saved", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings");
  await page.getByRole("main").getByRole("link", { name: account.start.steps.location.action }).click();
  await page.waitForURL(`${siteUrl}/locations`);
});

test("a number that is none is marked where it stands, and nothing typed is lost", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings", { waitUntil: "networkidle" });
  await number(page).fill("call me");
  await page.getByRole("radio", { name: settings.dark }).check();
  await button(page, form.saveSettings).click();
  await expect(number(page)).toHaveAttribute("aria-invalid", "true");
  await expect(number(page)).toHaveAccessibleDescription(
    new RegExp(form.phoneInvalid.replaceAll("+", "\\+")),
  );
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveValue("call me");
  await expect(page.getByRole("radio", { name: settings.dark })).toBeChecked();
  await number(page).fill("+1 (202) 555-0142");
  await button(page, form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(number(page)).toHaveValue("+12025550142");
});

test("what is changed and sent again while it is being saved is saved after it", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings");
  await wake(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/account/name"))
      sent.push((request.postDataJSON() as { firstName: string }).firstName);
  });
  const letCome = await holdBack(page, /\/api\/account\/name$/);
  const name = page.getByLabel(settings.firstName);
  await name.fill("Anna");
  await name.press("Enter");
  // The same once more is the same wish.
  await name.press("Enter");
  await name.fill("Anna B.");
  await name.press("Enter");
  await expect(button(page, form.saveName)).toHaveAttribute("aria-busy", "true");
  // Between the two there is a moment in which the first is saved and nothing is under way.
  const second = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/account/name") &&
      (response.request().postDataJSON() as { firstName: string }).firstName === "Anna B.",
  );
  letCome();
  expect((await second).status()).toBe(204);
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  await expect(button(page, form.saveName)).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(name).toHaveValue("Anna B.");
  expect(sent).toEqual(["Anna", "Anna B."]);
});

test("the language of the settings is the page's own, and another that is chosen is led to and remembered", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/es/settings", { waitUntil: "networkidle" });
  const language = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(language("Español")).toBeChecked();
  // Whoever saves something else stays where they are.
  await page.getByRole("radio", { name: spanish.settings.dark }).check();
  await button(page, spanish.form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: spanish.form.saved })).toBeVisible();
  await expect(page).toHaveURL("/es/settings");
  await language("English").check();
  await button(page, spanish.form.saveSettings).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(language("English")).toBeChecked();
  expect(await stored(page, "i18nextLng")).toBe("en");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "NEXT_LOCALE")?.value).toBe("en");
});

test("settings follow the user to another browser, and no other user sees them", async ({
  page,
  browser,
}) => {
  const { email } = await signIn(page);
  await page.goto("/settings");
  await number(page).fill("+44 20 7946 0958");
  await page.getByRole("radio", { name: settings.dark }).check();
  await button(page, form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  const elsewhere = await (await browser.newContext({ colorScheme: "light" })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.goto("/settings");
  await expect(number(elsewhere)).toHaveValue("+442079460958");
  await expect(elsewhere.locator("html")).toHaveAttribute("data-theme", "dark");
  await elsewhere.context().close();
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await other.goto("/settings");
  await expect(number(other)).toHaveValue("");
  await other.context().close();
});

/** Two places of the user's own, of which the first is the default. */
async function addPlaces(page: Page) {
  await page.goto("/settings");
  for (const name of ["Home", "Work"])
    await page.request.post("/api/locations", {
      data: { name, place: "austin" },
      headers: { origin: siteUrl },
    });
}

const choice = (page: Page) => page.getByLabel(settings.defaultLocation);
const look = (page: Page, name: "light" | "dark" | "system") =>
  page.getByRole("radio", { name: settings[name] });

async function save(page: Page, name: "preferences" | "name" = "preferences") {
  // On a page that the form came back to, what is said of it has the id.
  const sent = page.locator(`form#${name}, form:has(#${name})`);
  await sent.getByRole("button").click();
  await expect(sent.getByRole("status")).toHaveText(form.saved);
}

/** Changes the same settings in a tab beside. */
async function changeBeside(page: Page): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto("/settings", { waitUntil: "networkidle" });
  await number(beside).fill("+12025550142");
  await choice(beside).selectOption("Work");
  await save(beside);
  return beside;
}

test("an old tab changes what is changed in it, shows what was changed elsewhere, and brings nothing back", async ({
  page,
}) => {
  await signIn(page);
  await addPlaces(page);
  await page.goto("/settings", { waitUntil: "networkidle" });
  const beside = await changeBeside(page);
  await beside.getByLabel(settings.firstName).fill("Robin");
  await save(beside, "name");

  await look(page, "dark").check();
  await save(page);
  await page.getByLabel(settings.lastName).fill("Reed");
  await save(page, "name");
  await expect(choice(page).locator("option:checked")).toHaveText("Work");
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(number(page)).toHaveValue("+12025550142");
    await expect(choice(page).locator("option:checked")).toHaveText("Work");
    await expect(look(page, "dark")).toBeChecked();
    await expect(page.getByLabel(settings.firstName)).toHaveValue("Robin");
    await expect(page.getByLabel(settings.lastName)).toHaveValue("Reed");
  }

  await beside.reload({ waitUntil: "networkidle" });
  await look(beside, "light").check();
  await save(beside);
  await expect(look(page, "light")).toBeChecked();
  const deleted = await page.request.post("/api/account/delete-data", {
    data: { confirmed: "yes" },
    headers: { origin: siteUrl },
  });
  expect(deleted.status()).toBe(204);
  await look(page, "dark").check();
  await save(page);
  await page.reload();
  await expect(look(page, "dark")).toBeChecked();
  await expect(number(page)).toHaveValue("");
  await expect(choice(page).locator("option")).toHaveText([settings.noLocation]);
});

test("what is set back before the page is drawn anew is set back", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings", { waitUntil: "networkidle" });
  await number(page).fill("+12025550142");
  await save(page);
  await page.reload({ waitUntil: "networkidle" });
  const letCome = await holdBack(page, /\/settings\?.*_rsc=/);
  for (const typed of ["+12025550199", "+12025550142"]) {
    await number(page).fill(typed);
    const answered = page.waitForResponse(/\/api\/account\/settings$/);
    await button(page, form.saveSettings).click();
    expect((await answered).status()).toBe(204);
  }
  letCome();
  await page.reload();
  await expect(number(page)).toHaveValue("+12025550142");
});

test("a browser's own theme goes to the account only where it is chosen in the form", async ({
  page,
  browser,
}) => {
  const { email } = await signIn(page);
  await page.goto("/settings", { waitUntil: "networkidle" });
  await look(page, "light").check();
  await save(page);
  await page.evaluate(() => localStorage.setItem("lantern-ui-theme", "dark"));
  await page.reload({ waitUntil: "networkidle" });
  await expect(look(page, "dark")).toBeChecked();
  await number(page).fill("+12025550142");
  await save(page);
  const elsewhere = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.goto("/settings");
  await expect(number(elsewhere)).toHaveValue("+12025550142");
  await expect(look(elsewhere, "light")).toBeChecked();
  await elsewhere.context().close();
});

test("what is typed while the fields are brought up to what is kept stays", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings", { waitUntil: "networkidle" });
  await number(page).fill("+1 (202) 555-0142");
  const letCome = await holdBack(page, /\/settings\?.*_rsc=/);
  await save(page);
  await page.getByLabel(settings.firstName).fill("Robin");
  letCome();
  // As it is kept, not as it was typed.
  await expect(number(page)).toHaveValue("+12025550142");
  await expect(page.getByLabel(settings.firstName)).toHaveValue("Robin");
});

test("a new email holds once its code is typed in", async ({ page }) => {
  await signIn(page);
  const fresh = freshEmail();
  await page.goto("/settings");
  await page.getByText(settings.emailChange.title).click();
  await expect(page.getByLabel(settings.emailChange.newEmail)).toHaveAttribute("required");
  await page.getByLabel(settings.emailChange.newEmail).fill("nobody");
  await button(page, settings.emailChange.send).click();
  await expect(page.getByText(auth.fault.emailInvalid)).toBeVisible();
  // As it comes from an address book, in marks of direction that nobody sees.
  await page.getByLabel(settings.emailChange.newEmail).fill(`\u202a${fresh}\u202c`);
  await button(page, settings.emailChange.send).click();
  await button(page, auth.code.back).click();
  await expect(page.getByLabel(settings.emailChange.newEmail)).toBeFocused();
  await expect(page.getByLabel(settings.emailChange.newEmail)).toHaveValue(fresh);
  await button(page, settings.emailChange.send).click();
  await page.getByLabel(auth.code.label).fill("111111");
  await button(page, auth.code.submit).click();
  await expect(page.getByText(auth.fault.wrongCode)).toBeVisible();
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await button(page, auth.code.submit).click();
  await expect(page.getByText(settings.emailChange.done)).toBeVisible();
  await expect(page.getByLabel(settings.emailChange.newEmail)).toHaveValue("");
  await expect(sidebar(page).getByRole("button", { name: shell.accountMenu })).toContainText(fresh);
});

test("a former email that cannot be removed is told of, and another try removes it", async ({ page }) => {
  const { email } = await signIn(page);
  const allow = await refuseRemovals(page);
  const fresh = freshEmail();
  await changeEmail(page, fresh);
  const told = settings.emailChange.stays.replace("{email}", email);
  await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
  await expect(page.getByText(settings.emailChange.done)).toHaveCount(0);
  await expect(page.getByLabel(settings.emailChange.newEmail)).toHaveValue("");
  await expect(sidebar(page).getByRole("button", { name: shell.accountMenu })).toContainText(fresh);
  const again = button(page, security.addresses.remove.replace("{email}", email));
  await expect(again).toBeFocused();
  await again.press("Enter");
  await expect(page.getByText(auth.fault.tooMany)).toBeVisible();
  await allow();
  await again.press("Enter");
  await expect(page.getByText(settings.emailChange.done)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel(settings.emailChange.newEmail)).toBeFocused();
  await page.goto("/settings/security");
  const list = page.getByRole("region", { name: security.addresses.title });
  await expect(list.getByRole("listitem")).toHaveText([new RegExp(fresh)]);
  await expect(list.getByText(security.addresses.alone)).toBeVisible();
});

test("earlier activity is linked when asked, and a failure is told", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings");
  await button(page, settings.link.action).click();
  await expect(page.getByText(settings.link.none)).toBeVisible();
  await page.getByRole("link", { name: privacy.choices.title }).click();
  // They take the place of the question, which has a button of the same name.
  await expect(page.getByRole("heading", { name: privacy.choices.title })).toBeFocused();
  await page.getByRole("button", { name: privacy.bar.accept }).click();
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await page.route("**/api/analytics/link", (route) => route.abort());
  await button(page, settings.link.action).click();
  const message = page.getByRole("listitem").filter({ hasText: "Failed to link account" });
  await expect(message.getByText(settings.link.failedText)).toBeVisible();
  // The message goes; what it said stays at the button.
  await expect(page.getByRole("main").getByText(settings.link.failedText)).toBeVisible();
  await page.unroute("**/api/analytics/link");
  await button(page, settings.link.action).click();
  await expect(page.getByText(new RegExp(`${settings.link.linked}|${settings.link.already}`))).toBeVisible();
});

test("a failure to link is said where the message of it cannot be fetched either", async ({ page }) => {
  await visitWithConsent(page, "true");
  await signIn(page);
  await page.goto("/settings");
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await wake(page);
  await page.route(/\/_next\/static\/|\/api\/analytics\/link/, (route) => route.abort());
  await button(page, settings.link.action).click();
  await expect(page.getByRole("status").filter({ hasText: settings.link.failedText })).toBeVisible();
});

test("a plan is noted, changed and taken back, and nothing is charged", async ({ page }) => {
  await signIn(page);
  await page.goto("/upgrade");
  await expect(page.getByText("$9", { exact: true })).toBeVisible();
  await expect(page.getByText("$19", { exact: true })).toBeVisible();
  const plan = (name: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
  await expect(plan(upgrade.plans.early.name)).toContainText(upgrade.current);
  await button(page, "I would want Family").click();
  await expect(page.getByText(/You would want Family\..*Nothing is charged\./)).toBeVisible();
  await expect(plan(upgrade.plans.family.name)).toContainText(upgrade.wished);
  // The reader goes on from the button that was pressed, which now takes it back.
  await expect(plan(upgrade.plans.family.name).getByRole("button", { name: upgrade.take })).toBeFocused();
  await button(page, "I would want Household").click();
  await expect(page.getByText(/You would want Household\./)).toBeVisible();
  await expect(button(page, "I would want Family")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You would want Household\./)).toBeVisible();
  await wake(page);
  const heard = await listenToStatus(page);
  await button(page, upgrade.take).click();
  await expect(page.getByText(/You would want/)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: upgrade.takenBack })).toBeVisible();
  expect(await heard()).toContain(upgrade.takenBack);
  await expect(button(page, "I would want Household")).toBeFocused();
});

test("a wish that goes with all data in another tab is not told as taken back", async ({ page }) => {
  await signIn(page);
  await page.goto("/upgrade");
  await wake(page);
  await button(page, "I would want Family").click();
  await expect(page.getByText(/You would want Family\./)).toBeVisible();
  const deleted = await page.evaluate(async () => {
    const body = new URLSearchParams({ confirmed: "yes" });
    for (const { name, value } of document.querySelectorAll<HTMLInputElement>("form [name=account]"))
      body.set(name, value);
    return (await fetch("/api/account/delete-data", { method: "POST", body })).ok;
  });
  expect(deleted).toBe(true);
  // The menu's link draws the page again that is open already.
  await sidebar(page).getByRole("button", { name: shell.accountMenu }).click();
  await page.getByRole("link", { name: shell.items.upgrade }).click();
  await expect(page.getByText(/You would want/)).toHaveCount(0);
  await expect(page.getByText(upgrade.takenBack)).toHaveCount(0);
});

test("what a form did before its page had hydrated is said once, and again by no reload", async ({
  page,
}) => {
  await signIn(page);
  const saidThenGone = async (address: string, words: string) => {
    await comeBackTo(page, address);
    const said = page.getByRole("status").filter({ hasText: words });
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(address.replace(/\?saved=[^#]*/, ""));
    await page.reload();
    await wake(page);
    await expect(said).toHaveCount(0);
  };
  await saidThenGone("/settings?saved=preferences#preferences", form.saved);
  await saidThenGone("/profile?saved=name#name", form.saved);
  await saidThenGone("/upgrade?saved=plan#plan", upgrade.takenBack);
});

test("a link cannot make a page say that something was done", async ({ page }) => {
  await signIn(page);
  for (const [address, words] of [
    ["/settings?saved=delete-data#delete-data", privacy.data.deleted],
    ["/settings?saved=preferences#preferences", form.saved],
    ["/upgrade?saved=plan#plan", upgrade.takenBack],
    ["/calls?saved=delete", calls.list.deleted],
    ["/locations?saved=delete", explore.locations.done.delete],
  ] as const) {
    await page.goto(address);
    await wake(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  }
  await page.goto("/do-not-call?saved=do-not-call");
  await touch(page);
  await expectPublicLive(page);
  await expect(page.getByText(calls.doNotCall.saved, { exact: true })).toHaveCount(0);
});

test("what a form did stays said, and away from the address, when the page is drawn again", async ({
  page,
}) => {
  await signIn(page);
  await comeBackTo(page, "/settings?saved=name#name");
  await expect(page).toHaveURL("/settings#name");
  await wake(page);
  await button(page, form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toHaveCount(2);
  await hasGoneQuiet(page);
  await expect(page).toHaveURL("/settings#name");
});

test.describe("where it is another day than in UTC", () => {
  test.use({ timezoneId: zoneOfOtherDay });

  test("the reader's own day is told of what they do", async ({ page }) => {
    await signIn(page);
    await page.goto("/profile");
    await expect(page.getByText(`With Lantern since ${dayThere()}`)).toBeVisible();
    await expect(page.getByText(`Last signed in on ${dayThere()}`)).toBeVisible();
    await page.goto("/upgrade");
    await button(page, "I would want Family").click();
    await expect(page.getByText(`We noted it on ${dayThere()}. Nothing is charged.`)).toBeVisible();
  });
});

test("deleting the data empties the account and keeps it; deleting the account ends it", async ({ page }) => {
  const { id, email } = await signIn(page);
  await page.goto("/settings");
  await number(page).fill("+12025550142");
  await button(page, form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  const download = page.waitForEvent("download");
  await button(page, privacy.data.download).click();
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8")) as {
    user: { user_id: string; account: { settings: { callBackNumber: string }[] } };
  };
  expect(file.user.user_id).toBe(id);
  expect(file.user.account.settings[0]?.callBackNumber).toBe("+12025550142");
  await button(page, privacy.data.delete).click();
  await expect(page.getByRole("group", { name: privacy.data.delete })).toHaveAccessibleDescription(
    privacy.data.confirm,
  );
  await button(page, privacy.data.yes).click();
  // The page that is opened anew.
  await expect(number(page)).toHaveValue("");
  await expect(page.getByText(privacy.data.deleted).filter({ visible: true })).toBeVisible();
  await expect(button(page, privacy.data.delete).filter({ visible: true })).toBeFocused();
  await expect(page).toHaveURL("/settings");
  await page.getByText(settings.account, { exact: true }).first().click();
  await button(page, settings.account).click();
  await expect(page.getByText(form.unconfirmed)).toBeVisible();
  await page.getByLabel(settings.accountConfirm).check();
  await button(page, settings.account).click();
  await page.waitForURL("/account-deleted");
  await expect(page.getByRole("heading", { level: 1, name: account.deleted.done })).toBeVisible();
  expect((await page.goto("/settings"))?.status()).toBe(401);
  expect((await signIn(page, email)).id).not.toBe(id);
});

test("a form that is sent after the session has ended links to the sign-in in a new tab", async ({
  page,
  context,
}) => {
  const { email } = await signIn(page);
  // Clerk's code says of a browser that is driven that it is offline, whatever it was answered.
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  await page.goto("/settings");
  await wake(page);
  // By the form, of which Clerk's code in this tab does not hear.
  await context.request.post("/api/account/sign-out", { form: {}, headers: { origin: siteUrl } });
  await number(page).fill("+1 202 555 0142");
  await button(page, form.saveSettings).click();
  await expect(page.getByText(form.signedOut)).toBeVisible();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: form.signInAgain }).click();
  const other = await opened;
  await expect(other).toHaveURL("/sign-in");
  await signIn(other, email);
  await other.goto("/help");
  await button(page, form.saveSettings).click();
  await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
});

test("an account is deleted by one press, however long the next page takes", async ({ page }) => {
  await signIn(page);
  await page.goto("/settings");
  await wake(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/account/delete")) sent += 1;
  });
  // The next page does not come, and this one stays.
  await page.route("/account-deleted", (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(`${siteUrl}/account-deleted`);
  await page.getByText(settings.account, { exact: true }).first().click();
  await page.getByLabel(settings.accountConfirm).check();
  const remove = button(page, settings.account);
  await remove.press("Enter");
  await left;
  await expect(remove).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Enter");
  // Out of the browser's memory it comes as a form that can be sent.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(remove).not.toHaveAttribute("aria-busy");
  expect(sent).toBe(1);
});

test("a deleted account is signed out in every browser at once", async ({ page, browser }) => {
  const { email } = await signIn(page);
  const elsewhere = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.goto("/help");
  const user = sidebar(elsewhere).getByRole("button", { name: shell.accountMenu });
  await expect(user).toContainText(email);
  await page.goto("/settings");
  const gone = await page.request.post("/api/account/delete", {
    data: { confirmed: "yes" },
    headers: { origin: siteUrl },
  });
  expect(gone.status()).toBe(204);
  // Its token would be good for up to a minute yet.
  expect((await elsewhere.goto("/help"))?.status()).toBe(401);
  await expect(user).toHaveCount(0);
  await elsewhere.context().close();
});

test("the endpoints of the account refuse who is signed out, another site, and fields that are wrong", async ({
  page,
  request,
}) => {
  const good = { firstName: "Robin", lastName: "" };
  const headers = { origin: siteUrl };
  for (const path of [
    "settings",
    "name",
    "email",
    "plan",
    "checkout",
    "portal",
    "sign-out",
    "delete-data",
    "delete",
  ])
    expect((await request.post(`/api/account/${path}`, { data: {}, headers })).status(), path).toBe(401);
  await signIn(page);
  await page.goto("/profile");
  const post = (path: string, data: unknown, more: Record<string, string> = headers) =>
    page.request.post(`/api/account/${path}`, { data, headers: more });
  expect((await post("name", good)).status()).toBe(204);
  expect((await post("name", good, { origin: "https://evil.example" })).status()).toBe(403);
  expect((await post("name", { ...good, firstName: "x".repeat(101) })).status()).toBe(400);
  expect((await page.request.get("/api/account/name")).status()).toBe(405);
  const wrong = await post("settings", { language: "en", theme: "pink", callBackNumber: "1" });
  expect(wrong.status()).toBe(400);
  expect(((await wrong.json()) as { errors: unknown }).errors).toEqual({
    theme: "themeInvalid",
    callBackNumber: "phoneInvalid",
  });
  expect((await post("delete-data", {})).status()).toBe(400);
  expect((await post("plan", { plan: "gold" })).status()).toBe(400);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that is sent back holds what was typed; a good one is saved", async ({ page, context }) => {
    await signIn(page);
    await page.goto("/settings");
    await number(page).fill("call me");
    await page.getByRole("radio", { name: settings.light }).check();
    await button(page, form.saveSettings).click();
    await expect(page.getByText(form.phoneInvalid)).toBeVisible();
    // A new document: it begins with what it has to say.
    await expect(page.getByRole("alert").filter({ hasText: form.faults })).toBeFocused();
    await expect(number(page)).toHaveValue("call me");
    await expect(page.getByRole("radio", { name: settings.light })).toBeChecked();
    await number(page).fill("+12025550142");
    // A session token lives for a minute, and nothing renews it here: the form must outlive it.
    for (const { name } of (await context.cookies()).filter((one) => one.name.startsWith("__session")))
      await context.clearCookies({ name });
    await button(page, form.saveSettings).click();
    await expect(page.getByText(form.expired)).toBeVisible();
    await expect(number(page)).toHaveValue("+12025550142");
    await button(page, form.saveSettings).click();
    await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeFocused();
    await expect(number(page)).toHaveValue("+12025550142");
  });

  test("an old tab brings nothing back that was changed elsewhere, nor does a form that is sent back", async ({
    page,
    browser,
  }) => {
    const { email } = await signIn(page);
    await addPlaces(page);
    await page.goto("/settings");
    const elsewhere = await (
      await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: true })
    ).newPage();
    await signIn(elsewhere, email);
    await changeBeside(elsewhere);
    await elsewhere.context().close();
    await number(page).fill("call me");
    await look(page, "dark").check();
    await button(page, form.saveSettings).click();
    await expect(page.getByText(form.phoneInvalid)).toBeVisible();
    await expect(number(page)).toHaveValue("call me");
    await expect(look(page, "dark")).toBeChecked();
    await expect(choice(page).locator("option:checked")).toHaveText("Work");
    await number(page).fill("+12025550142");
    await save(page);
    await expect(choice(page).locator("option:checked")).toHaveText("Work");
    await expect(look(page, "dark")).toBeChecked();
  });

  test("another language that is chosen is led to", async ({ page }) => {
    await signIn(page);
    await page.goto("/es/settings");
    await page.getByRole("radio", { name: "English", exact: true }).check();
    await button(page, spanish.form.saveSettings).click();
    await expect(page).toHaveURL("/settings?saved=preferences#preferences");
    await expect(page.getByRole("status").filter({ hasText: form.saved })).toBeVisible();
  });

  test("the data can be had and deleted", async ({ page }) => {
    const { id } = await signIn(page);
    await page.goto("/settings");
    const link = page.getByRole("link", { name: privacy.data.download });
    await expect(link).toBeVisible();
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(((await file.json()) as { user: { user_id: string } }).user.user_id).toBe(id);
    await button(page, privacy.data.delete).click();
    await expect(page.getByText(form.unconfirmed)).toBeVisible();
    await page.getByLabel(settings.deleteConfirm).check();
    await button(page, privacy.data.delete).click();
    await expect(page.getByText(privacy.data.deleted)).toBeVisible();
  });

  test("an account can be deleted, which the next page says", async ({ page }) => {
    await signIn(page);
    await page.goto("/de/settings");
    await page.getByText(german.settings.account, { exact: true }).first().click();
    await page.getByLabel(german.settings.accountConfirm).check();
    await button(page, german.settings.account).click();
    await page.waitForURL("/de/account-deleted");
    await expect(page.getByRole("heading", { level: 1, name: german.deleted.done })).toBeVisible();
  });

  test("a plan can be wished for", async ({ page }) => {
    await signIn(page);
    await page.goto("/upgrade");
    await button(page, "I would want Family").click();
    await expect(page.getByRole("status").filter({ hasText: /You would want Family\./ })).toBeFocused();
  });

  test("the answers can be searched", async ({ page }) => {
    await signIn(page);
    await page.goto("/help");
    const answers = page.getByRole("main").locator("details");
    expect(await answers.count()).toBeGreaterThanOrEqual(12);
    await page.getByLabel(help.search).fill("delete data");
    await button(page, help.find).click();
    await page.waitForURL(`${siteUrl}/help?q=delete+data#found`);
    await expect(page.getByRole("heading", { name: help.answers.remove.question })).toBeVisible();
    await expect(page.locator(":focus")).toContainText("“delete data”");
    await expect(page.getByText(help.answers.cost.question)).toHaveCount(0);
    await page.goto("/help?q=xylophone");
    await expect(page.getByText("No answer found for “xylophone”.")).toBeVisible();
    await page.getByRole("link", { name: help.clear }).click();
    await expect(page.getByText(help.answers.cost.question)).toBeVisible();
  });
});
