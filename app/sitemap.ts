import type { MetadataRoute } from "next";
import { isoDate } from "#lib/seo/json-ld";
import { readSiteAddresses } from "#lib/seo/read-site-addresses";
import { absoluteUrl } from "#lib/platform/site";

/** Every public address in the languages that it is there in, each with its alternates and the time it last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await readSiteAddresses()).map(({ path, locale, changedAt, alternates }) => ({
    url: absoluteUrl(path, locale),
    // Whole moments: a stored one may lack its seconds or its zone, which no sitemap may.
    lastModified: isoDate(changedAt),
    alternates: {
      languages: Object.fromEntries(
        alternates.map(({ hreflang, path: alternate }) => [hreflang, absoluteUrl(alternate)]),
      ),
    },
  }));
}
