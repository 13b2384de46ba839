/** A reader who was anonymous signs in: the history becomes theirs, and is theirs to take and to delete. */
import { expect, test, type Page } from "@playwright/test";
import { pageView } from "@/tests/support/samples/page-view";
import { signIn } from "@/tests/support/browser/sign-in";
import { ownSite } from "@/tests/support/sites/own-site";

const site = ownSite();

const data = "/api/visitor/data";
const post = (page: Page, path: string, body: unknown) =>
  page.request.post(site.url + path, { data: body, headers: { origin: site.url } });

async function newVisitor(page: Page): Promise<string> {
  const fingerprint = crypto.randomUUID();
  const answer = await post(page, "/api/analytics/track-user/", { gdpr_consent: true, fingerprint });
  return ((await answer.json()) as { anon_id: string }).anon_id;
}

async function open(page: Page, anon_id: string, ...paths: string[]) {
  const answer = await post(page, "/api/analytics/events", {
    anon_id,
    gdpr_consent: true,
    events: paths.map(pageView),
  });
  expect(await answer.json()).toEqual({ accepted: paths.length, rejected: [] });
}

/** Signs in as a new user. The first page of the product gives the browser its session. */
async function enter(page: Page) {
  const user = await signIn(page, undefined, site.url);
  await page.goto(`${site.url}/getting-started`);
  return user;
}

async function link(page: Page, anon_id: string) {
  const answer = await post(page, "/api/analytics/link", { anon_id });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

type Kept = {
  user: {
    user_id: string;
    analytics: { events: { url: string }[] };
    visitor: { visitors: { anon_id: string }[] };
  } | null;
};
async function kept(page: Page) {
  const answer = await page.request.get(site.url + data);
  const { user } = (await answer.json()) as Kept;
  return {
    id: user?.user_id,
    paths: user?.analytics.events.map(({ url }) => new URL(url).pathname),
    visitors: user?.visitor.visitors.map(({ anon_id }) => anon_id),
  };
}

test("the history becomes the user's once, with what is known of the way there", async ({ page }) => {
  const anonId = await newVisitor(page);
  await open(page, anonId, "/", "/glossary");
  const user = await enter(page);
  const first = await link(page, `anon_${anonId}`);
  expect(first).toEqual({
    success: true,
    already_linked: false,
    new_data_migrated: true,
    profiles_linked: 1,
    profiles_failed: 0,
    has_anonymous_data: true,
    total_visits_before_signup: 1,
    time_to_conversion_hours: expect.any(Number),
  });
  expect(await link(page, anonId)).toEqual({
    ...first,
    already_linked: true,
    new_data_migrated: false,
    profiles_linked: 0,
  });
  // From now on what the signed-in reader does is theirs at once.
  await open(page, anonId, "/calls");
  expect(await kept(page)).toEqual({
    id: user.id,
    paths: ["/", "/glossary", "/calls"],
    visitors: [anonId],
  });
});

test("a user takes and deletes what is theirs, and nobody else's", async ({ page, browser }) => {
  const anonId = await newVisitor(page);
  await open(page, anonId, "/mine");
  await enter(page);
  await link(page, anonId);
  const other = await (await browser.newContext()).newPage();
  const theirs = await newVisitor(other);
  await open(other, theirs, "/theirs");
  await enter(other);
  await link(other, theirs);

  const deleted = await page.request.delete(site.url + data, { headers: { origin: site.url } });
  expect(deleted.status()).toBe(204);
  expect(await kept(page)).toMatchObject({ paths: [], visitors: [] });
  expect(await kept(other)).toMatchObject({ paths: ["/theirs"], visitors: [theirs] });
});

test("who holds a visitor's id alone learns nothing of what its user did", async ({ page, request }) => {
  const anonId = await newVisitor(page);
  await open(page, anonId, "/before");
  await enter(page);
  await link(page, anonId);
  await open(page, anonId, "/calls");
  const answer = await request.get(site.url + data, { headers: { "x-anon-id": anonId } });
  const text = await answer.text();
  expect(text).not.toContain("/before");
  expect(text).not.toContain("/calls");
  expect(text).not.toContain("user_");
});

test("an unknown visitor is not linked, one that is none is refused, and with a refusal nothing is", async ({
  page,
}) => {
  await enter(page);
  expect(await link(page, crypto.randomUUID())).toMatchObject({ success: false, profiles_failed: 1 });
  expect((await post(page, "/api/analytics/link", { anon_id: "somebody" })).status()).toBe(400);
  expect((await post(page, "/api/analytics/link", {})).status()).toBe(400);
  const anonId = await newVisitor(page);
  const refused = await page.request.post(`${site.url}/api/analytics/link`, {
    data: { anon_id: anonId },
    headers: { origin: site.url, "sec-gpc": "1" },
  });
  expect(await refused.json()).toMatchObject({ success: true, profiles_linked: 0 });
  expect((await kept(page)).visitors).toEqual([]);
});
