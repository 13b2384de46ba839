/** Reads the site as a crawler does. */
import { siteUrl } from "@/scripts/site-under-test";

/** Runs `work` over `items`, at most `width` at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  width = 12,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, run));
  return results;
}

export type SitemapEntry = { path: string; changedAt: string | null; alternates: Map<string, string> };

/** Every address of the sitemap, as paths of the site under test. */
export async function readSitemap(base = siteUrl): Promise<SitemapEntry[]> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    path: toPath(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ""),
    changedAt: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? null,
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = "", href = ""]) => [
        tag,
        toPath(href),
      ]),
    ),
  }));
}

/** The sitemap's English paths: one for each page. */
export const readEnglishPaths = async (base = siteUrl): Promise<string[]> =>
  (await readSitemap(base))
    .map(({ path }) => path)
    .filter((path) => !/^\/(es-mx|es|fr|de|pt)(\/|$)/.test(path));

/** An absolute address of the site as a path; other addresses are not changed. */
export const toPath = (address: string) =>
  decodeEntities(address).replace(new RegExp(`^${siteUrl}(?=/|$)`), "") || "/";

/** Text of HTML as it reads: React escapes an apostrophe on some pages and in mails, and on others it does not. */
const decodeEntities = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What a page or a piece of HTML shows: without its head, scripts and tags, and with its entities as characters. */
export const textOf = (html: string): string =>
  decodeEntities(
    html.replaceAll(/<(head|script|style|template)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]+>/g, ""),
  );

export type ReadPage = { path: string; status: number; html: string; headers: Headers };

export async function readPage(
  path: string,
  base = siteUrl,
  headers: Record<string, string> = {},
): Promise<ReadPage> {
  const answer = await fetch(base + path, { redirect: "manual", headers });
  return { path, status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** A page's own markup, without scripts, since the page's data repeats parts of it. */
export const markupOf = (html: string): string =>
  html.replaceAll(/(<script\b[^>]*>).*?(<\/script>)/gis, "$1$2");

/** The values of an attribute of all elements of a kind. */
export const attributes = (html: string, element: string, attribute: string): string[] =>
  [...markupOf(html).matchAll(new RegExp(`<${element}\\b[^>]*\\s${attribute}="([^"]*)"`, "gi"))].map(
    ([, value = ""]) => decodeEntities(value),
  );

/** The JSON-LD documents of a page. Throws when one is not JSON. */
export const jsonLd = (html: string): { "@graph": Record<string, unknown>[] }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as { "@graph": Record<string, unknown>[] },
  );

/** The metadata that every page has for search engines and networks. */
export const metadataOfAll = [
  "description",
  "keywords",
  "robots",
  "og:title",
  "og:description",
  "og:image",
  "og:site_name",
  "og:locale",
  "twitter:card",
  "twitter:title",
  "twitter:image",
];

/** The content of a page's meta element with that name. */
export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
