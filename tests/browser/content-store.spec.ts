import { expect, test } from "@playwright/test";
import common from "@/messages/en/common.json" with { type: "json" };
import library from "@/messages/en/library.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import { jsonLd, readPage } from "@/tests/support/requests/pages";
import { untilLogged } from "@/tests/support/sites/site-server";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { untranslate } from "@/tests/support/samples/untranslate";
import { sendWebhook } from "@/tests/support/services/webhook";

/** The built site against a separate HTTP server that speaks Sanity's query API: no code change, only the environment. */
test.describe.configure({ mode: "serial" });

let store: SiteWithStore;
let api: SiteWithStore["api"];
let site: SiteWithStore["site"];

test.beforeAll(async () => {
  store = await startSiteWithStore({
    env: { LOG_LEVEL: "info" },
    isUnrendered: true,
    prepare: ({ documents }) => {
      const brief = documents.find(({ _id }) => _id === change._id);
      if (brief) brief.title = "A title from the separate server";
      untranslate(documents, change._id, "de");
    },
  });
  ({ api, site } = store);
});

test.afterEach(() => {
  api.mood = "well";
});
test.afterAll(() => store.stop());

const brief = "/micro-briefs/first-messages-before-a-phone";
const change = {
  _id: "brief-first-messages-before-a-phone",
  _type: "microBrief",
  slug: "first-messages-before-a-phone",
  operation: "update",
};

const renamed = {
  id: "action-plan-the-switch-off-moment",
  formerSlug: "plan-the-switch-off-moment",
  from: "/micro-actions/plan-the-switch-off-moment",
  slug: "end-a-game-in-peace",
  to: "/micro-actions/end-a-game-in-peace",
  track: "/tracks/calm-endings",
};

test("pages come from the configured project", async () => {
  const { status, html } = await readPage(brief, site.url);
  expect(status).toBe(200);
  expect(html.includes("A title from the separate server")).toBe(true);
  expect(api.requests).toBeGreaterThan(0);
  expect(site.log()).not.toContain("content: embedded dataset");
});

test("what a reader keeps of a piece goes along when it is renamed", async ({ page }) => {
  const action = api.documents.find(({ _id }) => _id === renamed.id);
  if (!action) throw new Error(`there is no ${renamed.id}`);
  await page.goto(site.url + renamed.from);
  await page.getByRole("button", { name: library.tools.save, exact: true }).click();
  const patience = { timeout: 120_000 };
  const keptPages = () =>
    page.evaluate(async () => {
      const kept = await caches.match("/kept-pages.json");
      return kept ? Object.keys((await kept.json()) as object) : [];
    });
  // The worker is installed with pages that this store's site has not rendered yet.
  await expect.poll(keptPages, patience).toContain(renamed.from);
  const boxes = page.locator(".steps input");
  const steps = await boxes.count();
  expect(steps).toBeGreaterThan(1);
  for (const box of await boxes.all()) await box.check();
  await expect(page.locator("[data-steps]")).toHaveText(library.steps.complete);

  Object.assign(action, { slug: { current: renamed.slug }, formerSlugs: [renamed.formerSlug] });
  const { status } = await sendWebhook(site.url, {
    _id: renamed.id,
    _type: "microAction",
    slug: renamed.slug,
    previousSlug: renamed.formerSlug,
    operation: "update",
  });
  expect(status).toBe(200);

  // First seen again in its track.
  await page.goto(site.url + renamed.track);
  await expect(page.locator(`[data-piece="${renamed.to}"]`)).toHaveAttribute("data-done");
  await page.goto(site.url + renamed.from);
  await expect(page).toHaveURL(site.url + renamed.to);
  await expect(page.getByRole("button", { name: library.tools.unsave })).toBeVisible();
  await expect(page.locator(".steps input:checked")).toHaveCount(steps);
  await expect.poll(keptPages, patience).toContain(renamed.to);
  await expect.poll(keptPages, patience).not.toContain(renamed.from);
  await page.goto(`${site.url}/saved`);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveAttribute(
    "href",
    renamed.to,
  );
});

test("hostile content is rendered safely", async ({ page }) => {
  api.documents.push(hostileBrief, ...hostileTerms);
  await sendWebhook(site.url, { _id: hostileBrief._id, _type: "microBrief", slug: "hostile" });
  await sendWebhook(site.url, { _id: "term-cpp", _type: "glossaryTerm", slug: "cpp" });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${site.url}/micro-briefs/hostile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("</script><script>alert(1)</script>");
  // Above the title and at the end.
  await expect(page.getByText("Invalid date")).toHaveCount(2);
  await expect(page.getByText("bad link")).toBeVisible();
  await expect(page.getByRole("link", { name: "bad link" })).toHaveCount(0);
  await expect(page.getByText("after the unknown block")).toBeVisible();
  await expect(page.getByRole("link", { name: "c++" })).toHaveAttribute("href", "/glossary/cpp");
  await expect(page.getByRole("link", { name: "(.*)" })).toHaveAttribute("href", "/glossary/any");
  const { html } = await readPage("/micro-briefs/hostile", site.url);
  expect(jsonLd(html)[0]?.["@graph"].some((thing) => thing.headline === hostileBrief.title)).toBe(true);
  await page.goto(`${site.url}/micro-briefs`);
  await expect(page.getByText("No date").first()).toBeAttached();
  expect(dialogs).toEqual([]);
});

test("a document that does not parse is left out and logged with its id, and the page stays up", async () => {
  api.documents.push({ _id: "brief-broken", _type: "microBrief", title: 7, slug: { current: "broken" } });
  await sendWebhook(site.url, { _id: "brief-broken", _type: "microBrief", slug: "broken" });
  const { status, html } = await readPage("/micro-briefs", site.url);
  expect(status).toBe(200);
  expect(html.includes("/micro-briefs/broken")).toBe(false);
  await untilLogged(site, "brief-broken");
});

// A store that hangs is waited for: tests/http/content-outage.test.ts has it, with all that is asked at one time.
for (const mood of [500, 429, "garbage"] as const) {
  test(`while the store answers ${mood}, pages rendered before go on being served`, async () => {
    const before = await readPage(brief, site.url);
    const list = await readPage("/es/micro-briefs", site.url);
    expect(list.status).toBe(200);
    api.mood = mood;
    expect((await sendWebhook(site.url, change)).status).toBe(200);
    await sendWebhook(site.url, { ...change, _type: "microAction", slug: "x" });
    for (let visit = 0; visit < 3; visit += 1) {
      const after = await readPage(brief, site.url);
      expect(after.status).toBe(200);
      expect(after.html.includes("A title from the separate server")).toBe(true);
    }
    expect((await readPage("/es/micro-briefs", site.url)).status).toBe(200);
    expect(before.status).toBe(200);
  });
}

test("a page never rendered shows the error with Retry, never a 404, and recovers with the store", async ({
  page,
}) => {
  api.mood = "hanging";
  const hung = await page.goto(`${site.url}/tracks/first-phone-year`, { timeout: 60_000 });
  expect([500, 503]).toContain(hung?.status());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.track.title);
  await expect(page.getByRole("link", { name: common.trackNotFound.home })).toHaveAttribute(
    "href",
    "/tracks",
  );
  api.mood = 500;
  const answer = await page.goto(`${site.url}/fr/micro-actions`);
  expect([500, 503]).toContain(answer?.status());
  // A link to the same address until a touch makes a button of it.
  await expect(page.getByRole("link", { name: "Réessayer" })).toHaveAttribute("href", "");
  await page.mouse.move(5, 5);
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  // To come to it by the keyboard is such a touch, and the focus stays on it.
  await page.goto(`${site.url}/fr/micro-actions`);
  await page.getByRole("link", { name: "Réessayer" }).focus();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeFocused();
  const english = await page.goto(`${site.url}/micro-actions/set-quiet-hours-together`);
  expect([500, 503]).toContain(english?.status());
  await page.goto(`${site.url}/micro-actions`);
  await expect(page.getByText("Failed to load micro actions. Please try again later.")).toBeVisible();
  api.mood = "well";
  // A store that just failed is not asked again for a second: a reader's first try may come too early.
  await expect(async () => {
    const retry = page.getByRole("main").getByText("Retry", { exact: true });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
});

test("a webhook that is not genuine changes nothing and is refused", async () => {
  const minutes = 60_000;
  expect((await sendWebhook(site.url, change, { signature: null })).status).toBe(401);
  expect((await sendWebhook(site.url, change, { signature: "t=1,v1=nonsense" })).status).toBe(401);
  expect((await sendWebhook(site.url, change, { secret: "another" })).status).toBe(401);
  expect((await sendWebhook(site.url, change, { signedAt: Date.now() - 6 * minutes })).status).toBe(401);
  expect((await sendWebhook(site.url, change, { signedAt: Date.now() + 6 * minutes })).status).toBe(401);
  expect((await sendWebhook(site.url, change, { text: "not json" })).status).toBe(400);
  expect((await sendWebhook(site.url, { hello: "world" })).status).toBe(400);
});

test("a webhook brings the new text to the page at once, in every language", async () => {
  await readPage(`/de${brief}`, site.url);
  const changed = api.documents.find(({ _id }) => _id === change._id);
  if (changed) changed.title = "A newer title";
  const { status, body } = await sendWebhook(site.url, { ...change, operation: undefined });
  expect(status).toBe(200);
  expect(body.tags).toContain("microBrief:first-messages-before-a-phone");
  expect((await readPage(brief, site.url)).html.includes("A newer title")).toBe(true);
  expect((await readPage(`/de${brief}`, site.url)).html.includes("A newer title")).toBe(true);
  expect((await readPage("/micro-briefs", site.url)).html.includes("A newer title")).toBe(true);
});

const span = (text: string, marks: string[] = []) => ({ _type: "span", _key: text, text, marks });
const paragraph = (...children: object[]) => ({
  _type: "block",
  _key: JSON.stringify(children),
  style: "normal",
  markDefs: [] as object[],
  children,
});

const hostileBrief = {
  _id: "brief-hostile",
  _type: "microBrief",
  title: "</script><script>alert(1)</script>",
  slug: { current: "hostile" },
  summary: "<img src=x onerror=alert(2)>",
  publishedDate: "not a date",
  category: { _type: "reference", _ref: "category-gone" },
  topics: [{ _key: "a", _type: "reference", _ref: "topic-gone" }],
  relatedActions: [{ _key: "b", _type: "reference", _ref: "action-gone" }],
  content: [
    {
      ...paragraph(span("bad link", ["l"])),
      markDefs: [{ _key: "l", _type: "link", href: "javascript:alert(3)" }],
    },
    { ...paragraph(span("odd mark", ["m"])), markDefs: [{ _key: "m", _type: "mystery" }] },
    { _type: "mystery", _key: "x", payload: { deep: [1] } },
    { _type: "image", _key: "y", asset: { _ref: "../../etc/passwd" } },
    paragraph(span("after the unknown block, they learn c++ and (.*) today")),
  ],
};
const hostileTerms = [
  {
    _id: "term-cpp",
    _type: "glossaryTerm",
    term: "c++",
    slug: { current: "cpp" },
    definition: "A language.",
  },
  { _id: "term-any", _type: "glossaryTerm", term: "(.*)", slug: { current: "any" }, definition: "Anything." },
  { _id: "brief-undated", _type: "microBrief", title: "Undated", slug: { current: "undated" }, summary: "s" },
];
