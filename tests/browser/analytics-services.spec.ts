import { expect, test, type Page } from "@playwright/test";
import words from "@/messages/en/privacy.json" with { type: "json" };
import { collectedSite } from "@/tests/support/sites/collected-site";
import { turnAway, visitWithConsent, watchCalls } from "@/tests/support/browser/consent";
import { holdBack } from "@/tests/support/browser/wake";
import { stored } from "@/tests/support/browser/stored";

const brief = "/micro-briefs/group-chat-you-cant-leave";
const { site, collector } = collectedSite({ NEXT_PUBLIC_VERCEL_ANALYTICS: "true" });

const button = (page: Page, name: string) =>
  page.getByRole("region", { name: words.bar.label }).getByRole("button", { name, exact: true });
const anonIdOf = (page: Page) => stored(page, "anon_id");

/** Visits until the visitor is known and Segment's library has come up, which its own id shows. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  await expect
    .poll(() =>
      page.evaluate(() => [localStorage.getItem("anon_id"), localStorage.getItem("ajs_anonymous_id")]),
    )
    .not.toContain(null);
}

test("before consent neither service is asked for anything", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const called = await watchCalls(page);
  await page.goto(site.url + brief, { waitUntil: "networkidle" });
  await expect(button(page, words.bar.accept)).toBeVisible();
  await turnAway(page);
  expect(await called()).toEqual([]);
  expect(
    asked.filter((url) => !url.startsWith(site.url) || /_vercel|analytics|api\/services/.test(url)),
  ).toEqual([]);
});

test("Segment's library tells its collector of pages and events, under the visitor's own id", async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(event.blockedURI),
    ),
  );
  await visitWithConsent(page, "true");
  await open(page, "/how-it-works?token=secret#next=%2Fcalls%3Fticket%3Dsecret");
  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  await turnAway(page);
  await expect
    .poll(() => collector().taken.map(({ type, event, name }) => event ?? name ?? type))
    .toContain("CTA Clicked");
  const anonId = await anonIdOf(page);
  expect([...new Set(collector().taken.map((one) => one.anonymousId))]).toEqual([anonId]);
  expect(collector().taken.find(({ type }) => type === "page")).toMatchObject({
    name: "How It Works",
    properties: { path: "/how-it-works", search: "?token=***" },
  });
  expect(collector().taken.find(({ event }) => event === "CTA Clicked")?.properties).toMatchObject({
    ctaName: "Subscribe",
    ctaLocation: "header",
    path: "/how-it-works",
  });
  expect(collector().batches.every(({ path, size }) => path === "/v1/b" && size <= 10)).toBe(true);
  expect(JSON.stringify(collector().taken)).not.toContain("secret");
  expect(violations).toEqual([]);
});

test("withdrawing holds back what the library still keeps, and takes its cookies away", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "true");
  await open(page, brief);
  expect((await context.cookies()).map(({ name }) => name)).toContain("ajs_anonymous_id");
  await page.getByRole("contentinfo").getByRole("link", { name: words.choices.title }).click();
  await button(page, words.bar.reject).waitFor();
  // What the visit began with leaves by itself; what is pressed from here on would five seconds later.
  await expect.poll(() => collector().taken.length).toBeGreaterThan(0);
  const before = collector().batches.length;
  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  await button(page, words.bar.reject).click();
  await turnAway(page);
  await page.goto(`${site.url}/about`, { waitUntil: "networkidle" });
  // Told by the page that was left, or by this one when it has nothing better to do.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["csrftoken"]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["gdpr_consent"]);
  expect(collector().batches.length).toBe(before);
});

test("a no while a service is still loading keeps it from being asked for anything", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const letCome = await holdBack(page, /\/(segment|vercel-analytics)-[^/]*\.js$/);
  await page.goto(site.url + brief, { waitUntil: "networkidle" });
  const loading = page.waitForRequest(/\/vercel-analytics-/);
  await button(page, words.bar.accept).click();
  await loading;
  await page.getByRole("contentinfo").getByRole("link", { name: words.choices.title }).click();
  await expect(page.getByText(words.choices.given)).toBeVisible();
  await button(page, words.bar.reject).click();
  letCome();
  await page.waitForTimeout(1_000);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["csrftoken"]);
  expect(asked.filter((url) => url.includes("_vercel") || url.startsWith(collector().url))).toEqual([]);
});

test("an old advertisement's number in the address is not kept, and no link says who its reader is", async ({
  page,
  context,
}) => {
  await visitWithConsent(page, "true");
  await open(page, "/how-it-works?btid=77&ajs_uid=somebody&ajs_trait_email=a@example.org");
  await turnAway(page);
  await expect.poll(() => collector().taken.map(({ name }) => name)).toContain("How It Works");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("s%3Acontext.referrer");
  expect(collector().taken.filter(({ userId, type }) => userId || type === "identify")).toEqual([]);
});

for (const behaviour of ["fail", "hang"] as const)
  test(`a collector that will ${behaviour} changes nothing for the reader`, async ({ page }) => {
    collector().behave(behaviour);
    await visitWithConsent(page, "true");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await open(page, brief);
    await turnAway(page);
    await expect.poll(() => collector().batches.length).toBeGreaterThan(0);
    await page.getByRole("banner").getByRole("link", { name: "Glossary" }).click();
    await page.waitForURL(/glossary/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".toast")).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test("a service whose code is blocked is missing, and the others go on", async ({ page }) => {
  await page.route("**/_vercel/**", (route) => route.abort("blockedbyclient"));
  await visitWithConsent(page, "true");
  await open(page, "/about");
  await turnAway(page);
  await expect.poll(() => collector().taken.map(({ name }) => name)).toContain("About");
});

test("Vercel Analytics gets views and events through its own script, with consent", async ({ page }) => {
  // The script as Vercel's platform would serve it: here it only looks at what it was handed.
  await page.route("**/_vercel/insights/script.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.vercelRan = true;" }),
  );
  await visitWithConsent(page, "true");
  await open(page, brief);
  await expect.poll(() => page.evaluate(() => (window as { vercelRan?: boolean }).vercelRan)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  const handed = () =>
    page.evaluate(() =>
      ((window as { vaq?: [string, { path?: string; name?: string }][] }).vaq ?? []).map(
        ([kind, given]) => `${kind} ${given.path ?? given.name ?? ""}`,
      ),
    );
  await expect.poll(handed).toContain("event CTA Clicked");
  await expect.poll(handed).toContain(`pageview ${brief}`);
});
