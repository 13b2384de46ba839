/** Which piece an address shows, and where an address leads that shows none. */
import { notFound, permanentRedirect } from "next/navigation";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { kindPath, type ListedType } from "#lib/publication/content/kinds";
import { readTranslations } from "#lib/publication/content/translations";
import type { Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { dependOn } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";

/**
 * The piece whose address this is, as `read` gives it to readers of the language. An address that a piece had before, or
 * that its original or a translation has, leads on permanently to where these readers find it; any other ends in a 404.
 */
export async function requirePiece<T extends { _id: string }>(
  type: ListedType,
  asked: string,
  locale: Locale,
  read: (slug: string, locale: Locale) => Promise<T | null>,
): Promise<T> {
  const found = await read(asked, locale);
  if (!found) return leave(type, asked, await readCurrentSlug(type, asked, locale), locale);
  const best = (await readTranslations()).best(found._id, locale);
  return best && best.slug !== asked ? leave(type, asked, best.slug, locale) : found;
}

async function leave(type: ListedType, slug: string, current: string | null, locale: Locale): Promise<never> {
  if (current === null) notFound();
  // Both tags: the redirect is out of date when the document is renamed again, and when a new document takes the address.
  await dependOn([documentTag(type, slug), documentTag(type, current)], "list");
  permanentRedirect(localePath(kindPath(type, current), locale));
}
