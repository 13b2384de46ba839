import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import common from "@/messages/en/common.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { siteUrl } from "@/scripts/site-under-test";
import { accountHeader } from "#lib/base/visitor/page-account";
import { productSegments } from "#lib/base/addresses/signed-in-paths";
import { emailedCode } from "#lib/local/sign-in-host/settings";
import { blockStorage } from "@/tests/support/browser/blocked-storage";
import { pagesOfEveryKind } from "@/tests/support/requests/kinds-of-page";
import { dropSession, freshEmail, signIn, signOut, testPassword } from "@/tests/support/browser/sign-in";
import { hasGoneQuiet, touch } from "@/tests/support/browser/wake";

/** What the tests use of Clerk's browser code. */
type Address = {
  id: string;
  emailAddress: string;
  prepareVerification: (asked: { strategy: string }) => Promise<unknown>;
  attemptVerification: (asked: { code: string }) => Promise<unknown>;
};
type ClerkWindow = {
  Clerk: {
    loaded: boolean;
    session: { getToken: () => Promise<string | null> };
    user: {
      firstName: string | null;
      primaryEmailAddress: { emailAddress: string } | null;
      update: (change: Record<string, string>) => Promise<unknown>;
      updatePassword: (change: { currentPassword: string; newPassword: string }) => Promise<unknown>;
      createEmailAddress: (asked: { email: string }) => Promise<Address>;
      delete: () => Promise<unknown>;
      reload: () => Promise<unknown>;
    };
  };
};

/** A page that does nothing by itself has Clerk's code from its reader's first touch on. */
const clerkIsThere = async (page: Page) => {
  await touch(page);
  await page.waitForFunction(() => (window as unknown as Partial<ClerkWindow>).Clerk?.loaded === true);
};

const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "__session")?.value ?? "";
const expiryOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { exp: number }).exp;

test("an open tab renews its token, and one that has slept goes on where it was", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.goto("/help");
  await clerkIsThere(page);
  // Clerk's code may ask for a token of its own as it comes. And one token is told from the next by its second.
  await hasGoneQuiet(page);
  const second = () => Math.floor(Date.now() / 1_000);
  const first = second();
  const before = await tokenIn(context);
  await expect.poll(second).toBeGreaterThan(first);
  const renewal = page.waitForResponse(/\/__clerk\/v1\/client\/sessions\/\w+\/tokens/);
  await page.clock.fastForward(60_000);
  expect((await renewal).status()).toBe(200);
  await expect.poll(async () => (await tokenIn(context)) !== before).toBe(true);
  expect(expiryOf(await tokenIn(context))).toBeGreaterThan(expiryOf(before));
  // As after a night: the token is long gone, the session is not.
  for (const { name } of (await context.cookies()).filter((one) => one.name.startsWith("__session")))
    await context.clearCookies({ name });
  const sidebar = page.getByRole("complementary", { name: shell.sidebar });
  await sidebar.getByRole("link", { name: shell.items.settings }).click();
  await expect(page.getByRole("heading", { level: 1, name: shell.items.settings })).toBeVisible();
});

test("a tab whose session has ended elsewhere meets the gate at its next step", async ({ page, context }) => {
  await signIn(page);
  // An answer under way could set the cookies again.
  await page.goto("/help", { waitUntil: "networkidle" });
  await context.clearCookies();
  await page
    .getByRole("complementary", { name: shell.sidebar })
    .getByRole("link", { name: shell.items.settings })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: auth.gate.title })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/settings`);
});

/** What is left of a session while another tab's code gives up one that has ended: the service still has it. */
const takeSessionAway = async (context: BrowserContext) => {
  for (const { name } of await context.cookies())
    if (/^__(?:session|client_uat)/.test(name)) await context.clearCookies({ name });
  await context.addCookies([{ name: "__client_uat", value: "0", url: siteUrl }]);
};

test("a gate shown while another tab had the session's cookies gives way to the page by itself", async ({
  page,
  context,
}) => {
  await signIn(page);
  await takeSessionAway(context);
  const answer = await page.goto("/locations?x=1");
  expect(answer?.status()).toBe(401);
  await expect(page.getByRole("heading", { level: 1, name: shell.items.locations })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/locations?x=1`);
});

test("an ended session's token in the place of a newer one's gives way by itself", async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto("/help");
  const tokens = (await context.cookies()).filter(({ name }) => name.startsWith("__session"));
  expect(tokens).not.toEqual([]);
  await page.request.post("/api/account/sign-out", { form: {}, headers: { origin: siteUrl } });
  await dropSession(page);
  const { email } = await signIn(page);
  await page.goto("/help");
  await page.goto("about:blank");
  await context.addCookies(tokens);
  await page.goto("/locations");
  const sidebar = page.getByRole("complementary", { name: shell.sidebar });
  await expect(sidebar.getByText(email).first()).toBeAttached();
});

test("a gate is loaded once more at most, whatever the sign-in service says", async ({ page, context }) => {
  await context.addCookies([{ name: "__client_uat", value: "0", url: siteUrl }]);
  let asked = 0;
  await page.route(/\/__clerk\/v1\/client$/, (route) => {
    asked += 1;
    return route.fulfill({
      json: {
        response: {
          last_active_session_id: "one",
          sessions: [{ id: "one", last_active_token: { jwt: "x" } }],
        },
      },
    });
  });
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto("/locations");
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1, name: auth.gate.title })).toBeVisible();
  expect([loads, asked]).toEqual([2, 1]);
});

test.describe("a page whose browser somebody else has signed in to since, in another tab", () => {
  const numberOn = (page: Page) => page.getByRole("textbox", { name: account.settings.callBackNumber });
  const save = (page: Page) => page.getByRole("button", { name: account.form.saveSettings });
  /** A page of theirs is open: the cookies are of the session that was begun last. */
  const openHelp = async (page: Page, email: string) => {
    await page.goto("/help");
    await expect(
      page.getByRole("complementary", { name: shell.sidebar }).getByText(email).first(),
    ).toBeAttached();
  };
  /** The settings of one reader, open; and another who has signed in beside them, once the first had signed out there. */
  const openBeside = async (page: Page, { runsScripts = true } = {}) => {
    await signIn(page);
    await page.goto("/settings");
    await numberOn(page).fill("+12025550142");
    // Still loading, it would ask for a client of its own beside the sign-in that follows.
    if (runsScripts) await clerkIsThere(page);
    const beside = await page.context().newPage();
    await page.request.post("/api/account/sign-out", { form: {}, headers: { origin: siteUrl } });
    const other = await signIn(beside);
    await openHelp(beside, other.email);
    return { beside, other };
  };

  test("makes no call for them", async ({ page }) => {
    await signIn(page);
    await page.goto("/settings");
    const former = (await page.locator("[data-account]").getAttribute("data-account")) ?? "";
    await page.request.post("/api/account/sign-out", { form: {}, headers: { origin: siteUrl } });
    await page.goto("about:blank");
    const { email } = await signIn(page);
    await openHelp(page, email);
    const answer = await page.request.post("/api/account/settings", {
      data: { language: "en", theme: "dark", callBackNumber: "+12025550142" },
      headers: { origin: siteUrl, [accountHeader]: former },
    });
    expect(answer.status()).toBe(409);
    expect(await answer.json()).toMatchObject({ reason: "otherAccount" });
    await page.goto("/settings");
    await expect(numberOn(page)).toHaveValue("");
  });

  test("is theirs, as a whole, once another page is opened in its place", async ({ page }) => {
    const { other } = await openBeside(page);
    const sidebar = page.getByRole("complementary", { name: shell.sidebar });
    await sidebar.getByRole("link", { name: shell.items.locations }).click();
    await expect(sidebar.getByText(other.email).first()).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: shell.items.locations })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("comes back as theirs, without what was typed, before it changes anything", async ({ page }) => {
      const { beside } = await openBeside(page, { runsScripts: false });
      await save(page).click();
      await expect(page.getByText(account.form.otherAccount)).toBeVisible();
      await expect(numberOn(page)).toHaveValue("");
      await beside.goto("/settings");
      await expect(numberOn(beside)).toHaveValue("");
    });

    test("asks anew before it deletes an account", async ({ page }) => {
      const { other } = await openBeside(page, { runsScripts: false });
      await page.getByText(account.settings.account, { exact: true }).first().click();
      const yes = page.getByRole("checkbox", { name: account.settings.accountConfirm });
      await yes.check();
      await page.getByRole("button", { name: account.settings.account }).click();
      await expect(page.getByText(account.form.otherAccount)).toBeVisible();
      await expect(yes).not.toBeChecked();
      await expect(page.getByText(other.email).first()).toBeAttached();
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the gate's links carry the address, its preview opens, and sign-in says what it needs", async ({
    page,
  }) => {
    await page.goto("/calls?x=1");
    await page.getByText(auth.gate.preview.title).click();
    await expect(page.getByText(auth.gate.preview.example.answer)).toBeVisible();
    await page.getByRole("link", { name: auth.signIn }).click();
    await page.waitForURL(/sign-in\?redirect_url=%2Fcalls%3Fx%3D1/);
    const need = page.locator("noscript p", { hasText: auth.withoutScript });
    await expect(need).toBeVisible();
    await expect(page.getByText(common.loading)).toBeHidden();
  });
});

test("what Clerk's code changes of a profile, the next sign-in knows, and the server shows", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/profile");
  await clerkIsThere(page);
  const email = freshEmail();
  await page.evaluate(
    async ([address, code, old]) => {
      const { user } = (window as unknown as ClerkWindow).Clerk;
      await user.update({ firstName: "Robin", lastName: "Reed" });
      await user.updatePassword({ currentPassword: old, newPassword: "another-long-word" });
      const added = await user.createEmailAddress({ email: address });
      await added.prepareVerification({ strategy: "email_code" });
      await added.attemptVerification({ code });
      await user.update({ primaryEmailAddressId: added.id });
    },
    [email, emailedCode, testPassword] as const,
  );
  // The session that is open may show the former name for up to a minute; a new one never does.
  await dropSession(page);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill("another-long-word");
  await page.getByRole("button", { name: auth.submitSignIn }).click();
  await page.waitForURL("**/getting-started");
  const user = page
    .getByRole("complementary", { name: shell.sidebar })
    .getByRole("button", { name: shell.accountMenu });
  await expect(user).toContainText("Robin");
  await expect(user).toContainText(email);
  await clerkIsThere(page);
  await page.evaluate(() => (window as unknown as ClerkWindow).Clerk.user.delete());
  expect((await page.goto("/calls"))?.status()).toBe(401);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill("another-long-word");
  await page.getByRole("button", { name: auth.submitSignIn }).click();
  await expect(page.getByText(auth.fault.wrongEither)).toBeVisible();
});

test("a wrong password changes nothing, and Clerk's code is told so", async ({ page }) => {
  await signIn(page);
  await page.goto("/profile");
  await clerkIsThere(page);
  const code = await page.evaluate(async () => {
    const { user } = (window as unknown as ClerkWindow).Clerk;
    try {
      await user.updatePassword({ currentPassword: "not it at all", newPassword: "another-long-word" });
      return null;
    } catch (error) {
      return (error as { errors: { code: string }[] }).errors[0]?.code ?? null;
    }
  });
  expect(code).toBe("form_password_incorrect");
});

test.describe("when the sign-in service cannot be reached", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route("**/__clerk/**", (route) => route.abort());
  });
  /** Lets time pass until the notice is there, which a page counts from when it has woken. Returns the notice. */
  const waitInVain = async (page: Page) => {
    const notice = page.getByRole("alert").filter({ hasText: auth.unreachable.title });
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
    return notice;
  };

  for (const path of ["/sign-in", "/sign-up"])
    test(`${path} says so after a while, and offers ways on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(common.loading)).toBeVisible();
      const notice = await waitInVain(page);
      await page.unroute("**/__clerk/**");
      await notice.getByRole("button", { name: auth.unreachable.retry }).click();
      await expect(page.getByLabel(auth.email)).toBeVisible();
      await page.route("**/__clerk/**", (route) => route.abort());
      await page.reload();
      await waitInVain(page);
      await notice.getByRole("link", { name: auth.unreachable.home }).click();
      await page.waitForURL(`${siteUrl}/`);
    });

  test("the shell shows its pages, says what has to wait, and still signs out", async ({ page }) => {
    await signIn(page);
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1, name: shell.items.settings })).toBeVisible();
    await page.getByText(account.settings.emailChange.title).click();
    await waitInVain(page);
    await signOut(page);
    expect((await page.goto("/settings"))?.status()).toBe(401);
  });
});

test("a sign-in service that fails before its page has hydrated leaves the page as it came", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`${page.url()}: ${message}`));
  await page.route("**/__clerk/npm/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Clerk = { load: () => Promise.reject(new Error('It fails')) };",
    }),
  );
  const notice = page.getByRole("alert").filter({ hasText: auth.unreachable.title });
  for (const path of ["/sign-in", "/sign-up"]) {
    await page.goto(path);
    await expect(notice).toBeVisible();
  }
  await page.goto("about:blank");
  await signIn(page);
  await page.goto("/settings/security");
  await expect(notice).toBeVisible();
  await page.goto("/settings", { waitUntil: "commit" });
  const number = page.getByRole("textbox", { name: account.settings.callBackNumber });
  await number.fill("+12025550142");
  await page.getByText(account.settings.emailChange.title).click();
  await expect(notice).toBeVisible();
  await expect(number).toHaveValue("+12025550142");
  expect(faults).toEqual([]);
});

test("with storage blocked, a reader signs in all the same", async ({ page }) => {
  await page.goto("about:blank");
  const { email } = await signIn(page);
  await dropSession(page);
  await blockStorage(page);
  await page.goto("/sign-in");
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: auth.submitSignIn }).click();
  await page.waitForURL("**/getting-started");
});

test("a browser that keeps no cookies is told that signing in needs them", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
  for (const path of ["/sign-in", "/sign-up"]) {
    await page.goto(path);
    const notice = page.getByRole("alert").filter({ hasText: auth.withoutCookies.title });
    await expect(notice.getByRole("link", { name: auth.unreachable.home })).toBeVisible();
    await expect(page.getByLabel(auth.email)).toHaveCount(0);
  }
});

test("a whole signed-in visit sends nothing to anybody else, and breaks no policy", async ({ page }) => {
  const foreign: string[] = [];
  const stopped: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && origin !== siteUrl) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) stopped.push(message.text());
  });
  await signIn(page);
  for (const segment of productSegments.filter((one) => !["business", "call", "location"].includes(one))) {
    const answer = await page.goto(`/${segment}`);
    expect(answer?.status(), segment).toBe(200);
    expect(answer?.headers()["content-security-policy"], segment).not.toContain("https:");
    await clerkIsThere(page);
  }
  expect(foreign).toEqual([]);
  expect(stopped).toEqual([]);
});

test("no kind of public page carries a byte of the sign-in service, nor sets a cookie, signed in or out", async ({
  page,
}) => {
  const pages = await pagesOfEveryKind();
  const look = async (who: string) => {
    for (const path of pages) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      // Texts on privacy name in brackets who handles the data of accounts, and what the names of its cookies begin with; of the
      // service's code there is nothing.
      const html = (await answer.text()).replaceAll(
        /\(Clerk[^)]{0,40}\)|(?<![\w-])(?:__clerk|clerk_)(?![\w-])/g,
        "",
      );
      expect(html, `${path} ${who}`).not.toMatch(/clerk/i);
      expect(answer.headers()["set-cookie"], `${path} ${who}`).toBeUndefined();
    }
  };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const read = async () => {
    for (const path of ["/", "/search?q=ai", "/glossary", "/tracks", "/about"]) await page.goto(path);
  };
  await look("signed out");
  await read();
  await signIn(page);
  await look("signed in");
  await read();
  const scripts = asked.filter((url) => /\.js(?:\?|$)/.test(url));
  for (const url of new Set(scripts)) {
    const text = await (await page.request.get(url)).text();
    expect(text.includes("__clerk_") || text.includes("ClerkProvider"), url).toBe(false);
  }
  expect(scripts.length).toBeGreaterThan(0);
  expect(asked.filter((url) => /clerk/i.test(url))).toEqual([]);
});
