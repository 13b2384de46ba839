/** What an editor's publish does to the public site. The site reads from a separate server that the tests edit. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encodeSignatureHeader } from "@sanity/webhook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webhookSecret } from "@/scripts/site-under-test";
import { readPage } from "@/tests/support/requests/pages";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { untranslate } from "@/tests/support/samples/untranslate";
import { sendWebhook } from "@/tests/support/services/webhook";
import { buildFolder } from "#lib/platform/build-folder";
import type { DatasetDocument } from "#lib/local/query-documents";

let store: SiteWithStore;
let api: SiteWithStore["api"];
let site: SiteWithStore["site"];

beforeAll(async () => {
  store = await startSiteWithStore({ env: { LOG_LEVEL: "info" } });
  ({ api, site } = store);
});

afterAll(() => store.stop());

const find = (id: string): DatasetDocument => {
  const found = api.documents.find((document) => document._id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const slugOf = (document: DatasetDocument) => (document.slug as { current: string }).current;
const firstOf = (
  type: string,
  isWanted: (document: DatasetDocument) => boolean = () => true,
): DatasetDocument => {
  const found = api.documents.find((document) => document._type === type && isWanted(document));
  if (!found) throw new Error(`there is no ${type}`);
  return found;
};
const publish = (document: DatasetDocument, more: object = {}) =>
  sendWebhook(site.url, {
    _id: document._id,
    _type: document._type,
    slug: (document.slug as { current: string } | undefined)?.current ?? null,
    operation: "update",
    ...more,
  });
const page = async (path: string) => readPage(path, site.url);
const text = async (path: string) => (await page(path)).html;

/** How often pages have asked the content store. The clock, which asks half a second after each webhook, names a time. */
const askedByPages = () => api.asked.filter((parameters) => !("since" in parameters)).length;

/** Whether a visit was answered without asking the content store: the page was kept. */
async function isKept(path: string): Promise<boolean> {
  const before = askedByPages();
  expect((await page(path)).status).toBe(200);
  return askedByPages() === before;
}

const paragraph = (words: string) => ({
  _key: words,
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: "s", _type: "span", marks: [], text: words }],
});

test("the second of two identical deliveries changes nothing", async () => {
  const brief = firstOf("microBrief");
  const change = { _id: brief._id, _type: brief._type, slug: slugOf(brief), operation: "update" };
  const signature = await encodeSignatureHeader(JSON.stringify(change), Date.now(), webhookSecret);
  const first = await sendWebhook(site.url, change, { signature });
  expect(first.status).toBe(200);
  expect(first.body.duplicate).toBeUndefined();
  expect(first.body.tags).toContain(`microBrief:${change.slug}`);
  const second = await sendWebhook(site.url, change, { signature });
  expect(second).toMatchObject({ status: 200, body: { tags: [], duplicate: true } });
  const laterEdit = await sendWebhook(site.url, change);
  expect(laterEdit.body.duplicate).toBeUndefined();
});

test("an edited brief is new where it shows, and nothing else is rendered anew", async () => {
  const track = firstOf("track");
  const brief = find((track.microBriefs as { _ref: string }[])[0]?._ref ?? "");
  const shows = [`/micro-briefs/${slugOf(brief)}`, "/micro-briefs", `/tracks/${slugOf(track)}`];
  const relatedTo = new Set((brief.relatedActions as { _ref: string }[]).map(({ _ref }) => _ref));
  const unrelated = api.documents.filter(
    (document) => document._type === "microAction" && !relatedTo.has(document._id),
  );
  const others = [
    ...unrelated.slice(0, 3).map((action) => `/micro-actions/${slugOf(action)}`),
    `/micro-briefs/${slugOf(firstOf("microBrief", (one) => one !== brief))}`,
    "/micro-actions",
    "/glossary",
    "/faq",
  ];
  for (const path of [...shows, ...others]) await page(path);
  // What was old at a visit is renewed behind it: all of that is done once they ask for nothing one after the other.
  await expect
    .poll(
      async () => {
        const kept: boolean[] = [];
        for (const path of others) kept.push(await isKept(path));
        return kept;
      },
      { timeout: 60_000 },
    )
    .toEqual(others.map(() => true));
  brief.title = "A freshly edited title";
  expect((await publish(brief)).status).toBe(200);
  for (const path of others) expect(await isKept(path), path).toBe(true);
  for (const path of shows) expect(await text(path), path).toContain("A freshly edited title");
  for (const path of ["/sitemap.xml", "/feed.xml", "/feed.json"]) expect((await page(path)).status).toBe(200);
  expect(await text("/llms.txt")).toContain("A freshly edited title");
});

test("a category's new name shows on the lists and pages of its pieces", async () => {
  const category = firstOf("category");
  const brief = firstOf("microBrief", (one) => (one.category as { _ref: string })._ref === category._id);
  for (const path of ["/micro-briefs", `/micro-briefs/${slugOf(brief)}`]) await page(path);
  category.title = "Renamed subject";
  await publish(category);
  expect(await text("/micro-briefs")).toContain("Renamed subject");
  expect(await text(`/micro-briefs/${slugOf(brief)}`)).toContain("Renamed subject");
});

test("a piece that a track takes in names the track, and one that it lets go does not", async () => {
  const track = firstOf("track");
  const held = new Set((track.microBriefs as { _ref: string }[]).map(({ _ref }) => _ref));
  const brief = firstOf("microBrief", (one) => !held.has(one._id));
  const path = `/micro-briefs/${slugOf(brief)}`;
  const link = `/tracks/${slugOf(track)}`;
  expect(await text(path)).not.toContain(`href="${link}"`);
  const before = track.microBriefs as object[];
  track.microBriefs = [...before, { _key: "new", _type: "reference", _ref: brief._id }];
  await publish(track);
  expect(await text(path)).toContain(`href="${link}"`);
  track.microBriefs = before;
  await publish(track);
  expect(await text(path)).not.toContain(`href="${link}"`);
});

test("a new brief is named by the briefs of its subjects", async () => {
  const kin = firstOf("microBrief");
  const path = `/micro-briefs/${slugOf(kin)}`;
  expect(await text(path)).not.toContain("/micro-briefs/of-the-same-kind");
  const fresh: DatasetDocument = {
    ...kin,
    _id: "brief-kin",
    title: "Of the same kind",
    slug: { current: "of-the-same-kind" },
    publishedDate: new Date(Date.now() - 60_000).toISOString(),
  };
  api.documents.push(fresh);
  await publish(fresh, { operation: "create" });
  expect(await text(path)).toContain("/micro-briefs/of-the-same-kind");
  api.documents.splice(api.documents.indexOf(fresh), 1);
  await publish(fresh, { operation: "delete" });
  expect(await text(path)).not.toContain("/micro-briefs/of-the-same-kind");
});

test("a new translation stands in the original's place at once, is named by it, and leaves as it came", async () => {
  const original: DatasetDocument = {
    ...firstOf("microBrief"),
    _id: "brief-in-english-so-far",
    title: "In English so far",
    slug: { current: "in-english-so-far" },
  };
  api.documents.push(original);
  await publish(original, { operation: "create" });
  const path = `/micro-briefs/${slugOf(original)}`;
  const spanish: DatasetDocument = {
    ...original,
    _id: `${original._id}-es`,
    language: "es",
    title: "Un título en español",
    slug: { current: "un-titulo-en-espanol" },
    translationOf: { _type: "translationOf", _rev: original._rev, at: new Date().toISOString() },
  };
  const group: DatasetDocument = {
    _id: "translation-test",
    _type: "translation.metadata",
    translations: [
      { language: "en", value: { _ref: original._id } },
      { language: "es", value: { _ref: spanish._id } },
    ],
  };
  expect(await text(`/es${path}`)).toContain("solo está en inglés");
  expect(await text("/es/micro-briefs")).not.toContain("Un título en español");
  expect(await text("/es/llms.txt")).not.toContain("Un título en español");
  expect(await text(path)).not.toContain('hrefLang="es"');

  api.documents.push(spanish);
  await publish(spanish, { operation: "create" });
  api.documents.push(group);
  await publish(group, { slug: null, operation: "create" });
  expect((await page(`/es${path}`)).status).toBe(308);
  const translated = await text("/es/micro-briefs/un-titulo-en-espanol");
  expect(translated).toContain('<h1 lang="es">Un título en español');
  const list = await text("/es/micro-briefs");
  expect(list).toContain("Un título en español");
  expect(list).not.toContain(`"/es${path}"`);
  expect(await text(path)).toContain('hrefLang="es"');
  expect(await text("/sitemap.xml")).toContain("/es/micro-briefs/un-titulo-en-espanol");
  expect(await text("/es/llms.txt")).toContain("[Un título en español](");

  // When the English moves on, the Spanish says so.
  original._rev = "moved-on";
  await publish(original);
  expect(await text("/es/micro-briefs/un-titulo-en-espanol")).toContain("ha cambiado desde entonces");

  api.documents.splice(api.documents.indexOf(group), 1);
  api.documents.splice(api.documents.indexOf(spanish), 1);
  await publish(spanish, { operation: "delete" });
  expect((await page("/es/micro-briefs/un-titulo-en-espanol")).status).toBe(404);
  expect(await text("/es/micro-briefs")).toContain(`"/es${path}"`);
  expect(await text("/es/llms.txt")).not.toContain("Un título en español");
  api.documents.splice(api.documents.indexOf(original), 1);
  await publish(original, { operation: "delete" });
});

test("a new term is linked in the texts that hold its name, and a removed one no longer", async () => {
  const brief = firstOf("microBrief");
  const action = firstOf("microAction");
  // Whatever names a text anew carries its tag; this one names neither.
  const other = firstOf(
    "microBrief",
    (one) => one !== brief && ![brief, action].some(({ _id }) => JSON.stringify(one).includes(_id)),
  );
  brief.content = [...(brief.content as object[]), paragraph("They say zorblax all day.")];
  await publish(brief);
  const [step, ...steps] = action.steps as object[];
  action.steps = [{ ...step, description: "Ask what a zorblax is." }, ...steps];
  await publish(action);
  const actionPath = `/micro-actions/${slugOf(action)}`;
  expect(await text(actionPath)).toContain("zorblax");
  const path = `/micro-briefs/${slugOf(brief)}`;
  expect(await text(path)).toContain("zorblax");
  const otherPath = `/micro-briefs/${slugOf(other)}`;
  await expect.poll(() => isKept(otherPath), { timeout: 20_000 }).toBe(true);
  const term: DatasetDocument = {
    _id: "term-zorblax",
    _type: "glossaryTerm",
    term: "Zorblax",
    slug: { current: "zorblax" },
    definition: "A made-up word.",
  };
  api.documents.push(term);
  await publish(term, { operation: "create" });
  expect(await isKept(otherPath)).toBe(true);
  for (const place of [path, actionPath]) expect(await text(place)).toContain('href="/glossary/zorblax"');
  expect(await text("/glossary")).toContain("Zorblax");
  api.documents.splice(api.documents.indexOf(term), 1);
  await publish(term, { operation: "delete" });
  expect(await text(path)).not.toContain('href="/glossary/zorblax"');
  expect((await page("/glossary/zorblax")).status).toBe(404);
});

test("a renamed address leads on permanently, in every language, and a current one wins", async () => {
  const brief = firstOf("microBrief");
  const old = slugOf(brief);
  await publish(untranslate(api.documents, brief._id, "de"), { slug: null });
  await page(`/de/micro-briefs/${old}`);
  brief.slug = { current: "a-new-name" };
  brief.formerSlugs = [old];
  expect((await publish(brief, { previousSlug: old })).status).toBe(200);
  for (const [from, to] of [
    [`/micro-briefs/${old}`, "/micro-briefs/a-new-name"],
    [`/de/micro-briefs/${old}`, "/de/micro-briefs/a-new-name"],
    // Translated: a reader of Spanish finds it where it has its own name.
    [`/es/micro-briefs/${old}`, `/es/micro-briefs/${slugOf(find(`${brief._id}-es`))}`],
    // A letter already sent shows the picture by its old address.
    [`/share/brief/${old}.png`, "/share/brief/a-new-name.png"],
  ] as const)
    for (const visit of ["first", "second"]) {
      const { status, headers } = await page(from);
      expect(status, visit).toBe(308);
      // Caches on the way hear no webhook, by which it may lead elsewhere.
      expect(headers.get("cache-control"), from).toBe("private, no-cache");
      expect(new URL(headers.get("location") ?? "", site.url).pathname).toBe(to);
    }
  const named = await page("/micro-briefs/a-new-name");
  expect(named.status).toBe(200);
  // By which a reader's browser may know it yet.
  const isToldOf = `data-former="/micro-briefs/${old}"`;
  expect(named.html).toContain(isToldOf);
  expect(await text("/sitemap.xml")).not.toContain(`/micro-briefs/${old}<`);
  const heir: DatasetDocument = {
    ...firstOf("microBrief", (one) => one !== brief),
    _id: "brief-heir",
    title: "The heir",
  };
  heir.slug = { current: old };
  api.documents.push(heir);
  await publish(heir, { operation: "create" });
  const taken = await page(`/micro-briefs/${old}`);
  expect(taken.status).toBe(200);
  expect(taken.html).toContain("The heir");
  expect((await page(`/share/brief/${old}.png`)).status).toBe(200);
  expect(await text("/micro-briefs/a-new-name")).not.toContain(isToldOf);
});

test("the explainer's example goes along when it is renamed, and makes room when it is gone", async () => {
  const brief = find("brief-ads-inside-free-kids-apps");
  const old = slugOf(brief);
  const links = async () => (await text("/how-it-works")).match(/(?<=href="\/micro-briefs\/)[\w-]+/g) ?? [];
  // By this process, and no longer the build.
  await publish(brief);
  expect(await links()).toContain(old);
  brief.slug = { current: "the-example-renamed" };
  brief.formerSlugs = [old];
  await publish(brief, { previousSlug: old });
  expect(await links()).toContain("the-example-renamed");
  api.documents.splice(api.documents.indexOf(brief), 1);
  await publish(brief, { operation: "delete" });
  expect(await links()).not.toEqual([]);
  expect(await links()).not.toContain("the-example-renamed");
});

test("a page that the build did not find is there once it is published", async () => {
  const careers = firstOf("page", (one) => slugOf(one) === "careers");
  api.documents.splice(api.documents.indexOf(careers), 1);
  // What a build then writes: a 404 without the tags of any content.
  const file = path.join(site.folder, buildFolder(), "server/app/en/careers.meta");
  const written = JSON.parse(readFileSync(file, "utf8")) as { headers: Record<string, string> };
  const headers = { ...written.headers, "x-next-cache-tags": "_N_T_/en/careers" };
  writeFileSync(file, JSON.stringify({ ...written, headers, status: 404 }));
  await publish(careers, { operation: "delete" });
  expect((await page("/careers")).status).toBe(404);
  api.documents.push(careers);
  await publish(careers, { operation: "create" });
  expect((await page("/careers")).status).toBe(200);
});

test("an unpublished piece gives a 404 and leaves lists, texts, tracks, search, sitemap and feeds together", async () => {
  const track = firstOf("track");
  const brief = find((track.microBriefs as { _ref: string }[])[1]?._ref ?? "");
  brief.title = "Soon to be gone";
  // Among the newest, which the feeds are of.
  brief.publishedDate = new Date().toISOString();
  await publish(brief);
  const path = `/micro-briefs/${slugOf(brief)}`;
  const places = ["/micro-briefs", `/tracks/${slugOf(track)}`, "/search?q=soon+to+be+gone", "/llms.txt"];
  // The newest of all, whose whole text home shows.
  const linking = firstOf("microBrief", (one) => one !== brief && one.language !== "es");
  linking.publishedDate = new Date().toISOString();
  const [said] = paragraph("More is told elsewhere.").children;
  linking.content = [
    {
      ...paragraph("link"),
      markDefs: [{ _key: "l", _type: "link", href: path }],
      children: [{ ...said, marks: ["l"] }],
    },
  ];
  await publish(linking);
  const linkingPath = `/micro-briefs/${slugOf(linking)}`;
  for (const place of [...places, linkingPath, "/"]) expect(await text(place), place).toContain(path);
  expect(await text("/feed.json")).toContain(path);
  expect((await page(path)).status).toBe(200);
  api.documents.splice(api.documents.indexOf(brief), 1);
  await publish(brief, { operation: "delete" });
  expect((await page(path)).status).toBe(404);
  for (const place of [...places, linkingPath, "/sitemap.xml", "/feed.xml", "/feed.json", "/"])
    expect(await text(place), place).not.toContain(`${path}"`);
  for (const place of [linkingPath, "/"]) expect(await text(place)).toContain("More is told elsewhere.");
});

test("a scheduled piece is nowhere before its moment and everywhere after it, without a visit in between", async () => {
  const like = firstOf("microBrief", (one) => one._id !== "brief-heir");
  // A busy machine takes a while to render all that the two webhooks have made old.
  const moment = Date.now() + 60_000;
  const scheduled: DatasetDocument = {
    ...like,
    _id: "brief-scheduled",
    title: "Due in a moment",
    slug: { current: "due-in-a-moment" },
    publishedDate: new Date(moment).toISOString(),
  };
  const action = find((like.relatedActions as { _ref: string }[])[0]?._ref ?? "");
  // What is due before it is none of ours, and must not keep it back.
  const foreign = { _id: "post-1", _type: "post", publishedDate: new Date(moment - 10_000).toISOString() };
  const track = firstOf("track");
  track.microBriefs = [
    ...(track.microBriefs as object[]),
    { _key: "due", _type: "reference", _ref: scheduled._id },
  ];
  await publish(track);
  api.documents.push(scheduled, foreign);
  await publish(scheduled, { operation: "create" });
  const path = "/micro-briefs/due-in-a-moment";
  const places = [
    "/",
    "/micro-briefs",
    `/micro-actions/${slugOf(action)}`,
    `/tracks/${slugOf(track)}`,
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
    "/llms.txt",
    "/search?q=due+in+a+moment",
  ];
  for (const place of places) expect(await text(place), place).not.toContain(path);
  expect((await page(path)).status).toBe(404);
  expect(Date.now(), "the places were looked at in time").toBeLessThan(moment);
  await expect
    .poll(
      () =>
        site
          .log()
          .split("\n")
          .filter((line) => line.includes("microBrief:due-in-a-moment")).length,
      {
        timeout: 120_000,
      },
    )
    .toBe(2);
  expect(Date.now()).toBeGreaterThan(moment);
  expect((await page(path)).status).toBe(200);
  for (const place of places) expect(await text(place), place).toContain(path);
}, 300_000);
