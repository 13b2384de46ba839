import { expect, test, type Page } from "@playwright/test";
import auth from "@/messages/en/auth.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { demoUser, emailedCode } from "#lib/local/sign-in-host/settings";
import { freshEmail, signIn, signOut, testPassword } from "@/tests/support/browser/sign-in";
import { holdBack } from "@/tests/support/browser/wake";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const userButton = (page: Page) => page.getByRole("button", { name: shell.accountMenu });

async function enter(page: Page, email: string, password: string) {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: auth.submitSignIn }).click();
}

/** Signs somebody new up as far as the code from the e-mail; gives its field. */
async function askForCode(page: Page) {
  await page.goto("/sign-up");
  await page.getByLabel(auth.email).fill(freshEmail());
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignUp }).click();
  const code = page.getByLabel(auth.code.label);
  await expect(code).toBeVisible();
  return code;
}

test("the footer leads to sign-in, and into the product who is signed in", async ({ page }) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: auth.signIn, exact: true });
  await page.goto("/about");
  await link.click();
  await expect(heading(page, auth.signInTitle)).toBeVisible();
  await page.goto("about:blank");
  await signIn(page);
  await page.goto("/about");
  await link.click();
  await page.waitForURL("**/getting-started");
});

test("the gate leads through sign-in back to the asked address, and no request leaves the machine", async ({
  page,
}) => {
  const foreign: string[] = [];
  const violations: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteUrl) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy"))
      violations.push(message.text());
  });
  const asked = "/getting-started?from=gate&place=a%20b";
  const gate = await page.goto(asked);
  expect(gate?.status()).toBe(401);
  await expect(heading(page, auth.gate.title)).toBeVisible();
  await page.getByRole("link", { name: auth.signIn }).click();
  await enter(page, demoUser.email, "not the password");
  await expect(page.getByText(auth.fault.wrongEither)).toBeVisible();
  await expect(page.getByLabel(auth.password, { exact: true })).toBeFocused();
  await enter(page, demoUser.email, demoUser.password);
  await page.waitForURL("**/getting-started?**");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ from: "gate", place: "a b" });
  await expect(userButton(page)).toContainText(demoUser.firstName);
  await signOut(page);
  expect((await page.goto("/getting-started"))?.status()).toBe(401);
  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
});

test("a browser in which Clerk uses no passkeys says so when asked, and the form goes on", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  // It would fill them in; Clerk refuses what says that it is automated.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
  });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: auth.passkey }).click();
  await expect(page.getByText(auth.fault.passkeyUnsupported)).toBeVisible();
  await enter(page, demoUser.email, "not the password");
  await expect(page.getByText(auth.fault.wrongEither)).toBeVisible();
  expect(errors).toEqual([]);
});

test("a new reader signs up with the code from the e-mail, and can sign in again", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/sign-up");
  await page.getByLabel(/^First name/).fill("Robin");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignUp }).click();
  await expect(page.getByRole("heading", { name: auth.code.title })).toBeFocused();
  const code = page.getByLabel(auth.code.label);
  await code.fill("111111");
  await page.getByRole("button", { name: auth.code.submit }).click();
  await expect(page.getByText(auth.fault.wrongCode)).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByRole("button", { name: auth.code.resend }).click();
  await expect(page.getByText(auth.code.resent)).toBeVisible();
  await code.fill(emailedCode);
  await page.getByRole("button", { name: auth.code.submit }).click();
  await page.waitForURL("**/getting-started");
  await expect(userButton(page)).toContainText("Robin");
  await signOut(page);
  await page.goto("/sign-in");
  await enter(page, email, testPassword);
  await page.waitForURL("**/getting-started");
  await page.goto("/sign-in");
  await page.waitForURL("**/getting-started");
});

test("who goes back finds what they typed but the password, and the focus at the address", async ({
  page,
}) => {
  const email = freshEmail();
  const address = page.getByLabel(auth.email);
  await page.goto("/sign-up");
  await page.getByLabel(/^First name/).fill("Robin");
  await address.fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignUp }).click();
  await page.getByRole("button", { name: auth.code.back }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(email);
  await expect(page.getByLabel(/^First name/)).toHaveValue("Robin");
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveValue("");

  await page.goto("/sign-in");
  await address.fill(email);
  await page.getByRole("button", { name: auth.reset.forgot }).click();
  await page.getByRole("button", { name: auth.reset.back }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(email);
});

test("a code that is not sent again is no fault of the one in the field, and is said", async ({ page }) => {
  const code = await askForCode(page);
  await page.route("**/__clerk/v1/client/sign_ups/*/prepare_verification?*", (route) =>
    route.fulfill({ status: 429, json: { errors: [{ code: "too_many_requests" }] } }),
  );
  await page.getByRole("button", { name: auth.code.resend }).click();
  await expect(page.getByRole("alert").getByText(auth.fault.tooMany)).toBeVisible();
  await expect(code).not.toHaveAttribute("aria-invalid");
});

test("a code that is confirmed while another is being sent is confirmed after it", async ({ page }) => {
  const code = await askForCode(page);
  const letCome = await holdBack(page, /\/sign_ups\/[^/]+\/prepare_verification\?/);
  await page.getByRole("button", { name: auth.code.resend }).click();
  await code.fill(emailedCode);
  await code.press("Enter");
  await expect(page.getByRole("button", { name: auth.working })).toBeVisible();
  letCome();
  await page.waitForURL("**/getting-started");
});

test("nobody goes back from a code that is being confirmed", async ({ page }) => {
  const code = await askForCode(page);
  const letCome = await holdBack(page, /\/sign_ups\/[^/]+\/attempt_verification\?/);
  await code.fill(emailedCode);
  await code.press("Enter");
  await expect(page.getByRole("button", { name: auth.code.back })).toHaveAttribute("aria-disabled", "true");
  letCome();
  await page.waitForURL("**/getting-started");
});

test("nobody asks for a new password while the present one is being checked", async ({ page }) => {
  await page.goto("/sign-in");
  const letCome = await holdBack(page, /\/client\/sign_ins\?/);
  await enter(page, demoUser.email, demoUser.password);
  const forgot = page.getByRole("button", { name: auth.reset.forgot });
  await expect(forgot).toHaveAttribute("aria-disabled", "true");
  letCome();
  await page.waitForURL("**/getting-started");
});

test("a token that has expired is renewed on the way", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/getting-started");
  // An answer under way to the open page could set the token again.
  await page.goto("about:blank");
  const cookies = await context.cookies();
  const tokens = cookies.filter(({ name }) => name.startsWith("__session"));
  expect(tokens.length).toBeGreaterThan(0);
  for (const { name } of tokens) await context.clearCookies({ name });
  const answer = await page.goto("/getting-started");
  expect(answer?.status()).toBe(200);
});

test("a known address cannot be signed up again", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel(auth.email).fill(demoUser.email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignUp }).click();
  await expect(page.getByText(auth.fault.taken)).toBeVisible();
});

test("who is signed in already goes on from a sign-in page in its language", async ({ page }) => {
  await signIn(page);
  for (const [address, path] of [
    ["/de/sign-in", "/de/getting-started"],
    ["/es-mx/sign-up", "/es-mx/getting-started"],
    ["/de/sign-in?redirect_url=%2Fcalls%3Fstate%3Dcompleted", "/de/calls?state=completed"],
    ["/de/sign-in?redirect_url=%2Fde%2Flocations", "/de/locations"],
    ["/de/sign-in?redirect_url=%2F%2Fevil.example", "/de/getting-started"],
    ["/sign-in", "/getting-started"],
  ] as const) {
    await page.goto(address);
    await expect(page, address).toHaveURL(path);
  }
});
