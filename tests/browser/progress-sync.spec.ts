import { expect, test, type Browser, type Page } from "@playwright/test";
import { siteUrl } from "@/scripts/site-under-test";
import { getAsUser } from "@/tests/support/browser/calls";
import { freshEmail, signIn, signOut } from "@/tests/support/browser/sign-in";
import { stopTimers } from "@/tests/support/browser/stop-timers";
import { stored } from "@/tests/support/browser/stored";
import { parseProgress, progressKey } from "#lib/reader/saved/progress";
import account from "@/messages/en/account.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };

const action = "/micro-actions/set-quiet-hours-together";
const otherAction = "/micro-actions/turn-off-autoplay";
const { tools, list } = library;

const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: siteUrl })).newPage();
const box = (page: Page, index: number) => page.locator(".steps input").nth(index);
/** Ticks a step, and waits until it is kept, which is done by a script that comes after the page. */
async function tick(page: Page, index: number): Promise<void> {
  await box(page, index).check();
  await expect
    .poll(async () => parseProgress(await stored(page, progressKey)).steps[action]?.ticked ?? [])
    .toContain(index + 1);
}
/** As by the form: it leads into the product, which leaves a session that public pages find. */
async function signInFully(page: Page, email?: string): Promise<void> {
  await signIn(page, email);
  await page.goto("/getting-started");
}
/** The account has been told, or asked. */
const synced = (page: Page, method: "GET" | "PUT") =>
  page.waitForResponse(
    (answer) =>
      answer.url() === `${siteUrl}/api/progress` && answer.request().method() === method && answer.ok(),
  );

test("what was ticked and saved before signing in comes along, and comes back on another browser", async ({
  browser,
}) => {
  const email = freshEmail();
  const one = await newPage(browser);
  await one.goto(action);
  await tick(one, 0);
  await tick(one, 2);
  await one.getByRole("button", { name: tools.save, exact: true }).click();
  await expect(one.getByText(tools.says.kept)).toBeVisible();
  await signIn(one, email);
  const told = synced(one, "PUT");
  await one.goto(action);
  await told;

  const two = await newPage(browser);
  await signInFully(two, email);
  await two.goto(action);
  await expect(box(two, 0)).toBeChecked();
  await expect(box(two, 1)).not.toBeChecked();
  await expect(box(two, 2)).toBeChecked();
  await two.goto("/saved");
  await expect(two.getByRole("main").locator("li a")).toHaveCount(1);

  // The newer change holds, wherever it was made.
  await two.goto(action);
  // As the page comes none is ticked: what is kept is shown by a script.
  await expect(box(two, 0)).toBeChecked();
  const untold = synced(two, "PUT");
  await box(two, 0).uncheck();
  await untold;
  const three = await newPage(browser);
  await signInFully(three, email);
  await three.goto(action);
  await expect(box(three, 2)).toBeChecked();
  await expect(box(three, 0)).not.toBeChecked();
  for (const page of [one, two, three]) await page.context().close();
});

test("what another browser saves or takes off comes here, though the token has ended", async ({
  browser,
}) => {
  const email = freshEmail();
  const [one, two] = await Promise.all([newPage(browser), newPage(browser)]);
  const rows = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Remove: / });
  for (const page of [one, two]) await signInFully(page, email);
  // As after a minute on public pages, which renew no token.
  const endToken = async () => {
    for (const { name } of (await two.context().cookies()).filter((each) =>
      each.name.startsWith("__session"),
    ))
      await two.context().clearCookies({ name });
  };

  await two.goto(action);
  const toldByTwo = synced(two, "PUT");
  await two.getByRole("button", { name: tools.save, exact: true }).click();
  await toldByTwo;
  await one.goto(otherAction);
  const toldByOne = synced(one, "PUT");
  await one.getByRole("button", { name: tools.save, exact: true }).click();
  await toldByOne;
  await endToken();
  await two.goto("/saved");
  await expect(rows(two)).toHaveCount(2);

  await one.goto("/saved");
  await expect(rows(one)).toHaveCount(2);
  for (const left of [1, 0]) {
    const untold = synced(one, "PUT");
    await rows(one).first().click();
    await expect(rows(one)).toHaveCount(left);
    await untold;
  }
  await endToken();
  await two.goto("/saved");
  await expect(rows(two)).toHaveCount(0);
  for (const page of [one, two]) await page.context().close();
});

test("what one account keeps does not pass to another that signs in on the same browser", async ({
  browser,
}) => {
  const page = await newPage(browser);
  await page.goto(action);
  await tick(page, 0);
  await signIn(page);
  const second = () => Math.floor(Date.now() / 1_000);
  const first = second();
  const told = synced(page, "PUT");
  await page.goto(action);
  await told;
  await page.waitForFunction(() => localStorage.getItem("lantern-synced"));
  // One sign-in is told from another by its second, in which nobody signs in twice.
  await expect.poll(second).toBeGreaterThan(first);
  // Read before the page has it, which may go on to another at once and take the answer along.
  const asked = new Promise<object>((resolve) => {
    void page.route(`${siteUrl}/api/progress`, async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const answer = await route.fetch();
      // While one session takes the place of another, a token may be refused once; the page asks again.
      if (answer.ok()) resolve(((await answer.json()) as { entries: object }).entries);
      await route.fulfill({ response: answer });
    });
  });
  await signInFully(page);
  expect(await asked).toEqual({});
  const answer = await page.request.get("/api/progress");
  expect(((await answer.json()) as { entries: object }).entries).toEqual({});
  // The page may be asking once more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
});

test("the list asks the account once for as long as its page is open", async ({ page }) => {
  await signInFully(page);
  await page.waitForFunction(() => localStorage.getItem("lantern-synced"));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/progress")) asked.push(request.method());
  });
  const answered = synced(page, "GET");
  await page.goto("/saved");
  await answered;
  // Longer than ticks are waited for that go together.
  await page.waitForTimeout(3_000);
  expect(asked).toEqual(["GET"]);
});

test.describe("an account that leaves this browser", () => {
  // For so long whoever leaves waits for the account and for the sign-in service, and for no longer, whatever is busy.
  test.beforeEach(({ page }) => stopTimers(page, 1_500, 4_000));
  const keptHere = (page: Page) =>
    page.evaluate(async () => ({
      keys: Object.keys(localStorage)
        .filter((key) => /^lantern-(?:saved|progress|changes|synced)$/.test(key))
        .toSorted(),
      copies: (await caches.keys()).filter((name) => name.startsWith("lantern-saved-")),
    }));
  const nothing = { keys: [], copies: [] };
  /** Signs in, ticks a step and saves the piece, all of which reaches the account. */
  async function keepInAccount(page: Page, email: string): Promise<void> {
    await signInFully(page, email);
    await page.goto(action);
    const told = synced(page, "PUT");
    await tick(page, 0);
    await page.getByRole("button", { name: tools.save, exact: true }).click();
    await told;
    await expect.poll(async () => (await keptHere(page)).copies.length).toBe(1);
    await expect
      .poll(async () => {
        const answer = await getAsUser(page, "/api/progress");
        const { entries = {} } = (await answer.json()) as { entries?: object };
        return Object.keys(entries).length;
      })
      .toBe(2);
  }
  const expectNothing = async (page: Page) => {
    await page.goto("/saved");
    await expect(page.getByText(list.empty.title)).toBeVisible();
    await page.goto(action);
    await expect(page.getByRole("button", { name: tools.save, exact: true })).toBeVisible();
    await expect(box(page, 0)).not.toBeChecked();
  };

  test("takes its list, ticks and copies along as it signs out, and has them again", async ({ page }) => {
    const email = freshEmail();
    await keepInAccount(page, email);
    await page.goto("/settings");
    await signOut(page);
    expect(await keptHere(page)).toEqual(nothing);
    await expectNothing(page);
    // Whoever comes next, at once, sees nothing of it.
    await signInFully(page);
    await expectNothing(page);
    await page.goto("/settings");
    await signOut(page);
    await signInFully(page, email);
    await page.goto(action);
    await expect(box(page, 0)).toBeChecked();
    await expect(page.getByRole("button", { name: tools.unsave })).toBeVisible();
  });

  test("is told the last tick first", async ({ page }) => {
    const email = freshEmail();
    await signInFully(page, email);
    await page.route(`${siteUrl}/api/progress`, (route) => route.abort());
    await page.goto(action);
    await tick(page, 1);
    await page.goto("/settings", { waitUntil: "networkidle" });
    await page.unroute(`${siteUrl}/api/progress`);
    await signOut(page);
    expect(await keptHere(page)).toEqual(nothing);
    await signInFully(page, email);
    await page.goto(action);
    await expect(box(page, 1)).toBeChecked();
  });

  test("takes them along on the next page when the form was posted as without JavaScript", async ({
    page,
  }) => {
    await keepInAccount(page, freshEmail());
    const posted = await page.request.post("/api/account/sign-out", {
      form: { locale: "en" },
      headers: { origin: siteUrl },
    });
    expect(posted.ok()).toBe(true);
    await page.goto("/");
    await expect.poll(() => keptHere(page)).toEqual(nothing);
    await expectNothing(page);
  });

  test("takes them along as it is deleted, for good", async ({ page }) => {
    const { settings } = account;
    await keepInAccount(page, freshEmail());
    await page.goto("/settings");
    await page.getByText(settings.account, { exact: true }).first().click();
    await page.getByLabel(settings.accountConfirm).check();
    await page.getByRole("button", { name: settings.account, exact: true }).click();
    await page.waitForURL("/account-deleted");
    expect(await keptHere(page)).toEqual(nothing);
    await expectNothing(page);
  });
});

test("a reader without an account keeps everything, whoever's page is left", async ({ page }) => {
  await page.goto(action);
  await tick(page, 0);
  await page.context().addCookies([{ name: "__client_uat", value: "0", url: siteUrl }]);
  await page.goto("/");
  await page.context().clearCookies();
  await page.goto(action);
  await expect(box(page, 0)).toBeChecked();
});

test("signed out, nothing is asked of the account", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(action);
  await tick(page, 0);
  await page.goto(otherAction);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /\/api\/progress|__clerk/.test(url))).toEqual([]);
});

test("the endpoint keeps each user's progress apart and refuses what no browser of ours sends", async ({
  browser,
  request,
}) => {
  const page = await newPage(browser);
  await signIn(page);
  await page.goto("/getting-started");
  const headers = { origin: siteUrl };
  const { owner } = (await (await page.request.get("/api/progress")).json()) as { owner: string };
  const entries = { "read /micro-briefs/x": { on: true, at: 5 } };
  const put = (data: object, more: Record<string, string> = headers) =>
    page.request.put("/api/progress", { data, headers: more });
  expect(await (await put({ owner, entries })).json()).toEqual({ owner, entries });
  expect((await put({ owner: "somebody else", entries })).status()).toBe(409);
  expect((await put({ owner, entries: { "read /settings": { on: true, at: 5 } } })).status()).toBe(400);
  expect((await put({ owner, entries }, { origin: "https://evil.example" })).status()).toBe(403);
  expect((await request.get("/api/progress")).status()).toBe(401);
  expect((await request.put("/api/progress", { data: { owner, entries }, headers })).status()).toBe(401);
  const other = await newPage(browser);
  await signIn(other);
  await other.goto("/getting-started");
  expect(await (await other.request.get("/api/progress")).json()).toMatchObject({ entries: {} });
  await page.context().close();
  await other.context().close();
});
