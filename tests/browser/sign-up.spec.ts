import { expect, test, type Page } from "@playwright/test";
import auth from "@/messages/en/auth.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { tellTale, turnAway, visitWithConsent, watchCalls } from "@/tests/support/browser/consent";
import { dropSession, freshEmail, signIn, testPassword } from "@/tests/support/browser/sign-in";
import { stored } from "@/tests/support/browser/stored";

type Sent = {
  event_type: string;
  event_name: string;
  timestamp: string;
  event_data: Record<string, unknown>;
};
const targetKey = "post_signup_redirect";
const metadataKey = "post_signup_metadata";

/** What the server has kept of the reader: also what left as a page was left, which a browser tells no test. */
async function keptOf(page: Page): Promise<Sent[]> {
  const anonId = await stored(page, "anon_id");
  const answer = await page.request.get("/api/visitor/data", { headers: { "X-Anon-Id": anonId ?? "" } });
  type Part = { analytics?: { events: Sent[] } } | null;
  const { user, visitor } = (await answer.json()) as { user: Part; visitor: Part };
  const events = [...(visitor?.analytics?.events ?? []), ...(user?.analytics?.events ?? [])];
  return [...new Map(events.map((one) => [JSON.stringify(one), one])).values()];
}

/** Asked for now and then: a reader may not ask for their data all the time. */
const patiently = { intervals: [1_000, 3_000, 5_000], timeout: 20_000 };

async function signUp(page: Page, email = freshEmail()): Promise<void> {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignUp }).click();
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await page.getByRole("button", { name: auth.code.submit }).click();
}

test("the gate's sign-up leads back to the asked page, and analytics hears of each step", async ({
  page,
}) => {
  const begun = Date.now();
  await visitWithConsent(page, "true");
  /** Analytics comes when the page has nothing better to do. */
  const watched = () => expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await page.goto("/calls?from=letter", { waitUntil: "networkidle" });
  await watched();
  const preview = page.getByText(auth.gate.preview.title);
  await preview.click();
  await expect(page.getByText(auth.gate.preview.example.answer)).toBeVisible();
  await page.getByRole("link", { name: auth.signUp }).click();
  await page.waitForURL("**/sign-up?**");
  expect(await stored(page, targetKey)).toBe("/calls?from=letter");
  const metadata = JSON.parse((await stored(page, metadataKey)) ?? "null") as Record<string, unknown>;
  expect(metadata).toMatchObject({ source: "gate /calls", metadata: { page: "/calls" } });
  expect(metadata.timestamp).toEqual(expect.any(Number));
  await page.waitForLoadState("networkidle");
  await signUp(page);
  await page.waitForURL(`${siteUrl}/calls?from=letter`);
  await expect(page.getByRole("complementary").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([await stored(page, targetKey), await stored(page, metadataKey)]).toEqual([null, null]);
  // The last batch of a page goes when the page does.
  await page.goto("/about");
  // A visitor who has lost their id is known again by the browser: here, the one of an earlier test.
  const own = ({ timestamp }: Sent) => Date.parse(timestamp) >= begun;
  let kept: Sent[] = [];
  const named = (name: string) => kept.filter(({ event_name }) => event_name === name);
  await expect
    .poll(
      async () =>
        (kept = (await keptOf(page)).filter(own)).map(({ event_name, event_data }) =>
          event_name === "Funnel Step" ? event_data.stepNumber : event_name,
        ),
      patiently,
    )
    .toEqual(expect.arrayContaining(["soft_gate_conversion_completed", "User Signed Up", 2, 3]));
  for (const [name, type, isSignedIn] of [
    ["gate_displayed", "soft_gate", false],
    ["preview_toggled", "soft_gate", false],
    ["soft_gate_signup_clicked", "conversion", false],
    ["soft_gate_conversion_completed", "conversion", true],
  ] as const) {
    const [first, ...more] = named(name);
    expect(more, name).toEqual([]);
    expect(first?.event_type).toBe(type);
    expect(first?.event_data).toMatchObject({ source: "gate /calls", is_signed_in: isSignedIn });
    expect(first?.event_data.timestamp).toBeTruthy();
  }
  const [done] = named("soft_gate_conversion_completed");
  expect(done?.event_data.redirect_url).toContain("/calls");
  expect(done?.event_data.time_to_conversion).toEqual(expect.any(Number));
  expect(Number.isNaN(Date.parse(String(done?.event_data.signup_completed_at)))).toBe(false);
  expect(named("User Signed Up")).toHaveLength(1);
});

test("without consent the gate leads back all the same, and nothing is told", async ({ page }) => {
  await visitWithConsent(page, "false");
  const called = await watchCalls(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: auth.signUp }).click();
  await signUp(page);
  await page.waitForURL(`${siteUrl}/settings`);
  await page.waitForLoadState("networkidle");
  await turnAway(page);
  const addresses = await called();
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => tellTale.test(address))).toEqual([]);
});

test("a stored address that is not ours leads to the first page, and is forgotten", async ({ page }) => {
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/calls",
    "javascript:alert(1)",
  ]) {
    await dropSession(page);
    await page.goto("/sign-up?redirect_url=//evil.example");
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [targetKey, evil] as const);
    await signUp(page);
    await page.waitForURL(`${siteUrl}/getting-started`);
    expect(await stored(page, targetKey)).toBeNull();
  }
});

test("who signs in instead of up leaves nothing behind", async ({ page }) => {
  const { email } = await signIn(page);
  await dropSession(page);
  await page.goto("/help");
  await page.getByRole("link", { name: auth.signUp }).click();
  await page.getByRole("link", { name: auth.signIn }).click();
  // The page that is left has fields of the same names.
  await expect(page.getByRole("button", { name: auth.submitSignIn })).toBeVisible();
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignIn }).click();
  await page.waitForURL(`${siteUrl}/help`);
  expect([await stored(page, targetKey), await stored(page, metadataKey)]).toEqual([null, null]);
});

test("a forgotten password is set anew with the code from the e-mail, and signs in", async ({ page }) => {
  const { email } = await signIn(page);
  await dropSession(page);
  await page.goto("/sign-in?redirect_url=/help");
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole("button", { name: auth.reset.forgot }).click();
  await expect(page.getByRole("heading", { name: auth.reset.title })).toBeFocused();
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  // An address that nobody has goes the same way, as far as a code that is never right.
  await page.getByLabel(auth.email).fill(freshEmail());
  await page.getByRole("button", { name: auth.reset.send }).click();
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await page.getByRole("button", { name: auth.code.submit }).click();
  await expect(page.getByText(auth.fault.wrongCode)).toBeVisible();
  await expect(page.getByLabel(auth.code.label)).toBeFocused();
  await page.getByRole("button", { name: auth.code.back }).click();
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole("button", { name: auth.reset.send }).click();
  await page.getByLabel(auth.code.label).fill("000000");
  await page.getByRole("button", { name: auth.code.submit }).click();
  await expect(page.getByText(auth.fault.wrongCode)).toBeVisible();
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await page.getByRole("button", { name: auth.code.submit }).click();
  // What a password manager keeps the new one under.
  await expect(page.locator("form input[autocomplete=username]")).toHaveValue(email);
  await page.getByLabel(auth.reset.newPassword).fill("short");
  await page.getByRole("button", { name: auth.reset.save }).click();
  await expect(page.getByText(auth.fault.passwordShort)).toBeVisible();
  await page.getByLabel(auth.reset.newPassword).fill("another-long-word");
  await page.getByRole("button", { name: auth.reset.save }).click();
  await page.waitForURL(`${siteUrl}/help`);
  await dropSession(page);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignIn }).click();
  await expect(page.getByText(auth.fault.wrongEither)).toBeVisible();
});

test("a sign-up that is reloaded goes on at its code", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/sign-up");
  await expect(page.getByText(auth.signUpText)).toBeVisible();
  await page.getByLabel(auth.firstName).fill("Ada");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignUp }).click();
  for (const _ of ["at first", "after a reload"]) {
    await expect(page.getByText(auth.code.text.replace("{email}", email))).toBeVisible();
    // What the first form needs is not asked here.
    await expect(page.getByText(auth.signUpText)).toBeHidden();
    await page.reload();
  }
  await page.getByRole("button", { name: auth.code.back }).click();
  await expect(page.getByLabel(auth.email)).toHaveValue(email);
  await expect(page.getByLabel(auth.firstName)).toHaveValue("Ada");
  await expect(page.getByText(auth.signUpText)).toBeVisible();
  await page.reload();
  await page.getByLabel(auth.code.label).fill(emailedCode);
  await page.getByRole("button", { name: auth.code.submit }).click();
  await page.waitForURL("**/getting-started");
});

test("a sign-up links to the terms and to privacy, and takes no longer name than the profile", async ({
  page,
}) => {
  await page.goto("/de/sign-up");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Nutzungsbedingungen" })).toHaveAttribute("href", "/de/terms");
  await expect(main.getByRole("link", { name: "Datenschutz" })).toHaveAttribute("href", "/de/privacy");
  await expect(page.locator("#firstName")).toHaveAttribute("maxlength", "100");
});
