import { expect, test, type Page, type Request } from "@playwright/test";
import calls from "@/messages/en/calls.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import { enter, numberFor } from "@/tests/support/browser/calls";
import {
  isCounting,
  tellTale,
  turnAway,
  visitWithConsent,
  watchCalls,
} from "@/tests/support/browser/consent";
import { freshEmail } from "@/tests/support/browser/sign-in";
import { ownSite } from "@/tests/support/sites/own-site";
import { stored } from "@/tests/support/browser/stored";

type Sent = {
  event_type: string;
  event_name: string;
  event_data: Record<string, unknown>;
  url: string;
  timestamp: string;
};

const brief = "/micro-briefs/group-chat-you-cant-leave";
const site = ownSite();

const isBatch = (request: Request) => request.url().endsWith("/api/analytics/events");

/** Collects what the page sends to our backend, from now on. */
function sentBy(page: Page) {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    if (isBatch(request)) sent.push(...(request.postDataJSON() as { events: Sent[] }).events);
  });
  return {
    all: sent,
    named: (name: string) => sent.filter(({ event_name }) => event_name === name),
    views: () => sent.filter(({ event_type }) => event_type === "page_view").map((one) => one.event_name),
  };
}

/**
 * What the server has kept of this page's visitor, and of the user where one is signed in:
 * also what left as a page was left, which a browser tells no test.
 */
async function keptOf(page: Page): Promise<{ name: string; data: Record<string, unknown> }[]> {
  const anonId = await stored(page, "anon_id");
  const answer = await page.request.get(`${site.url}/api/visitor/data`, {
    headers: { "X-Anon-Id": anonId ?? "" },
  });
  type Kept = { event_name: string; event_data: Record<string, unknown> };
  type Part = { analytics: { events: Kept[] } } | null | undefined;
  const { visitor, user } = (await answer.json()) as { visitor: Part; user: Part };
  return [visitor, user]
    .flatMap((part) => part?.analytics.events ?? [])
    .map((kept) => ({ name: kept.event_name, data: kept.event_data }));
}

/** Asked for now and then: a reader may not ask for their data all the time. */
const patiently = { intervals: [1_000, 3_000, 5_000], timeout: 20_000 };

/** Visits with consent and waits until the visit was taken, and what happens on the page is. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
  await isCounting(page);
}

test("page views carry the page's name and where the reader came from, and the server keeps them", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const sent = sentBy(page);
  const accepted: unknown[] = [];
  page.on("response", async (response) => {
    if (isBatch(response.request())) accepted.push(await response.json().catch(() => null));
  });
  await open(page, "/how-it-works");
  await turnAway(page);
  await expect.poll(() => sent.views()).toEqual(["How It Works"]);
  const [view] = sent.named("How It Works");
  expect(view).toMatchObject({
    event_type: "page_view",
    url: `${site.url}/how-it-works`,
    event_data: { path: "/how-it-works", search: "", hash: "", referrer: "" },
  });
  expect(view?.event_data.title).toContain("How");
  await expect.poll(() => accepted).toEqual([{ accepted: sent.all.length, rejected: [] }]);
  // On leaving, the last batch goes with the page.
  await page.getByRole("banner").getByRole("link", { name: "Glossary" }).click();
  await page.waitForURL(/glossary/);
  await page.waitForLoadState("networkidle");
  await open(page, "/es/about");
  await turnAway(page);
  const views = async () =>
    (await keptOf(page)).filter(({ name }) => ["How It Works", "Glossary", "About"].includes(name));
  let kept: Awaited<ReturnType<typeof views>> = [];
  await expect
    .poll(async () => (kept = await views()).map(({ name }) => name), patiently)
    .toEqual(["How It Works", "Glossary", "About"]);
  expect(kept[1]?.data.referrer).toBe(`${site.url}/how-it-works`);
});

test("a page view counts once for each change of path and query, and again on Back", async ({ page }) => {
  await visitWithConsent(page, "true");
  const sent = sentBy(page);
  await open(page, "/glossary");
  const change = async (address: string) => {
    const before = sent.views().length;
    await page.evaluate((to) => history.pushState(null, "", to), address);
    return before;
  };
  await change("/glossary#r");
  await change("/glossary?q=ri");
  await expect
    .poll(async () => {
      await turnAway(page);
      return sent.all
        .filter(({ event_type }) => event_type === "page_view")
        .map((one) => one.event_data.search);
    })
    .toEqual(["", "?q=ri"]);
  await page.goBack();
  await expect
    .poll(async () => {
      await turnAway(page);
      return sent.views().length;
    })
    .toBe(3);
});

test("the way from a search to the end of a call is told step by step", async ({ page }) => {
  await visitWithConsent(page, "true");
  await enter(page, freshEmail(), site.url);
  await open(page, "/explore?q=swim");
  await page.locator("[data-business]").first().click();
  await page.waitForURL(/\/business\//);
  const businessId = new URL(page.url()).pathname.split("/").at(-1);
  await page.getByLabel(calls.start.request).fill("What does the first hour cost?");
  await page.getByLabel(calls.start.number).fill(numberFor("completed"));
  await page.getByRole("button", { name: calls.start.submit }).click();
  await page.getByRole("button", { name: calls.start.confirm }).click();
  await page.waitForURL(/\/call\//);
  const callId = new URL(page.url()).pathname.split("/").at(-1);
  const openCalls = () => stored(page, "lantern-calls-open");
  expect(await openCalls()).toContain(callId);
  await expect(page.getByRole("status").first()).toHaveText(calls.states.completed, { timeout: 60_000 });
  await expect.poll(openCalls).toBeNull();
  let kept: Awaited<ReturnType<typeof keptOf>> = [];
  await expect
    .poll(async () => {
      await turnAway(page);
      kept = await keptOf(page);
      return kept.map(({ name, data }) => data.milestoneName ?? name);
    }, patiently)
    .toEqual(expect.arrayContaining(["first_call_started", "first_call_completed", "Call Completed"]));
  const dataOf = (name: string) => kept.filter((one) => one.name === name).map(({ data }) => data);
  expect(dataOf("Business Search")).toEqual([expect.objectContaining({ query: "swim", location: "" })]);
  expect(dataOf("Business Selected")).toEqual([
    expect.objectContaining({ businessId, source: "explore", ranking: 1, searchQuery: "swim" }),
  ]);
  expect(dataOf("Call Initiated")).toEqual([expect.objectContaining({ business_id: businessId })]);
  expect(dataOf("Call Completed")).toEqual([
    expect.objectContaining({ businessId, callId, outcome: "completed" }),
  ]);
  expect(dataOf("Funnel Step").map(({ stepName }) => stepName)).toEqual(
    expect.arrayContaining(["business_selected", "call_started"]),
  );
  expect(JSON.stringify(kept)).not.toContain(numberFor("completed").slice(-7));
});

test("what readers press, search for and run into is told", async ({ page }) => {
  await visitWithConsent(page, "true");
  await open(page, "/search?q=rizz");
  await open(page, "/search?q=qqqzzz");
  await open(page, brief);
  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  await page.locator("article a[href*='/micro-actions/']").first().click();
  await page.waitForURL(/micro-actions/);
  await open(page, "/about");
  await page.evaluate(async (text) => {
    setTimeout(() => {
      throw new TypeError(text);
    }, 0);
    setTimeout(() => void Promise.reject(new RangeError("nobody waited")), 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }, "x".repeat(600));
  await turnAway(page);
  let kept: Awaited<ReturnType<typeof keptOf>> = [];
  const named = (name: string) => kept.filter((one) => one.name === name).map(({ data }) => data);
  await expect
    .poll(async () => {
      kept = await keptOf(page);
      return named("Error Occurred").map((data) => data.error_type);
    }, patiently)
    .toEqual(["TypeError", "RangeError"]);
  expect(named("Error Occurred")[0]?.error_message).toHaveLength(500);
  expect(named("Content Search").map((data) => [data.query, Number(data.resultsCount) > 0])).toEqual([
    ["rizz", true],
    ["qqqzzz", false],
  ]);
  expect(named("CTA Clicked")).toEqual([
    expect.objectContaining({ ctaName: "Subscribe", ctaLocation: "header", destination: "#subscribe" }),
    expect.objectContaining({ ctaName: "Take Action", ctaLocation: "content" }),
  ]);
  // The device is the same in every test, and so is the visitor.
  expect([...new Set(named("Funnel Step").map((data) => data.stepName))]).toEqual(["landing"]);
});

test("a page that the browser has drawn ahead counts once it is looked at", async ({ page }) => {
  await visitWithConsent(page, "true");
  await page.addInitScript(() =>
    Object.defineProperty(document, "prerendering", { configurable: true, get: () => true }),
  );
  const called = await watchCalls(page);
  await page.goto(`${site.url}/how-it-works`, { waitUntil: "networkidle" });
  expect((await called()).filter((address) => tellTale.test(address))).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => stored(page, "anon_id")).not.toBeNull();
});

test("ten events make a batch, and every batch says whose it is", async ({ page }) => {
  await visitWithConsent(page, "true");
  const sizes: number[] = [];
  const ids = new Set<string | undefined>();
  page.on("request", (request) => {
    if (!isBatch(request)) return;
    sizes.push((request.postDataJSON() as { events: Sent[] }).events.length);
    ids.add(request.headers()["x-anon-id"]);
  });
  await open(page, brief);
  // What the visit begins with leaves by itself, five seconds after it.
  await turnAway(page);
  await expect.poll(() => sizes.length).toBeGreaterThan(0);
  const before = sizes.length;
  const subscribe = page.getByRole("banner").getByRole("link", { name: "Subscribe" });
  // In one task: a press by the pointer takes its time, and those few that there are by then would leave by theirs.
  await subscribe.evaluate((link: HTMLElement) => {
    for (let count = 0; count < 12; count += 1) link.click();
  });
  await expect.poll(() => sizes[before]).toBe(10);
  const anonId = await stored(page, "anon_id");
  await expect.poll(() => [...ids]).toEqual([anonId]);
});

/** What a reader does on a page, and how it looks while they do. */
async function useThePage(page: Page): Promise<void> {
  await page.goto(site.url + brief);
  await page.getByRole("button", { name: library.tools.save, exact: true }).click();
  await expect(page.getByText(library.tools.says.kept)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const backend = /\/api\/(?:analytics\/|services$)/;
for (const [what, misbehave] of [
  ["blocked", (page: Page) => page.route(backend, (route) => route.abort("blockedbyclient"))],
  ["failing", (page: Page) => page.route(backend, (route) => route.fulfill({ status: 500, body: "no" }))],
  [
    "answering nonsense",
    (page: Page) => page.route(backend, (route) => route.fulfill({ status: 200, body: "<html>" })),
  ],
  ["hanging", (page: Page) => page.route(backend, () => undefined)],
] as const)
  test(`a backend that is ${what} changes nothing for the reader`, async ({ page }) => {
    await visitWithConsent(page, "true");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    let asked = 0;
    page.on("request", (request) => {
      if (isBatch(request)) asked += 1;
    });
    await misbehave(page);
    await useThePage(page);
    await expect
      .poll(async () => {
        await turnAway(page);
        return asked;
      })
      .toBeGreaterThan(0);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expect(page.locator(".toast")).toHaveCount(0);
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("a refusal for the rate is told to the window, and the wait that is asked for is kept", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  let asked = 0;
  await page.route("**/api/analytics/events", (route) => {
    asked += 1;
    return route.fulfill({
      status: 429,
      headers: { "retry-after": "3600", "content-type": "application/problem+json" },
      body: JSON.stringify({ title: "Too many", status: 429 }),
    });
  });
  await page.addInitScript(() =>
    window.addEventListener("rateLimitExceeded", (event) => {
      (window as { refused?: unknown }).refused = (event as CustomEvent).detail as unknown;
    }),
  );
  await open(page, "/about");
  await turnAway(page);
  await expect
    .poll(() => page.evaluate(() => (window as { refused?: unknown }).refused))
    .toEqual({ title: "Too many", status: 429 });
  await turnAway(page);
  await open(page, "/faq");
  const unsent = () => stored(page, "lantern-visit-unsent");
  // Taken over from the page before.
  await expect.poll(unsent).toBeNull();
  await turnAway(page);
  await expect.poll(unsent).toMatch(/\/about.*\/faq/s);
  expect(asked).toBe(1);
});

test("without a write key that is said once, at debug level, and nothing is asked of anybody else", async ({
  page,
}) => {
  await visitWithConsent(page, "true");
  const said: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => said.push(`${message.type()} ${message.text()}`));
  page.on("request", (request) => request.url().startsWith(site.url) || elsewhere.push(request.url()));
  await open(page, brief);
  await turnAway(page);
  await expect
    .poll(() => said.filter((text) => text.includes("write key")))
    .toEqual(["debug No write key found"]);
  expect(elsewhere).toEqual([]);
});

test("the operator's flags switch suggestions and the way on after feedback; without them the defaults hold", async ({
  page,
}) => {
  const off = { enabled: false, config: {} };
  const box = page.getByRole("banner").locator("input[data-suggest]");
  const list = page.getByRole("listbox");
  const wayOn = page.getByRole("main").getByRole("link", { name: library.feedback.newsletter });
  const sayYes = async () => {
    await page.getByRole("button", { name: library.feedback.yes, exact: true }).click();
    await expect(page.getByText(library.feedback.thanks)).toBeVisible();
  };

  await page.route("**/api/flags", (route) =>
    route.fulfill({ json: { search_suggestions: off, newsletter_prompt_after_feedback: off } }),
  );
  await page.goto(`${site.url}/glossary/rizz`);
  const answered = page.waitForResponse("**/api/flags");
  await box.click();
  await answered;
  await box.pressSequentially("group");
  await sayYes();
  await expect(wayOn).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await expect(box).not.toHaveRole("combobox");

  await page.unroute("**/api/flags");
  await page.route("**/api/flags", (route) => route.abort());
  await page.goto(`${site.url}/glossary/rizz`);
  await box.click();
  await box.pressSequentially("group");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await sayYes();
  await expect(wayOn).toBeVisible();
});
