/** Every page of the sitemap as a crawler reads it; outside the sweep, a sample. */
import { expect, test } from "@playwright/test";
import { languages } from "#lib/base/i18n/locales";
import { splitLocale } from "#lib/base/i18n/paths";
import { siteUrl } from "@/scripts/site-under-test";
import {
  attributes,
  inParallel,
  jsonLd,
  readEnglishPaths,
  readPage,
  readSitemap,
  toPath,
} from "@/tests/support/requests/pages";
import { sampleOf } from "@/tests/support/samples/sample";

test.describe.configure({ timeout: 300_000 });

test("every address of the sitemap answers, is its own canonical, and its alternates point back", async () => {
  const entries = await readSitemap();
  expect(entries.length).toBeGreaterThan(6 * 60);
  const listed = new Set(entries.map(({ path }) => path));
  expect(listed.size).toBe(entries.length);
  const faults = await inParallel(sampleOf(entries, 120), async ({ path, alternates }) => {
    const { status, html } = await readPage(path);
    if (status !== 200) return `${path}: status ${status}`;
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href = ""]) =>
      toPath(href),
    );
    if (canonical.join() !== path) return `${path}: canonical ${canonical.join()}`;
    const inPage = new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag = "", href = ""]) => [tag, toPath(href)],
      ),
    );
    // Our Portuguese is for all who read the language. Pages say so in the sitemap alone.
    const { pt, ...others } = Object.fromEntries(alternates);
    if (pt !== others["pt-BR"]) return `${path}: is for Brazil alone`;
    if (JSON.stringify(Object.fromEntries(inPage)) !== JSON.stringify(others))
      return `${path}: alternates differ from the sitemap's`;
    for (const [tag, alternate] of inPage)
      if (!listed.has(alternate)) return `${path}: alternate ${tag} ${alternate} is not in the sitemap`;
    if (![...inPage.values()].includes(path)) return `${path}: does not name itself`;
    const { tag } = languages[splitLocale(path).locale];
    if (inPage.get(tag) !== path) return `${path}: its alternate ${tag} is ${String(inPage.get(tag))}`;
    if (!html.includes(`<html lang="${tag}"`)) return `${path}: is not in ${tag}`;
    // What the page is about is in the language of the page, whichever Spanish.
    const [, heading = tag] = /<h1\b[^>]*\slang="([^"]+)"/.exec(html) ?? [];
    if (heading.slice(0, 2) !== tag.slice(0, 2)) return `${path}: its heading is in ${heading}`;
    const told = jsonLd(html)
      .flatMap((document) => document["@graph"])
      .flatMap(({ inLanguage = [] }) => inLanguage);
    if (told.some((language) => language !== tag)) return `${path}: tells machines of ${told.join()}`;
    return null;
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

test("structured data parses on every page and agrees with the canonical address", async () => {
  const paths = sampleOf(await readEnglishPaths(), 30);
  const faults = await inParallel(paths, async (path) => {
    const { html } = await readPage(path);
    const documents = jsonLd(html);
    if (documents.length !== 1) return `${path}: ${documents.length} documents`;
    const graph = documents[0]?.["@graph"] ?? [];
    const types = graph.map((thing) => String(thing["@type"]));
    const wanted = ["Organization", "WebSite", ...expectedTypes(path)];
    const lacking = wanted.filter((type) => !types.includes(type));
    if (lacking.length > 0) return `${path}: lacks ${lacking.join()}`;
    const main = graph.find((thing) => typeof thing.mainEntityOfPage === "string");
    if (main && toPath(String(main.mainEntityOfPage)) !== path)
      return `${path}: describes ${String(main.mainEntityOfPage)}`;
    return null;
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

function expectedTypes(path: string): string[] {
  if (path === "/") return [];
  if (path.startsWith("/micro-briefs/")) return ["Article", "BreadcrumbList"];
  if (path.startsWith("/micro-actions/")) return ["HowTo", "BreadcrumbList"];
  if (["/micro-briefs", "/micro-actions", "/tracks"].includes(path)) return ["ItemList", "BreadcrumbList"];
  if (path === "/glossary") return ["DefinedTermSet"];
  if (path.startsWith("/glossary/")) return ["DefinedTerm", "BreadcrumbList"];
  if (path.startsWith("/tracks/")) return ["LearningResource", "ItemList", "BreadcrumbList"];
  return ["BreadcrumbList"];
}

test("every internal link of every page leads to a page", async () => {
  const paths = [
    ...sampleOf(await readEnglishPaths(), 30),
    "/es",
    "/es-mx/glossary",
    "/fr/tracks",
    "/de/about",
    "/search?q=a",
  ];
  const targets = new Map<string, string>();
  await inParallel(paths, async (path) => {
    const { html } = await readPage(path);
    for (const href of attributes(html, "a", "href")) {
      const target = new URL(href, siteUrl + path);
      if (target.origin === siteUrl) targets.set(target.pathname + target.search, path);
    }
    for (const source of attributes(html, "img", "src")) targets.set(source, path);
  });
  expect(targets.size).toBeGreaterThan(paths.length);
  const broken = await inParallel(sampleOf([...targets], 150), async ([target, from]) => {
    const { status } = await readPage(target);
    // The last letter is another one each week, and nothing is written in Mexico's Spanish alone, so that its feeds, which
    // every page's foot names in either format, are Spain's: these lead on.
    const wanted = /\/letters\/latest$|^\/es-mx\/feed\.(?:xml|json)$/.test(target) ? 307 : 200;
    return status === wanted ? null : `${target} (on ${from}): ${status}`;
  });
  expect(broken.filter(Boolean)).toEqual([]);
});
