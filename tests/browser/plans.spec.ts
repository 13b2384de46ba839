/** Plans that are sold, from the limit that is reached to the plan that is bought, and what becomes of it. */
import { spawnSync } from "node:child_process";
import { expect, test, type Page } from "@playwright/test";
import account from "@/messages/en/account.json" with { type: "json" };
import calls from "@/messages/en/calls.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { siteEnv } from "@/scripts/site-under-test";
import { asServer } from "@/tests/support/programs/as-server";
import { axeFaults } from "@/tests/support/browser/axe";
import { endOfCall, enter, numberFor, someBusinesses, startCall } from "@/tests/support/browser/calls";
import { endedWithTests } from "@/tests/support/machine/ended-with-tests";
import { freePort } from "@/tests/support/machine/free-port";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";
import { ownSite } from "@/tests/support/sites/own-site";
import { startStripe, stripeMessage, type StripeApi } from "@/tests/support/services/stripe-api";

const { plan: month, upgrade } = account;
const { shop } = upgrade;

let stripe: StripeApi;
const begin = endedWithTests();
const site = ownSite(async () => {
  stripe = await startStripe();
  return selling();
});
test.afterAll(() => stripe.stop());
test.beforeEach(() => stripe.behave("work"));

async function selling() {
  const port = await freePort();
  return {
    ...stripe.env,
    PORT: String(port),
    // Stripe's pages lead back to the public address.
    LANTERN_BASE_URL: `http://localhost:${port}`,
    FREE_CALLS_A_MONTH: "1",
    LOG_LEVEL: "debug",
  };
}

const fact = (page: Page, term: string) =>
  page
    .getByRole("main")
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator("xpath=following-sibling::dd");
const buy = (page: Page, plan: "family" | "household" = "family") =>
  page.getByRole("button", { name: shop.buy.replace("{plan}", upgrade.plans[plan].name) });
const pay = (page: Page) => page.getByRole("button", { name: "Pay" }).click();
const customerOfLast = () => [...stripe.customers.keys()].at(-1) ?? "";

/**
 * Waits until the page to which paying leads says so. It waits for what Stripe knows as well, for five seconds, and is then drawn
 * for good: its reader looks again.
 */
async function expectThanks(page: Page, text: string): Promise<void> {
  const thanks = page.getByRole("status").filter({ hasText: text });
  await expect(async () => {
    await expect(thanks)
      .toBeVisible({ timeout: 6_000 })
      .catch(async (error: unknown) => {
        await page.reload();
        throw error;
      });
  }).toPass();
}

/** Signs a new user in, and has them buy a plan. Returns the customer that Stripe knows them as. */
async function subscribe(page: Page): Promise<string> {
  await enter(page, freshEmail(), site.url);
  await page.goto(`${site.url}/upgrade`);
  await buy(page).click();
  await pay(page);
  await expectThanks(page, "Your plan is Family now.");
  return customerOfLast();
}

async function tell(object: Record<string, unknown>, id?: string) {
  const { body, headers } = await stripeMessage({ object, ...(id === undefined ? {} : { id }) });
  const answer = await fetch(`${site.url}/api/billing/webhook`, { method: "POST", body, headers });
  return { status: answer.status, body: (await answer.json()) as { applied?: boolean } };
}
const tellOf = (customer: string, id?: string) => tell({ object: "subscription", customer }, id);

/** Opens the page of plans until it says what is expected: what a message tells is asked for in the background. */
const comeToSay = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.goto(`${site.url}/upgrade`);
    await expect(page.getByRole("main")).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

test("the last call of a month, the plan that is bought, and the calls that come with it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter(page, freshEmail(), site.url);
  const [first, second] = await someBusinesses(page, site.url);
  await page.goto(`${site.url}/business/${second?.id ?? ""}`);
  await expect(page.getByText(/^1 call left of the 1 /)).toBeVisible();

  // Two at once for the last call: one is made.
  const asked = await Promise.all(
    [first, second].map((business) =>
      startCall(page, { businessId: business?.id, callbackNumber: numberFor("busy") }, site.url),
    ),
  );
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 429]);
  const made = asked.find(({ status }) => status === 201)?.id ?? "";
  await endOfCall(page, made, site.url);

  await page.goto(`${site.url}/business/${second?.id ?? ""}`);
  await expect(page.getByText(/^No calls are left of the 1 /)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`${site.url}/call/${made}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: calls.detail.retry }).click();
  await page.getByRole("button", { name: calls.detail.retryConfirm }).click();
  const used = calls.limits.month.replace("{page}", shell.items.upgrade);
  await expect(page.getByText(used)).toBeVisible();

  await page.goto(`${site.url}/business/${second?.id ?? ""}`);
  await page.getByRole("link", { name: month.see }).click();
  await expect(fact(page, month.used)).toHaveText("1 of 1");
  await expect(page.getByText("$9.50", { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await buy(page).click();
  await expect(page.getByRole("heading", { name: "Hosted page" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(fact(page, month.name)).toHaveText(upgrade.plans.free.name);
  await buy(page).click();
  await pay(page);
  await expectThanks(page, "Your plan is Family now.");
  await expect(fact(page, month.name)).toHaveText(upgrade.plans.family.name);
  await expect(fact(page, month.used)).toHaveText("0 of 40");
  await expect(buy(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  const again = await startCall(page, { businessId: second?.id }, site.url);
  expect(again.status).toBe(201);
  await page.goto(`${site.url}/business/${second?.id ?? ""}`);
  await expect(page.getByText(/^39 calls left of the 40 /)).toBeVisible();

  await page.goto(`${site.url}/upgrade`);
  await page.getByRole("button", { name: shop.manage }).click();
  await page.getByRole("link", { name: "Return" }).click();
  await expect(fact(page, month.used)).toHaveText("1 of 40");
  await expect(page).toHaveURL(`${site.url}/upgrade`);
});

test("when calls are new is told in the reader's own time zone, and without scripts in UTC", async ({
  browser,
}) => {
  for (const [timezoneId, javaScriptEnabled, hour] of [
    ["America/Los_Angeles", true, /^\w+ (?:30|31|28|29), \d{4} at [45]:00\sPM$/],
    ["Asia/Tokyo", false, /^\w+ 1, \d{4} at 12:00\sAM UTC$/],
  ] as const) {
    const context = await browser.newContext({ timezoneId, javaScriptEnabled });
    const page = await context.newPage();
    await enter(page, freshEmail(), site.url);
    await page.goto(`${site.url}/upgrade`);
    await expect(fact(page, month.renews)).toHaveText(hour);
    await context.close();
  }
});

test("a plan that is canceled, not paid, paid, and gone is told as Stripe has it, in whatever order its messages come", async ({
  page,
}) => {
  const customer = await subscribe(page);
  const subscription = [...stripe.subscriptions.values()].find((one) => one.customer === customer);
  if (!subscription) throw new Error("nothing was bought");

  subscription.cancelAt = subscription.to;
  expect(await tellOf(customer, "evt_canceled")).toEqual({ status: 200, body: { applied: true } });
  await comeToSay(page, /You have canceled this plan\. It stays yours until/);
  await page.goto(`${site.url}/settings`);
  await expect(page.getByText(shop.deletionEnding)).toBeVisible();
  expect(await tellOf(customer, "evt_canceled")).toEqual({ status: 200, body: { applied: false } });

  // It was taken back, and then the payment failed. The message of before comes last, and Stripe is away at first.
  subscription.cancelAt = null;
  subscription.status = "past_due";
  stripe.behave(503, 503, "work");
  await tellOf(customer);
  await comeToSay(page, /did not go through\. The plan stays yours until/);
  expect(await axeFaults(page)).toEqual([]);
  await tell({ object: "subscription", customer, status: "active", cancel_at: 1 });
  await comeToSay(page, /did not go through\. The plan stays yours until/);

  // A refund alone leaves the plan as it is.
  subscription.status = "active";
  await tell({ object: "charge", customer, refunded: true });
  await expect(async () => {
    await page.goto(`${site.url}/upgrade`);
    await expect(page.getByText(/did not go through/)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(fact(page, month.name)).toHaveText(upgrade.plans.family.name);

  // Paused, it is not said to be owed.
  subscription.status = "paused";
  await tellOf(customer);
  await comeToSay(page, month.paused);
  await expect(page.getByRole("button", { name: shop.manage })).toBeVisible();

  subscription.status = "canceled";
  await tellOf(customer);
  await comeToSay(page, shop.buy.replace("{plan}", upgrade.plans.family.name));
  await expect(fact(page, month.name)).toHaveText(upgrade.plans.free.name);
});

/** Starts a site of its own, whose operator gives Household to a user who has signed in. */
async function grantedHousehold(page: Page, more: Record<string, string>) {
  const folder = begin(dataFolderWithDatabase());
  const env = { ...more, LANTERN_DATA_DIR: folder.path };
  const before = await startSite(env);
  const { id } = await signIn(page, freshEmail(), before.url);
  // The embedded database belongs to one process.
  await before.stop();
  const line = [...asServer, "scripts/plans.ts", "grant", id, "household"];
  const granted = spawnSync(process.execPath, line, {
    env: { ...process.env, ...siteEnv, ...env },
    encoding: "utf8",
  });
  expect(granted).toMatchObject({ status: 0 });
  return begin(await startSite(env));
}

test("a plan that is given while everybody has every call takes none of them away", async ({ page }) => {
  const port = await freePort();
  const { url } = await grantedHousehold(page, {
    PORT: String(port),
    LANTERN_BASE_URL: `http://localhost:${port}`,
  });
  await page.goto(`${url}/upgrade`);
  await expect(page.getByText(month.given)).toBeVisible();
  await expect(fact(page, month.name)).toHaveText(upgrade.plans.household.name);
  await expect(fact(page, month.used)).toHaveCount(0);
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: upgrade.plans.household.name }) });
  await expect(card).toContainText(upgrade.allCalls);
});

test("a plan that is bought beside a larger one that was given is confirmed, and told by its own name", async ({
  page,
}) => {
  const { url } = await grantedHousehold(page, await selling());

  await page.goto(`${url}/settings`);
  await expect(page.getByText(shop.deletionEnding)).toBeVisible();
  await page.goto(`${url}/upgrade`);
  await expect(page.getByText(month.given)).toBeVisible();
  await buy(page).click();
  await pay(page);
  const family = upgrade.plans.family.name;
  await expectThanks(page, shop.boughtBeside.replace("{plan}", family));
  await expect(fact(page, month.name)).toHaveText(upgrade.plans.household.name);
  await expect(fact(page, family)).toHaveCount(0);

  const subscription = [...stripe.subscriptions.values()].at(-1);
  if (!subscription) throw new Error("nothing was bought");
  subscription.cancelAt = subscription.to;
  await page.goto(`${url}/upgrade?saved=portal`);
  await expect(fact(page, family)).toContainText("You have canceled this plan. It stays yours until");
  await expect(page.getByText(month.given)).toBeVisible();
  subscription.cancelAt = null;
  subscription.status = "past_due";
  await page.goto(`${url}/upgrade?saved=portal`);
  await expect(fact(page, family)).toContainText("did not go through. The plan stays yours until");
  expect(await axeFaults(page)).toEqual([]);
});

test("a message by nobody, or from before, is refused", async () => {
  const object = { object: "subscription", customer: "cus_x" };
  const send = async ({ body, headers }: Awaited<ReturnType<typeof stripeMessage>>) =>
    (await fetch(`${site.url}/api/billing/webhook`, { method: "POST", body, headers })).status;
  expect(await send(await stripeMessage({ object }, { secret: "whsec_of_another" }))).toBe(401);
  expect(await send(await stripeMessage({ object }, { at: new Date(Date.now() - 6 * 60_000) }))).toBe(401);
  const good = await stripeMessage({ object });
  expect(await send({ ...good, body: good.body.replace("cus_x", "cus_y") })).toBe(401);
  expect((await fetch(`${site.url}/api/billing/webhook`, { method: "POST", body: "{}" })).status).toBe(401);
  expect(await send(good)).toBe(200);
});

test("while Stripe is away nothing is sold, and it is said that nothing was charged", async ({ page }) => {
  await enter(page, freshEmail(), site.url);
  await page.goto(`${site.url}/upgrade`);
  stripe.behave(503);
  await buy(page).click();
  await expect(page.getByRole("alert").filter({ hasText: shop.failed })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  stripe.behave("work");
  await buy(page).click();
  await expect(page.getByRole("heading", { name: "Hosted page" })).toBeVisible();
});

test("deleting the account ends the subscription and deletes the customer, as soon as Stripe can be reached", async ({
  page,
}) => {
  const customer = await subscribe(page);
  await page.goto(`${site.url}/settings`);
  await expect(page.getByText(shop.deletion.replace("{page}", shell.items.upgrade))).toBeVisible();
  stripe.behave(503, 503, 503, 503, "work");
  const deleted = await page.request.post(`${site.url}/api/account/delete`, {
    data: { confirmed: "yes" },
    headers: { origin: site.url },
  });
  expect(deleted.status()).toBe(204);
  await expect.poll(() => stripe.customers.get(customer)?.isDeleted, { timeout: 60_000 }).toBe(true);
  expect([...stripe.subscriptions.values()].filter((one) => one.customer === customer)).toMatchObject([
    { status: "canceled" },
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan is bought and managed", async ({ page }) => {
    const customer = await subscribe(page);
    await page.getByRole("button", { name: shop.manage }).click();
    await page.getByRole("link", { name: "Return" }).click();
    await expect(fact(page, month.name)).toHaveText(upgrade.plans.family.name);
    expect([...stripe.subscriptions.values()].filter((one) => one.customer === customer)).toHaveLength(1);
  });
});

test("nobody signed out, and no other site, opens a page to pay on", async ({ page, request }) => {
  const post = (by: typeof request, path: string, origin = site.url) =>
    by.post(`${site.url}/api/account/${path}`, { data: { plan: "family" }, headers: { origin } });
  for (const path of ["checkout", "portal"]) expect((await post(request, path)).status(), path).toBe(401);
  await enter(page, freshEmail(), site.url);
  expect((await post(page.request, "checkout", "https://evil.example")).status()).toBe(403);
  expect((await post(page.request, "portal")).status()).toBe(404);
  const wrong = await page.request.post(`${site.url}/api/account/checkout`, {
    data: { plan: "gold" },
    headers: { origin: site.url },
  });
  expect(wrong.status()).toBe(400);
});

test("Stripe is told nothing of a user, and the log no secret and no name", async ({ page }) => {
  const email = freshEmail();
  await enter(page, email, site.url);
  await page.goto(`${site.url}/upgrade`);
  await buy(page, "household").click();
  await pay(page);
  const told = stripe.received.map(({ raw }) => raw).join("\n");
  expect(told).not.toContain(email);
  expect(told).not.toMatch(/user_|sess_|lantern\.example|2025550/);
  expect(site.log()).not.toMatch(/sk_test_of|whsec_of|cus_\d|user_[a-z\d]{10}/);
});
