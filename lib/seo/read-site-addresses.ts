import "server-only";
import { readAddresses } from "#lib/publication/content/addresses";
import { listedTypes, type ListedType } from "#lib/publication/content/kinds";
import { readListLanguages, shownSlug, versionsOf } from "#lib/publication/content/shown-languages";
import { readTranslations } from "#lib/publication/content/translations";
import { readLetterLanguages } from "#lib/publication/letters/letter-languages";
import type { Locale } from "#lib/base/i18n/locales";
import { siteAddresses, type SiteAddress } from "#lib/seo/site-addresses";

/** Every indexable address that the site has now. */
export async function readSiteAddresses(): Promise<SiteAddress[]> {
  const [addresses, letters, translations, lists] = await Promise.all([
    readAddresses(),
    readLetterLanguages(),
    readTranslations(),
    Promise.all(listedTypes.map(async (type) => [type, await readListLanguages(type)] as const)),
  ]);
  return siteAddresses({
    addresses: addresses.map((address) => ({ ...address, slug: shownSlug(address, translations) })),
    letters,
    versionsOf: (address) => versionsOf(address, translations),
    listLanguages: Object.fromEntries(lists) as Record<ListedType, Locale[]>,
  });
}
