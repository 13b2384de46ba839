import type { MetadataRoute } from "next";
import { isoDate } from "#lib/seo/json-ld";
import { readSiteAddresses } from "#lib/seo/read-site-addresses";
import { absoluteUrl } from "#lib/platform/site";

/** Every public address in each language that it exists in, with its alternates and the time of its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await readSiteAddresses()).map(({ path, locale, changedAt, alternates }) => ({
    url: absoluteUrl(path, locale),
    // Complete timestamps: a stored one may lack its seconds or its zone, which a sitemap does not allow.
    lastModified: isoDate(changedAt),
    alternates: {
      languages: Object.fromEntries(
        alternates.map(({ hreflang, path: alternate }) => [hreflang, absoluteUrl(alternate)]),
      ),
    },
  }));
}
