/** While the content store is away, what a reader is shown in place of a page that cannot be rendered. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readPage } from "@/tests/support/requests/pages";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { sendWebhook } from "@/tests/support/services/webhook";

let store: SiteWithStore;
let api: SiteWithStore["api"];
let site: SiteWithStore["site"];
beforeAll(async () => {
  store = await startSiteWithStore({ env: { SANITY_API_READ_TOKEN: "reads-drafts" } });
  ({ api, site } = store);
});
afterEach(() => Object.assign(api, { mood: "well", delayMs: 0 }));
afterAll(() => store.stop());

const briefs = [
  "group-chat-you-cant-leave",
  "filters-and-the-mirror",
  "sleep-and-bedroom-screens",
  "first-games-for-small-hands",
  "voice-messages-before-reading",
  "talking-to-smart-speakers",
  "video-calls-with-grandparents",
] as const;
const [edited, hung, gone, busy, crowded, unread, shownIn] = briefs.map(
  (slug) => `/micro-briefs/${slug}`,
) as [string, string, string, string, string, string, string];

/** Changes the brief at an address, if it is still there, and has the store tell of it. */
async function tell(address: string, title: string, operation = "update"): Promise<void> {
  const slug = address.split("/").at(-1) ?? "";
  const document = api.documents.find(
    (one) => one._type === "microBrief" && (one.slug as { current: string }).current === slug,
  );
  const _id = document?._id ?? "gone";
  if (document) document.title = title;
  if (document && operation === "delete") api.documents.splice(api.documents.indexOf(document), 1);
  expect((await sendWebhook(site.url, { _id, _type: "microBrief", slug, operation })).status).toBe(200);
}
/** Not the page itself: a failure would print it whole. */
const shows = async (address: string, text: string) => {
  const { status, html } = await readPage(address, site.url);
  return [status, html.includes(text)];
};
/** Once the store is back, the page is rendered anew without anybody's doing. */
const expectToShow = (address: string, text: string) =>
  expect.poll(() => shows(address, text), { timeout: 60_000 }).toEqual([200, true]);

test("a webhook that comes while a page is made is not taken for older than the page", async () => {
  await tell(busy, "Retitled before the page was made");
  api.delayMs = 500;
  api.asked.length = 0;
  const readBefore = shows(busy, "Retitled before the page was made");
  await vi.waitFor(
    () => expect(api.asked.some(({ slug }) => busy.endsWith(String(slug)))).toBe(true),
    10_000,
  );
  api.delayMs = 0;
  await tell(busy, "Retitled while it was made");
  // Next renders a page and its data as one: who asks for the data now is not to have it of that render.
  const { html: data } = await readPage(`${busy}?_rsc=x`, site.url, { rsc: "1" });
  expect(data.includes("Retitled while it was made")).toBe(true);
  expect(await readBefore).toEqual([200, true]);
  expect(await shows(busy, "Retitled while it was made")).toEqual([200, true]);
});

test("a page that nobody has read since its webhook is shown as it was, and anew once the store is back", async () => {
  await tell(edited, "Retitled before the outage");
  api.mood = 500;
  for (let visit = 0; visit < 3; visit += 1)
    expect(await shows(edited, "Retitled before the outage")).toEqual([200, false]);
  expect((await readPage(`${edited}?_rsc=x`, site.url, { rsc: "1" })).status).toBe(200);
  api.mood = "well";
  await expectToShow(edited, "Retitled before the outage");
});

test("all who ask an instance that has just started for a page and its data at one moment are shown the older one", async () => {
  await tell(crowded, "Retitled before the crowd came");
  await site.restart();
  api.mood = 500;
  api.delayMs = 200;
  const askers = Array.from({ length: 8 }, (_, number) =>
    readPage(
      number % 2 ? crowded : `${crowded}?_rsc=${number}`,
      site.url,
      number % 2 ? {} : { rsc: "1", "next-url": `/asked-from/${number}` },
    ),
  );
  expect((await Promise.all(askers)).map(({ status }) => status)).toEqual(askers.map(() => 200));
  api.mood = "well";
  api.delayMs = 0;
  await expectToShow(crowded, "Retitled before the crowd came");
});

test("a page whose webhook comes while the store is away is renewed once the store is back", async () => {
  await site.restart();
  api.mood = 500;
  await tell(unread, "Retitled in the outage");
  for (let visit = 0; visit < 3; visit += 1)
    expect(await shows(unread, "Retitled in the outage")).toEqual([200, false]);
  api.mood = "well";
  // It is tried again after fifteen seconds; as a page of the moment of its last visit it would be shown for thirty.
  await expect
    .poll(() => shows(unread, "Retitled in the outage"), { timeout: 28_000, interval: 500 })
    .toEqual([200, true]);
});

test("a page that begins to show a document of which the store told meanwhile is renewed once the store is back", async () => {
  const title = "A track of the outage";
  expect(await shows(shownIn, title)).toEqual([200, false]);
  api.mood = 500;
  const piece = api.documents.find(
    ({ _type, slug }) =>
      _type === "microBrief" && shownIn.endsWith((slug as { current: string } | undefined)?.current ?? "/"),
  );
  api.documents.push({
    _id: "track-of-the-outage",
    _type: "track",
    title,
    slug: { current: "track-of-the-outage" },
    microBriefs: [{ _key: "a", _type: "reference", _ref: piece?._id }],
  });
  const change = { _id: "track-of-the-outage", _type: "track", slug: "track-of-the-outage" };
  expect((await sendWebhook(site.url, { ...change, operation: "create" })).status).toBe(200);
  api.mood = "well";
  await expectToShow(shownIn, title);
});

test("a page is shown as it was while the store takes requests and never answers", async () => {
  const list = "/es/micro-briefs";
  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];
  const before = await Promise.all([hung, list].map((path) => readPage(path, site.url)));
  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  await tell(hung, "Retitled before the store hung");
  api.mood = "hanging";
  const since = await Promise.all([hung, list].map((path) => readPage(path, site.url)));
  expect(since.map(({ html }) => mainOf(html))).toEqual(before.map(({ html }) => mainOf(html)));
  for (let visit = 0; visit < 2; visit += 1)
    expect(await shows(hung, "Retitled before the store hung")).toEqual([200, false]);
  api.mood = "well";
  await expectToShow(hung, "Retitled before the store hung");
});

test("a secret of the Studio's that cannot be looked up is not called a wrong one", async () => {
  const enter = async () =>
    (await fetch(`${site.url}/api/draft-mode/enable?sanity-preview-secret=made-by-the-studio`)).status;
  api.mood = 500;
  expect(await enter()).toBe(503);
  api.mood = "well";
  await expect.poll(enter, { timeout: 10_000 }).toBe(401);
});

test("a page that the store has said is gone does not come back when the store fails", async () => {
  expect((await readPage(gone, site.url)).status).toBe(200);
  await tell(gone, "", "delete");
  expect((await readPage(gone, site.url)).status).toBe(404);
  api.mood = 500;
  await tell(gone, "", "delete");
  expect((await readPage(gone, site.url)).status).not.toBe(200);
  await site.restart();
  expect((await readPage(gone, site.url)).status).not.toBe(200);
});
