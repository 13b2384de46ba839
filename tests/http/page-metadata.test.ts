/** What pages and feeds say of themselves to machines, where the sitemap's walk does not come by. */
import { expect, test } from "vitest";
import {
  attributes,
  inParallel,
  jsonLd,
  metadataOfAll,
  metaOf,
  readPage,
} from "@/tests/support/requests/pages";
import { shippedPath } from "@/tests/support/requests/shipped-path";
import { siteUnderTest } from "@/tests/support/sites/site";
import { kinds, listedTypes } from "#lib/publication/content/kinds";
import { formPages } from "#lib/base/addresses/filtered-addresses";
import { languages, locales } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { localePath, splitLocale } from "#lib/base/i18n/paths";
import { footerPages } from "#lib/base/site/site-defaults";

const page = async (path: string) => readPage(path, (await siteUnderTest()).url);
const pathOf = (address: string | undefined) => address && new URL(address).pathname;
const canonicalOf = (html: string) => pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);

test("sign-in pages, the gate and the pages for errors carry the whole metadata, and are not indexed", async () => {
  for (const [path, status, canonical] of [
    ["/sign-in", 200, "/sign-in"],
    ["/de/sign-up?redirect_url=%2Fde%2Fcalls", 200, "/de/sign-up"],
    ["/calls?state=done", 401, "/calls"],
    ["/es-mx/business/7", 401, "/es-mx/business/7"],
    ["/micro-briefs/no-such-brief", 404, undefined],
    ["/fr/tracks/no-such-track", 404, undefined],
    ["/no/such/page", 404, undefined],
  ] as const) {
    const { html, headers, status: answered } = await page(path);
    expect(answered, path).toBe(status);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1], path).toMatch(/\| Lantern$/);
    for (const name of metadataOfAll) expect(metaOf(html, name), `${path} ${name}`).toBeTruthy();
    const robots = [...html.matchAll(/<meta name="robots" content="([^"]+)"/g)].map(([, rule]) => rule);
    // Next says it of an answer of status 401, beside which the header says that no link is to be followed.
    expect(robots, path).toEqual([status === 401 ? "noindex" : "noindex, nofollow"]);
    if (status === 401) expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
    expect(canonicalOf(html), path).toBe(canonical);
    expect(pathOf(metaOf(html, "og:url")), path).toBe(canonical);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(alternates, path).toEqual(
      canonical ? ["en", "es", "es-MX", "fr", "de", "pt-BR", "x-default"] : [],
    );
  }
});

test("who was called, or wants the letters, finds the form by searching, but no form that was sent", async () => {
  for (const { path, keys } of formPages)
    for (const locale of locales) {
      const plain = localePath(path, locale);
      for (const [address, robots] of [
        [plain, "index, follow, max-image-preview:large"] as const,
        ...keys.map((key) => [`${plain}?${key}=failed`, "noindex, nofollow"] as const),
      ]) {
        const { html, status } = await page(address);
        expect([status, metaOf(html, "robots"), canonicalOf(html)], address).toEqual([200, robots, plain]);
      }
    }
});

test("each page of the footer has keywords of its own", async () => {
  const all = await Promise.all(
    [...footerPages, "about"].map(async (slug) => metaOf((await page(`/${slug}`)).html, "keywords") ?? ""),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const keywords of all) expect(keywords.split(",").length, keywords).toBeGreaterThanOrEqual(3);
  expect(all).not.toContain(metaOf((await page("/")).html, "keywords"));
});

test("every list of pieces names them in order as an ItemList", async () => {
  for (const path of ["/tracks", "/de/tracks", "/micro-briefs", "/micro-actions"]) {
    const { html } = await page(path);
    const list = jsonLd(html)[0]?.["@graph"].find((thing) => thing["@type"] === "ItemList");
    const items = (list?.itemListElement ?? []) as { position: number; name: string; url: string }[];
    const shown = attributes(html, "a", "href").filter((href) => href.startsWith(`${path}/`));
    expect(items.length, path).toBeGreaterThanOrEqual(10);
    expect(list?.numberOfItems).toBe(items.length);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    // What is in English is shown in the page's language, and named by the address at which it is to be found.
    const unprefixed = (paths: readonly string[]) => paths.map((one) => splitLocale(one).path);
    expect(unprefixed(items.map(({ url }) => pathOf(url) ?? ""))).toEqual(unprefixed([...new Set(shown)]));
    expect(items.every(({ name }) => name !== "")).toBe(true);
  }
});

test("what a list names is there, and asks to be found", async () => {
  const { headers } = await page("/es/letters/latest");
  for (const path of [
    // Two of its words are English alone.
    "/es/tracks/ia-para-estudiar-y-desahogarse",
    "/fr/micro-actions",
    "/es/letters",
    pathOf(new URL(headers.get("location") ?? "", (await siteUnderTest()).url).href) ?? "",
  ]) {
    const list = jsonLd((await page(path)).html)[0]?.["@graph"].find(
      (thing) => thing["@type"] === "ItemList",
    );
    const items = (list?.itemListElement ?? []) as { url: string }[];
    expect(items.length, path).toBeGreaterThan(0);
    await inParallel(items, async ({ url }) => {
      const { status, html } = await page(pathOf(url) ?? "");
      expect([status, metaOf(html, "robots"), canonicalOf(html)], `${path}: ${url}`).toEqual([
        200,
        "index, follow, max-image-preview:large",
        pathOf(url),
      ]);
    });
  }
});

test("the JSON feed dates each piece by its publication and by its last change, as the RSS feed does", async () => {
  const { items } = JSON.parse((await page("/feed.json")).html) as {
    items: { url: string; date_published: string; date_modified: string }[];
  };
  const rss = (await page("/feed.xml")).html;
  expect(items).toHaveLength(30);
  for (const item of items) {
    expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
    expect(Date.parse(item.date_modified)).toBeGreaterThanOrEqual(Date.parse(item.date_published));
    expect(rss).toContain(`<pubDate>${new Date(item.date_published).toUTCString()}</pubDate>`);
  }
  const dates = items.map(({ date_published }) => date_published);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("who installs the site in a language starts it in that language", async () => {
  const names = new Set<string>();
  for (const locale of locales) {
    const home = localePath("/", locale);
    const [named = ""] = attributes((await page(home)).html, "link", "href").filter((href) =>
      href.endsWith(".webmanifest"),
    );
    expect(named).toBe(localePath("/manifest.webmanifest", locale));
    const { status, html, headers } = await page(named);
    expect([named, status, headers.get("content-type")]).toEqual([named, 200, "application/manifest+json"]);
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const manifest = JSON.parse(html) as Record<"id" | "name" | "lang" | "start_url" | "scope", string>;
    expect(manifest).toMatchObject({
      id: home,
      lang: languages[locale].tag,
      start_url: home,
      scope: "/",
    });
    names.add(manifest.name);
  }
  expect(names.size).toBe(locales.length);
  expect((await page("/xx/manifest.webmanifest")).status).toBe(404);
});

test("browsers and robots that ask for no other icon find one where they look for it", async () => {
  const answer = await fetch(`${(await siteUnderTest()).url}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  const file = Buffer.from(await answer.arrayBuffer());
  const widths = Array.from({ length: file.readUInt16LE(4) }, (_, icon) => file.readUInt8(6 + 16 * icon));
  // Search results show 48.
  expect(widths).toEqual([16, 32, 48]);
});

test("every page has one first heading, and it stands in the page's main part", async () => {
  for (const path of ["/", "/de", "/?age=ages-7-10", "/tracks", "/sign-in", "/calls", "/no/such/page"]) {
    const { html } = await page(path);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
    expect(main.match(/<h1\b/g), path).toHaveLength(1);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
  }
});

test("a cache before the site may keep sitemap and feeds, and hears when they are old", async () => {
  const site = await siteUnderTest({ TRUSTED_PROXIES: "127.0.0.1,::1" });
  for (const path of ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt", "/es/llms.txt"]) {
    const { headers } = await readPage(path, site.url, { "surrogate-capability": "test=Surrogate/1.0" });
    expect(headers.get("surrogate-control"), path).toMatch(/^max-age=[1-9]\d*, stale-while-revalidate=\d+$/);
    expect(headers.get("surrogate-key"), path).toMatch(/(^| )(microBrief|any)( |$)/);
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
  }
});

const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1];

test.each(locales)("%s: no page of the site's own is described at a length that is cut", async (locale) => {
  const lists = listedTypes.map((type) => kinds[type].list);
  const others = ["/", "/about", "/how-it-works", "/help-lines", "/letters"];
  const forms = ["/newsletter", "/do-not-call", "/waitlist", "/search", "/saved", "/offline", "/sign-in"];
  for (const path of [...lists, ...others, ...forms]) {
    const description = metaOf((await page(localePath(path, locale))).html, "description") ?? "";
    // An apostrophe may be written as an entity.
    expect(description.replaceAll(/&\S+?;/g, "'").length, path).toBeLessThanOrEqual(160);
    expect(description, path).not.toBe("");
  }
});

test.each(locales)("%s: a list is titled by what is in it, under its own heading", async (locale) => {
  const { content } = await readMessages(locale);
  for (const type of listedTypes) {
    const { list, name } = kinds[type];
    const { html } = await page(localePath(list, locale));
    expect(titleOf(html), list).toBe(`${content[name].listMetaTitle} | Lantern`);
    expect(html, list).toContain(`<h1>${content[name].listTitle}</h1>`);
  }
});

test("two feeds of a page are told apart by their titles", async () => {
  for (const [path, titles] of [
    ["/", ["Lantern: See what your kids see online", "Lantern: Sunday letters"]],
    ["/letters", ["Lantern: See what your kids see online", "Lantern: Sunday letters"]],
    ["/about", [undefined]],
  ] as const) {
    const feeds =
      (await page(path)).html.match(/<link rel="alternate" type="application\/rss\+xml"[^>]*>/g) ?? [];
    expect(
      feeds.map((feed) => /title="([^"]+)"/.exec(feed)?.[1]),
      path,
    ).toEqual(titles);
  }
});

test("crawlers find the other languages from a page that is indexed, and follow the waiting list to what is there", async () => {
  for (const locale of locales) {
    const homes = attributes((await page(localePath("/about", locale))).html, "a", "href");
    for (const other of locales) expect(homes, `${locale} to ${other}`).toContain(localePath("/", other));
  }
  const { html } = await page("/waitlist?language=es");
  expect(metaOf(html, "robots")).toBe("noindex, follow");
  expect(attributes(html, "a", "href")).toContain("/es");
});

test("machines are shown a piece's artwork, and shared links its card", async () => {
  const { url } = await siteUnderTest();
  for (const [path, type, card] of [
    ["/micro-briefs/group-chat-you-cant-leave", "Article", "/share/brief/group-chat-you-cant-leave.png"],
    [
      "/micro-actions/write-a-first-phone-agreement",
      "HowTo",
      "/share/action/write-a-first-phone-agreement.png",
    ],
  ] as const) {
    const { html } = await page(path);
    const thing = jsonLd(html)[0]?.["@graph"].find((one) => one["@type"] === type);
    const artwork = pathOf(String(thing?.image)) ?? "";
    expect(artwork, path).toMatch(/^\/images\/embedded\/production\/\w+-1200x675\.webp$/);
    expect((await fetch(url + artwork)).status, artwork).toBe(200);
    expect(pathOf(metaOf(html, "og:image"))).toBe(card);
  }
});

test("tracks and printables are for parents, in the words of their language", async () => {
  for (const path of ["/tracks/first-phone-year", "/printables/phone-agreement"])
    for (const [locale, parents] of [
      ["en", "Parents"],
      ["de", "Eltern"],
    ] as const) {
      const { html } = await page(shippedPath(path, locale));
      const thing = jsonLd(html)[0]?.["@graph"].find((one) => one["@type"] === "LearningResource");
      expect(thing?.audience, `${locale} ${path}`).toMatchObject({ audienceType: parents });
    }
});
