/** The sitemap: one file while it is small, then an index of several. */
import { baseOf, languages, locales } from "#lib/base/i18n/locales";
import { htmlText } from "#lib/base/text/escape-html";
import { absoluteUrl } from "#lib/platform/site";
import { isoDate } from "#lib/seo/json-ld";
import { readSiteAddresses } from "#lib/seo/read-site-addresses";

/**
 * How many addresses one file holds. The format allows 50,000 and 50 MB. An address with its eight alternates takes up to a
 * kilobyte, and no answer of this site should be larger than a few megabytes.
 */
const addressesPerFile = 5_000;

/** An address, when it last changed, and its alternates by language tag. All addresses are absolute. */
type Entry = { url: string; lastModified: string | undefined; alternates: [hreflang: string, url: string][] };

const tags = locales.map((locale) => languages[locale].tag);
/**
 * The tags of languages that we write as one country does, each with that of the whole language: readers in Portugal get our
 * Portuguese, too. Only the sitemap names these, where they weigh on no page.
 */
const wholeLanguages = new Map(
  locales
    .map((locale) => [languages[locale].tag, baseOf(locale)] as const)
    .filter(([, base]) => !tags.includes(base)),
);

/** The entries of each file; at least one file. */
async function readFiles(): Promise<Entry[][]> {
  const entries = (await readSiteAddresses()).map(({ path, locale, changedAt, alternates }): Entry => ({
    url: absoluteUrl(path, locale),
    // Complete timestamps: a stored one may lack its seconds or its zone, which a sitemap does not allow.
    lastModified: isoDate(changedAt),
    alternates: alternates.flatMap(({ hreflang, path: alternate }) => {
      const whole = wholeLanguages.get(hreflang);
      const named = whole === undefined ? [hreflang] : [hreflang, whole];
      return named.map((tag): [string, string] => [tag, absoluteUrl(alternate)]);
    }),
  }));
  const count = Math.max(1, Math.ceil(entries.length / addressesPerFile));
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * addressesPerFile, (index + 1) * addressesPerFile),
  );
}

const located = (url: string, lastModified: string | undefined): string =>
  `<loc>${htmlText(url)}</loc>${lastModified === undefined ? "" : `<lastmod>${lastModified}</lastmod>`}`;

/** Every public address in each language that it exists in, with its alternates and the time of its last change. */
const asFile = (entries: readonly Entry[]): string => {
  const urls = entries.map(({ url, lastModified, alternates }) => {
    const links = alternates.map(
      ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${htmlText(href)}" />`,
    );
    return `<url>${located(url, lastModified)}${links.join("")}</url>\n`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("")}</urlset>
`;
};

const asIndex = (files: readonly Entry[][]): string => {
  const sitemaps = files.map((entries, index) => {
    const newest = entries
      .map(({ lastModified = "" }) => lastModified)
      .toSorted()
      .at(-1);
    return `<sitemap>${located(absoluteUrl(filePath(index + 1)), newest || undefined)}</sitemap>\n`;
  });
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join("")}</sitemapindex>
`;
};

const filePath = (number: number): string => `/sitemap/${number}.xml`;

const answer = (xml: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });

/** The answer at `/sitemap.xml`: the whole sitemap, or the index of its files. */
export async function sitemapAnswer(): Promise<Response> {
  const files = await readFiles();
  const [first = []] = files;
  return answer(files.length > 1 ? asIndex(files) : asFile(first));
}

/** The answer at `/sitemap/<number>.xml`. Null for a file that the index does not name. */
export async function sitemapFileAnswer(name: string): Promise<Response | null> {
  const number = Number(/^([1-9]\d{0,2})\.xml$/.exec(name)?.[1]);
  // Any other name is refused before the library is read for it.
  if (Number.isNaN(number)) return null;
  const files = await readFiles();
  const entries = files[number - 1];
  return entries && files.length > 1 ? answer(asFile(entries)) : null;
}
