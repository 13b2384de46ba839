import type { MetadataRoute } from "next";
import { readAddresses } from "#lib/publication/content/addresses";
import { readLetterDays } from "#lib/publication/letters/read-letters";
import { alternatePaths } from "#lib/base/i18n/paths";
import { locales } from "#lib/base/i18n/locales";
import { absoluteUrl } from "#lib/platform/site";
import { siteAddresses } from "#lib/seo/site-addresses";

/** Every public address in every language, each with its alternates and the time it last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [addresses, letterDays] = await Promise.all([readAddresses(), readLetterDays()]);
  return siteAddresses(addresses, letterDays).flatMap(({ path, changedAt }) => {
    const languages = Object.fromEntries(
      alternatePaths(path).map(({ hreflang, path: alternate }) => [hreflang, absoluteUrl(alternate)]),
    );
    return locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      ...(changedAt ? { lastModified: changedAt } : {}),
      alternates: { languages },
    }));
  });
}
