import { expect, test } from "vitest";
import type { ListedAction } from "#lib/publication/content/action";
import type { ListedBrief } from "#lib/publication/content/brief";
import { absoluteUrl } from "#lib/platform/site";
import { jsonOf, rssOf, siteFeed } from "#lib/seo/feeds";
import { letterFeed } from "#lib/seo/letter";

const shared = {
  language: "en",
  ages: [],
  updatedAt: null,
  category: null,
  picture: null,
  firstSlug: null,
  firstOutAt: null,
} as const;
type Since<T> = T & { since: string | null };
const brief = (slug: string, more: Partial<Since<ListedBrief>> = {}): Since<ListedBrief> => ({
  ...shared,
  _id: slug,
  _type: "microBrief",
  slug,
  title: slug,
  summary: null,
  publishedAt: "2026-11-20T08:00:00Z",
  since: more.publishedAt ?? "2026-11-20T08:00:00Z",
  ages: [],
  topics: [],
  readingMinutes: 2,
  ...more,
});
const action = (slug: string, more: Partial<Since<ListedAction>> = {}): Since<ListedAction> => ({
  ...shared,
  _id: slug,
  _type: "microAction",
  slug,
  title: slug,
  excerpt: null,
  goal: null,
  publishedAt: "2026-11-19T08:00:00Z",
  since: more.publishedAt ?? "2026-11-19T08:00:00Z",
  ages: [],
  difficulty: null,
  minutes: null,
  tags: [],
  stepTitles: [],
  ...more,
});
const texts = { title: "Lantern", description: "d" };
type Item = { id: string; url: string; content_html?: string };
const itemsOf = (feed: ReturnType<typeof siteFeed>) => (JSON.parse(feed.json1()) as { items: Item[] }).items;

test("a piece whose date cannot be read is left out, and keeps nobody from the others", () => {
  const undated = [brief("undated", { since: null }), brief("soon", { since: "soon" })];
  const feed = siteFeed([...undated, brief("plain")], [action("step")], texts, "en");
  expect(itemsOf(feed).map(({ url }) => url)).toEqual([
    absoluteUrl("/micro-briefs/plain", "en"),
    absoluteUrl("/micro-actions/step", "en"),
  ]);
  expect(rssOf(feed)).not.toContain("soon");
});

test("the JSON feed says its language, and shows each piece's artwork", () => {
  const picture = "image-0123abc-1200x675-webp";
  const feed = siteFeed([brief("lampe", { picture, language: "fr" })], [action("pas")], texts, "fr");
  expect(JSON.parse(jsonOf(feed))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    language: "fr",
    icon: absoluteUrl("/icon-512.png"),
    items: [{ image: absoluteUrl("/images/embedded/production/0123abc-1200x675.webp") }, {}],
  });
  expect((JSON.parse(jsonOf(feed)) as { items: object[] }).items[1]).not.toHaveProperty("image");
  // Its length would have to be given in RSS.
  expect(rssOf(feed)).not.toContain("<enclosure");
});

test("a renamed piece keeps its id in the feeds, and is found where it is now", () => {
  const feed = siteFeed(
    [brief("now", { firstSlug: "once" }), brief("plain")],
    [action("step", { firstSlug: "first-step" })],
    texts,
    "en",
  );
  expect(itemsOf(feed).map(({ id, url }) => [id, url])).toEqual(
    [
      ["/micro-briefs/once", "/micro-briefs/now"],
      ["/micro-briefs/plain", "/micro-briefs/plain"],
      ["/micro-actions/first-step", "/micro-actions/step"],
    ].map((paths) => paths.map((path) => absoluteUrl(path))),
  );
  expect(feed.rss2()).toContain(`>${absoluteUrl("/micro-briefs/once")}</guid>`);
});

test("a piece that went back to its first address is known by it as before", () => {
  const items = itemsOf(siteFeed([brief("once", { firstSlug: "once" })], [], texts, "en"));
  expect(items.map(({ id }) => id)).toEqual([absoluteUrl("/micro-briefs/once")]);
});

test("no two pieces of a feed have one id, whoever has taken an address over", () => {
  const items = itemsOf(siteFeed([brief("now", { firstSlug: "once" }), brief("once")], [], texts, "en"));
  expect(items.map(({ id }) => id)).toEqual(items.map(({ url }) => url));
});

test("a translation comes into its language's feed when it is made, however old its original is", () => {
  const on = (day: number) => ({ publishedAt: `2026-11-${String(day).padStart(2, "0")}T08:00:00Z` });
  const known = Array.from({ length: 40 }, (_, index) => brief(`known-${index}`, on((index % 28) + 1)));
  const made = {
    publishedAt: "2026-10-01T08:00:00Z",
    since: "2027-01-10T09:00:00Z",
    language: "fr",
  } as const;
  const feed = siteFeed(
    [...known, brief("traduite", made)],
    [action("traduite-aussi", { ...made, publishedAt: "2026-10-02T08:00:00Z" })],
    texts,
    "fr",
  );
  const items = (JSON.parse(feed.json1()) as { items: (Item & { date_published: string })[] }).items;
  expect(items).toHaveLength(30);
  // Of one moment, the one of the newer subject first.
  expect(items.slice(0, 2).map(({ url, date_published }) => [url, date_published])).toEqual([
    [absoluteUrl("/micro-actions/traduite-aussi", "fr"), "2027-01-10T09:00:00.000Z"],
    [absoluteUrl("/micro-briefs/traduite", "fr"), "2027-01-10T09:00:00.000Z"],
  ]);
  expect(feed.rss2()).toContain("<pubDate>Sun, 10 Jan 2027 09:00:00 GMT</pubDate>");
});

test("a copy of a renamed piece has an id of its own, and leaves the original its own", () => {
  const original = brief("now", { firstSlug: "once", publishedAt: "2026-11-18T08:00:00Z" });
  const copy = brief("copy", { firstSlug: "once" });
  const idsOf = (...briefs: Since<ListedBrief>[]) =>
    itemsOf(siteFeed(briefs, [], texts, "en")).map(({ id }) => id);
  const ids = [absoluteUrl("/micro-briefs/copy"), absoluteUrl("/micro-briefs/once")];
  expect(idsOf(original, copy)).toEqual(ids);
  // Nor does the copy come to be called so when the original is too old for the feed.
  const newer = Array.from({ length: 29 }, (_, index) => brief(`newer-${index}`));
  expect(idsOf(original, copy, ...newer)).toContain(ids[0]);
  expect(idsOf(original, copy, ...newer)).not.toContain(ids[1]);
});

test("of a copy and its original, which carry one date, the older is called by their first address", () => {
  const original = brief("now", { firstSlug: "once", firstOutAt: "2026-01-10T08:00:00Z" });
  const copy = brief("copy", { firstSlug: "once", firstOutAt: "2026-11-20T09:00:00Z" });
  const ids = ["/micro-briefs/copy", "/micro-briefs/once"].map((path) => absoluteUrl(path));
  for (const briefs of [
    [original, copy],
    [copy, original],
  ])
    expect(itemsOf(siteFeed(briefs, [], texts, "en")).map(({ id }) => id)).toEqual(ids);
});

const written = `Kids write <3 and </3, "sus" & co, and then it's <b>quiet.`;
const asHtml = `Kids write &lt;3 and &lt;/3, "sus" &amp; co, and then it's &lt;b&gt;quiet.`;

test("feeds carry a plain text as the HTML that readers take it for", () => {
  const feed = siteFeed(
    [brief("one", { summary: written })],
    [action("two", { excerpt: written })],
    texts,
    "en",
  );
  expect(itemsOf(feed).map(({ content_html }) => content_html)).toEqual([asHtml, asHtml]);
  expect(feed.rss2().split(`<description><![CDATA[${asHtml}]]></description>`)).toHaveLength(3);
});

test("a title that holds what ends a text in a feed is whole there, however often it holds it", () => {
  const title = "An ]]> and ]]>]]> and one more ]]>";
  const rss = rssOf(siteFeed([brief("a", { title })], [], texts, "en"));
  const [, written = ""] = /<item>\s*<title>(.*?)<\/title>/s.exec(rss) ?? [];
  const parts = [...written.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)];
  expect(parts.map(([, part]) => part).join("")).toBe(title);
  expect(parts.map(([part]) => part).join("")).toBe(written);
});

test("an item without a sentence of its own carries its title, since JSON Feed wants a content", () => {
  const [item] = itemsOf(siteFeed([brief("one", { title: "Lamps & such" })], [], texts, "en"));
  expect(item?.content_html).toBe("Lamps &amp; such");
});

test("the feed of letters carries its sentence as HTML, and the mail as it is", () => {
  const letter = { day: "2026-11-22", subject: "s", preview: written, html: "<p>Hello</p>" };
  const rss = letterFeed([letter], texts, "en").rss2();
  expect(rss).toContain(`<description><![CDATA[${asHtml}]]></description>`);
  expect(rss).toContain("<content:encoded><![CDATA[<p>Hello</p>]]></content:encoded>");
});
