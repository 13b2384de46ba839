import { expect, test, type Page } from "@playwright/test";
import { collectedSite } from "@/tests/support/sites/collected-site";
import { tellTale, turnAway, visitWithConsent, watchCalls } from "@/tests/support/browser/consent";
import { freshEmail, signIn } from "@/tests/support/browser/sign-in";
import { hasGoneQuiet } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const { site, collector } = collectedSite();

const linked = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/analytics/link"));
const steps = () => collector().taken.map(({ type, event }) => (type === "track" ? event : type));

/** Signs out as another page of this browser does it. */
const signOutElsewhere = async (page: Page) => {
  for (const name of [/^__session/, /^__client/]) await page.context().clearCookies({ name });
};

/** Signs out so, and leaves the visitor here. */
const leave = async (page: Page) => {
  await signOutElsewhere(page);
  await page.goto("about:blank");
  // Clerk's code may have renewed the token before the page had gone.
  await signOutElsewhere(page);
};

/** Reads as a visitor who is known, and whose visit has been kept. */
async function read(page: Page): Promise<string> {
  const kept = page.waitForResponse((response) => response.url().endsWith("/api/analytics/events"));
  await page.goto(`${site.url}/how-it-works`);
  expect((await kept).status()).toBe(202);
  return (await stored(page, "anon_id")) ?? "";
}

test("who signs in takes their earlier visits along, and the services learn who they are in order", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const anonId = await read(page);
  const { id, email } = await signIn(page, freshEmail(), site.url);
  const linking = linked(page);
  await page.goto(`${site.url}/getting-started`);
  const answer = await linking;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    success: true,
    already_linked: false,
    profiles_linked: 1,
    has_anonymous_data: true,
  });
  await expect
    .poll(() => collector().taken.filter(({ type }) => type === "identify").length, { timeout: 20_000 })
    .toBe(2);
  const aliased = collector().taken.find(({ type }) => type === "alias");
  expect(aliased).toMatchObject({ previousId: anonId, userId: id });
  expect(steps().indexOf("alias")).toBeLessThan(steps().indexOf("identify"));
  const [first, second] = collector().taken.filter(({ type }) => type === "identify");
  expect(first).toMatchObject({ userId: id, traits: { email, clerk_user_id: id } });
  expect(second?.traits).toMatchObject({ has_anonymous_data: true });
  await expect
    .poll(() => steps().filter((step) => step === "User Signed Up" || step === "User Logged In"))
    .toHaveLength(1);

  // Known and linked: neither is said again.
  const again: string[] = [];
  page.on("request", (request) => again.push(request.url()));
  await page.clock.install();
  await page.goto(`${site.url}/getting-started`, { waitUntil: "networkidle" });
  await page.clock.runFor(10_000);
  await hasGoneQuiet(page);
  expect(again.filter((url) => url.endsWith("/api/analytics/link"))).toEqual([]);
});

test("signing out begins anew: the user is forgotten, and who reads on is a new visitor", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const anonId = await read(page);
  await signIn(page, freshEmail(), site.url);
  const linking = linked(page);
  await page.goto(`${site.url}/getting-started`);
  await linking;
  await expect.poll(() => stored(page, "lantern-visit-user")).not.toBeNull();
  // All that is to be told of the user: what waits is sent as the page is left, and may come after it.
  await expect.poll(() => steps(), { timeout: 20_000 }).toContain("User Signed Up");
  await expect.poll(() => steps().filter((step) => step === "identify").length).toBe(2);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/faq`, { waitUntil: "networkidle" });
  await expect.poll(() => collector().taken.map(({ name }) => name), { timeout: 20_000 }).toContain("Faq");
  await leave(page);
  collector().taken.length = 0;
  await page.goto(site.url, { waitUntil: "networkidle" });
  await expect.poll(() => stored(page, "lantern-visit-user")).toBeNull();
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  expect(await stored(page, "anon_id")).not.toBe(anonId);
  // A page that was open meanwhile goes on, and no longer as the user.
  await other.evaluate(() => history.pushState(null, "", "/faq?again=1"));
  await expect
    .poll(
      () =>
        collector()
          .taken.filter(({ type }) => type === "page")
          .map(({ name }) => name),
      {
        timeout: 20_000,
      },
    )
    .toEqual(expect.arrayContaining(["Home", "Faq"]));
  expect(collector().taken.filter(({ userId }) => userId)).toEqual([]);
  // The library writes down that it knows of nobody.
  const known = await page.evaluate(() =>
    Object.entries(localStorage).filter(
      ([key, value]) => key.startsWith("ajs_user") && !["null", "{}"].includes(value as string),
    ),
  );
  expect(known).toEqual([]);
});

test("who signs out and leaves before a service has come up is not told of by later pages", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  await read(page);
  await signIn(page, freshEmail(), site.url);
  await page.goto(`${site.url}/getting-started`);
  await expect.poll(() => stored(page, "ajs_user_traits"), { timeout: 20_000 }).toContain("@");
  await leave(page);
  await page.route("**/segment-*.js", (route) => route.abort());
  await page.goto(site.url, { waitUntil: "networkidle" });
  await expect.poll(() => stored(page, "lantern-visit-user")).toBeNull();
  await page.unroute("**/segment-*.js");
  collector().taken.length = 0;
  await page.goto(`${site.url}/about`, { waitUntil: "networkidle" });
  await expect.poll(() => collector().taken.map(({ name }) => name), { timeout: 20_000 }).toContain("About");
  expect(collector().taken.filter(({ userId }) => userId)).toEqual([]);
});

test("who signs in after another is told of under their own name alone, from the first page on", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  await read(page);
  const first = await signIn(page, freshEmail(), site.url);
  const linking = linked(page);
  await page.goto(`${site.url}/getting-started`);
  await expect.poll(() => steps(), { timeout: 20_000 }).toContain("User Signed Up");
  await linking;
  // All that is to be told of the first: what waits is sent as the page is left, and may come after it.
  await expect.poll(() => steps().filter((step) => step === "identify").length).toBe(2);
  await leave(page);
  collector().taken.length = 0;
  const second = await signIn(page, freshEmail(), site.url);
  await page.goto(`${site.url}/getting-started`);
  await expect.poll(() => steps(), { timeout: 20_000 }).toContain("User Signed Up");
  expect(collector().taken.filter(({ userId }) => userId === first.id)).toEqual([]);
  expect(collector().taken.find(({ event }) => event === "User Signed Up")).toMatchObject({
    userId: second.id,
  });
});

test("what a user did last before they signed out is not the next one's", async ({ page }) => {
  await visitWithConsent(page, "true");
  await read(page);
  await signIn(page, freshEmail(), site.url);
  await page.goto(`${site.url}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => stored(page, "lantern-visit-user")).not.toBeNull();
  await page.evaluate(() => history.pushState(null, "", "/profile?mine=1"));
  await signOutElsewhere(page);
  // As a router does that notes its state where it is.
  await page.evaluate(() => history.replaceState(history.state, "", location.href));
  await leave(page);
  await signIn(page, freshEmail(), site.url);
  const linking = linked(page);
  await page.goto(`${site.url}/getting-started`);
  expect((await linking).status()).toBe(200);
  const data = await page.request.get(`${site.url}/api/visitor/data`);
  expect(await data.text()).not.toContain("/profile");
});

test("without consent a sign-in is nobody's business but the product's", async ({ page }) => {
  await visitWithConsent(page, "false");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const called = await watchCalls(page);
  await signIn(page, freshEmail(), site.url);
  await page.goto(`${site.url}/getting-started`, { waitUntil: "networkidle" });
  await turnAway(page);
  expect(
    [...asked, ...(await called())].filter((url) => tellTale.test(url) || url.startsWith(collector().url)),
  ).toEqual([]);
});
