/** The Sunday letters: pages, the feed that form services send as e-mails, and what an editor decides about them. */
import { afterAll, expect, test } from "vitest";
import { attributes, jsonLd, readPage, textOf } from "@/tests/support/requests/pages";
import { siteUnderTest } from "@/tests/support/sites/site";
import { startSiteWithStore, type SiteWithStore } from "@/tests/support/sites/site-with-store";
import { sendWebhook } from "@/tests/support/services/webhook";
import { siteUrl } from "@/scripts/site-under-test";
import { languages, locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath } from "#lib/base/i18n/paths";
import { isSunday, lastLetterDay, letterDays, nextLetterDay, weeksFrom } from "#lib/base/site/letter-days";
import type { DatasetDocument } from "#lib/local/query-documents";

const first = "2026-11-22";
const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
const piecesOf = (html: string) =>
  attributes(mainOf(html), "a", "href").filter((href) =>
    /\/(?:micro-briefs|micro-actions|glossary|tracks)\//.test(href),
  );

/** The items of a feed: each title, address, date and mail. */
const itemsOf = (xml: string) =>
  [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => ({
    title: /<title><!\[CDATA\[(.*?)\]\]><\/title>/s.exec(item)?.[1] ?? "",
    link: /<link>(.*?)<\/link>/.exec(item)?.[1] ?? "",
    date: /<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? "",
    preview: /<description><!\[CDATA\[(.*?)\]\]><\/description>/s.exec(item)?.[1] ?? "",
    mail: /<content:encoded><!\[CDATA\[(.*?)\]\]><\/content:encoded>/s.exec(item)?.[1] ?? "",
  }));

test("the first letter keeps the pieces it came out with", async () => {
  const { status, html } = await page(`/letters/${first}`);
  expect(status).toBe(200);
  expect(piecesOf(html)).toEqual([
    "/micro-briefs/amazon-tablets-and-kids-mode",
    "/micro-briefs/whatsapp-for-families",
    "/micro-briefs/when-advice-for-boys-turns-bitter",
    "/micro-actions/audit-subscriptions",
    "/micro-actions/agree-family-photo-rule",
    "/tracks/ai-for-school-and-for-comfort",
    "/glossary/generative-ai",
    "/glossary/red-flag",
    "/glossary/ask-to-buy",
    "/micro-briefs/ads-inside-free-kids-apps",
  ]);
});

test.each(locales)(
  "%s: the letters are listed and read in the page's language, around English pieces",
  async (locale) => {
    const { letters: words } = await readMessages(locale);
    const list = await page(localePath("/letters", locale));
    expect(list.status).toBe(200);
    expect(list.html).toContain(`<h1>${words.title}</h1>`);
    const days = attributes(mainOf(list.html), "a", "href").flatMap(
      (href) => /\/letters\/([\d-]+)$/.exec(href)?.[1] ?? [],
    );
    expect(days.at(-1)).toBe(first);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.every((day) => isSunday(day) && day <= lastLetterDay(new Date()))).toBe(true);

    const path = localePath(`/letters/${first}`, locale);
    const { html } = await page(path);
    const main = mainOf(html);
    for (const heading of [words.fresh, words.seasonal]) expect(main).toContain(`>${heading}</h2>`);
    expect(main).toContain(words.season.november);
    const headings = [...main.matchAll(/<h3([^>]*)>/g)].map(([, given]) => given);
    expect(headings.length).toBeGreaterThan(5);
    const tags = headings.map((given) => /lang="([^"]+)"/.exec(given ?? "")?.[1] ?? "");
    expect(tags.every((tag) => tag === "en" || tag.slice(0, 2) === locale.slice(0, 2))).toBe(true);
    // Where most of its pieces are in English still, the English letter is the one to be found.
    const isWritten = tags.filter((tag) => tag.slice(0, 2) === locale.slice(0, 2)).length * 2 >= tags.length;
    expect(html).toContain(
      `<link rel="canonical" href="${siteUrl}${isWritten ? path : `/letters/${first}`}"`,
    );
    expect(html.includes('content="noindex')).toBe(!isWritten);
    // Its language's feed is named where that exists.
    const feed = localePath("/letter.xml", locale);
    const named = (await page(feed)).status === 200 ? feed : "/letter.xml";
    for (const head of [html, list.html, (await page(localePath("/", locale))).html])
      expect(
        attributes(head, "link", "href").filter((href) => href.endsWith("/letter.xml")),
        locale,
      ).toEqual([siteUrl + named]);
    expect(attributes(mainOf(list.html), "a", "href")).toContain(named);
    const things = jsonLd(html).flatMap((document) => document["@graph"]);
    expect(things.find((thing) => thing["@type"] === "Article")).toMatchObject({
      datePublished: "2026-11-22T12:00:00.000Z",
      inLanguage: languages[isWritten ? locale : "en"].tag,
    });
    expect(things.find((thing) => thing["@type"] === "ItemList")).toMatchObject({
      numberOfItems: headings.length,
    });
  },
);

test("there is a letter at a Sunday that has come, and nowhere else", async () => {
  const next = nextLetterDay(first, new Date());
  for (const day of [next, "2026-11-15", "2026-11-23", "2026-11-31", "last", "2026-11-22T12", "%20"])
    expect((await page(`/letters/${day}`)).status, day).toBe(404);
});

test("the newsletter's box and its thanks lead to the last letter", async () => {
  const site = await siteUnderTest();
  const last = attributes(mainOf((await page("/letters")).html), "a", "href").find((href) =>
    href.startsWith("/letters/"),
  );
  for (const locale of locales) {
    const link = localePath("/letters/latest", locale);
    for (const path of ["/about", "/newsletter/confirmed", "/newsletter"])
      expect(attributes((await page(localePath(path, locale))).html, "a", "href"), path).toContain(link);
    const answer = await fetch(site.url + link, { redirect: "manual" });
    expect(answer.status).toBe(307);
    const target = new URL(answer.headers.get("location") ?? "", site.url).pathname;
    expect(target).toBe(localePath(last ?? "", locale));
  }
});

test.each([
  { locale: "en", tag: "en" },
  { locale: "es", tag: "es" },
  { locale: "es-mx", tag: "es-MX" },
] as const)(
  "$locale: the feed carries each letter as a mail that mail programs show",
  async ({ locale, tag }) => {
    const own = siteUrl + localePath("/letters", locale);
    const { headers, html: xml } = await page(localePath("/letter.xml", locale));
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    // Readers of feeds that run in a browser are other sites.
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(xml).toContain(`<language>${tag}</language>`);
    expect(xml).toContain(`<atom:link href="${siteUrl}${localePath("/letter.xml", locale)}" rel="self"`);
    expect(/<channel>\s*<title>.*?<\/title>\s*<link>(.*?)<\/link>/s.exec(xml)?.[1]).toBe(own);
    const { letters: words, content } = await readMessages(locale);
    const items = itemsOf(xml);
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(8);
    expect(new Set(items.map(({ link }) => link)).size).toBe(items.length);
    for (const { title, link, date, preview, mail } of items) {
      const day = link.replace(`${own}/`, "");
      expect(date).toBe(new Date(`${day}T12:00:00Z`).toUTCString());
      expect(title.length).toBeGreaterThan(10);
      expect(preview.length).toBeGreaterThan(10);
      // Gmail cuts off what is longer.
      expect(Buffer.byteLength(mail)).toBeLessThan(102 * 1024);
      expect(mail).not.toMatch(/<(?:script|style|link|iframe|form|html|body)\b|<!--|@font-face|url\(/i);
      expect(mail).not.toMatch(/\sclass="(?!hidden|ground|sheet|signal)/);
      const tables = mail.match(/<table\b[^>]*>/g) ?? [];
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) expect(table).toContain('role="presentation"');
      for (const href of attributes(mail, "a", "href")) expect(href).toMatch(new RegExp(`^${siteUrl}/`));
      const pictures = [...mail.matchAll(/<img\b[^>]*>/g)].map(([picture]) => picture);
      // One, of the first piece, the same for every reader.
      expect(pictures).toHaveLength(1);
      for (const picture of pictures) {
        expect(picture).toMatch(new RegExp(`src="${siteUrl}/share/[^"?]+\\.png"`));
        expect(picture).toMatch(/\salt="[^"]{10,}"/);
      }
      expect(textOf(mail).trim().startsWith(textOf(preview).slice(0, 20))).toBe(true);
      expect(mail).toContain(`href="${link}"`);
      // As the page of that day says it, piece for piece, and in its language.
      const { html } = await page(localePath(`/letters/${day}`, locale));
      expect(attributes(mail, "a", "href").filter((href) => !href.includes("/letters/"))).toEqual(
        piecesOf(html).map((href) => siteUrl + href),
      );
      const headingsOf = (text: string, level: string) =>
        [...text.matchAll(new RegExp(`<${level}[^>]*>(.*?)</${level}>`, "gs"))].map(([, inside = ""]) =>
          textOf(inside),
        );
      for (const level of ["h1", "h2", "h3"])
        expect(headingsOf(mail, level)).toEqual(headingsOf(mainOf(html), level));
      expect(mail).toContain(`>${words.web}</a>`);
      expect(attributes(mail, "table", "lang")).toEqual([tag]);
      const inEnglish = (text: string) => text.split(content.inEnglish).length - 1;
      expect(inEnglish(mail)).toBe(inEnglish(mainOf(html)));
    }
    const [picture = ""] = attributes(items[0]?.mail ?? "", "img", "src");
    const image = await fetch((await siteUnderTest()).url + new URL(picture).pathname);
    expect(image.headers.get("content-type")).toBe("image/png");
  },
);

test("a language without letters of its own has no feed of them, and says so to machines", async () => {
  for (const locale of locales) {
    const path = localePath("/letter.xml", locale);
    const answer = await page(path);
    const llms = await page(localePath("/llms.txt", locale));
    // A language without pieces of its own leads to another one's list.
    if (llms.status === 200)
      expect(llms.html.includes(`(${siteUrl}${path})`), path).toBe(answer.status === 200);
    else expect(llms.status, path).toBe(307);
    if (answer.status === 200) continue;
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    expect(JSON.parse(answer.html)).toMatchObject({ title: "There are no letters in this language yet" });
  }
  expect((await page("/xx/letter.xml")).status).toBe(404);
});

test("sitemap, llms.txt and every footer name the letters", async () => {
  const sitemap = (await page("/sitemap.xml")).html;
  for (const path of ["/letters", `/letters/${first}`])
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
  for (const locale of locales) {
    // In another language a letter is listed when most of it is written in that.
    const { html } = await page(localePath(`/letters/${first}`, locale));
    expect(sitemap.includes(`<loc>${siteUrl}${localePath(`/letters/${first}`, locale)}</loc>`)).toBe(
      !html.includes('content="noindex'),
    );
    expect(attributes((await page(localePath("/about", locale))).html, "a", "href")).toContain(
      localePath("/letters", locale),
    );
  }
  expect(sitemap).not.toContain("/letters/latest");
  const llms = (await page("/llms.txt")).html;
  expect(llms).toContain(`(${siteUrl}/letters)`);
  expect(llms).toContain(`(${siteUrl}/letter.xml)`);
});

/** The days of the letters in a feed; none where there is no feed. */
const daysOf = (xml: string) => itemsOf(xml).map(({ link }) => link.slice(link.lastIndexOf("/") + 1));

/**
 * A site that reads from a content store of its own, in which this test is the editor. Only the first letter came out:
 * the feed holds the newest few, from which that one would be gone some day.
 */
let own: Promise<SiteWithStore> | null = null;
const ownSite = () =>
  (own ??= startSiteWithStore({
    isUnrendered: true,
    prepare: ({ documents }) => {
      for (const day of letterDays(weeksFrom(first, 1), nextLetterDay(first, new Date())))
        documents.push({
          _id: `letter-${day}`,
          _type: "letter",
          _createdAt: "2026-11-22T12:00:00Z",
          _updatedAt: "2026-11-22T12:00:00Z",
          _rev: "1",
          day,
          isSkipped: true,
        });
    },
  }));
afterAll(async () => (await own)?.stop());

test("an editor's letter wins over the rule, and can be none", async () => {
  const { api, site } = await ownSite();
  const read = async (path: string) => readPage(path, site.url);
  const before = piecesOf((await read(`/letters/${first}`)).html);
  expect(before.length).toBeGreaterThan(1);
  const brief = api.documents.find(
    ({ _type, slug }) =>
      _type === "microBrief" && !before.includes(`/micro-briefs/${(slug as { current: string }).current}`),
  );
  if (!brief) throw new Error("there is no other brief");
  const letter: DatasetDocument = {
    _id: "letter-first",
    _type: "letter",
    _createdAt: "2026-11-22T12:00:00Z",
    _updatedAt: "2026-11-22T12:00:00Z",
    _rev: "1",
    day: first,
    title: "What we chose ourselves",
    opening: "One sentence to begin with.\n\nAnd another <b>one</b>.",
    pieces: [{ _key: "a", _type: "reference", _ref: brief._id }],
  };
  api.documents.push(letter);
  const publish = async () =>
    expect(
      (await sendWebhook(site.url, { _id: letter._id, _type: "letter", operation: "update" })).body.tags,
    ).toEqual(["letter"]);
  await publish();
  const { html } = await read(`/letters/${first}`);
  expect(html).toContain('<h1><span lang="en">What we chose ourselves</span></h1>');
  expect(mainOf(html)).toContain("And another &lt;b&gt;one&lt;/b&gt;.");
  const [chosen] = piecesOf(html);
  expect(chosen).toBe(`/micro-briefs/${(brief.slug as { current: string }).current}`);
  // The rule still chooses the piece for the season, and nothing else.
  expect(piecesOf(html)).toHaveLength(2);
  expect((await read("/letters")).html).toContain("What we chose ourselves");
  const item = itemsOf((await read("/letter.xml")).html).at(-1);
  expect(item?.title).toBe("What we chose ourselves");
  expect(item?.mail).toContain("And another &lt;b&gt;one&lt;/b&gt;.");
  // An editor writes English: that letter is none for who asked for Spanish.
  expect(daysOf((await read("/es/letter.xml")).html)).not.toContain(first);

  // Of translations, the originals are meant; of what has none, nothing.
  const [translated] = api.documents.filter(({ _id }) => _id === `${brief._id}-es`);
  const [alone] = api.documents.filter(({ _id }) => _id === "term-es-en-plan");
  if (!translated || !alone) throw new Error("a translation and a Spanish word of its own are needed");
  letter.pieces = [alone, translated].map(({ _id }) => ({ _key: _id, _type: "reference", _ref: _id }));
  await publish();
  expect(piecesOf((await read(`/letters/${first}`)).html)).toEqual(piecesOf(html));

  letter.pieces = [];
  letter.isSkipped = true;
  await publish();
  expect((await read(`/letters/${first}`)).status).toBe(404);
  expect(attributes((await read("/letters")).html, "a", "href")).not.toContain(`/letters/${first}`);
  api.documents.splice(api.documents.indexOf(letter), 1);
  await publish();
  expect(piecesOf((await read(`/letters/${first}`)).html)).toEqual(before);
  expect(daysOf((await read("/es/letter.xml")).html)).toContain(first);
});

test("a language's feed is there as long as half of a letter is translated", async () => {
  const { api, site } = await ownSite();
  const read = async (path: string) => readPage(path, site.url);
  const isGroup = ({ _type }: { _type: string }) => _type === "translation.metadata";
  const tell = async () => {
    for (const _type of ["translation.metadata", "letter"])
      expect((await sendWebhook(site.url, { _id: `any-${_type}`, _type, operation: "update" })).status).toBe(
        200,
      );
  };
  const feedNamed = async () =>
    attributes((await read("/es")).html, "link", "href").filter((href) => href.endsWith("/letter.xml"));
  // On a busy machine the first page of a server that has just started may fail.
  await expect.poll(feedNamed, { timeout: 30_000 }).toEqual([`${siteUrl}/es/letter.xml`]);
  const groups = api.documents.filter(isGroup);
  for (const group of groups) api.documents.splice(api.documents.indexOf(group), 1);
  await tell();
  expect((await read("/es/letter.xml")).status).toBe(404);
  expect(await feedNamed()).toEqual([`${siteUrl}/letter.xml`]);
  expect(daysOf((await read("/letter.xml")).html)).toContain(first);

  api.documents.push(...groups);
  await tell();
  expect(daysOf((await read("/es/letter.xml")).html)).toContain(first);
  expect(await feedNamed()).toEqual([`${siteUrl}/es/letter.xml`]);
});

test("a site without a first letter says so, and its feed is empty and valid", async () => {
  const { api, site } = await ownSite();
  const settings = api.documents.find(({ _type }) => _type === "siteSettings");
  if (!settings) throw new Error("there are no settings");
  const was = settings.firstLetter;
  const tell = async () => {
    const change = { _id: "siteSettings", _type: "siteSettings", operation: "update" };
    expect((await sendWebhook(site.url, change)).status).toBe(200);
  };
  const { letters: words } = await readMessages("en");
  const read = async (path: string) => readPage(path, site.url);
  delete settings.firstLetter;
  await tell();
  const { html } = await read("/letters");
  expect(mainOf(html)).toContain(words.empty);
  expect(mainOf(html)).toContain(words.none);
  expect((await read(`/letters/${first}`)).status).toBe(404);
  const answer = await fetch(`${site.url}/letters/latest`, { redirect: "manual" });
  expect(new URL(answer.headers.get("location") ?? "", site.url).pathname).toBe("/letters");
  const xml = (await read("/letter.xml")).html;
  expect(itemsOf(xml)).toEqual([]);
  expect(xml).toContain("<channel>");

  // One that lies ahead is announced.
  settings.firstLetter = "2099-01-04";
  await tell();
  expect(mainOf((await read("/letters")).html)).toContain(words.first.replace("{date}", "Jan 4, 2099"));
  settings.firstLetter = was;
  await tell();
  expect((await read(`/letters/${first}`)).status).toBe(200);
});
