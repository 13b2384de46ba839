import { notFound, permanentRedirect } from "next/navigation";
import { kindPath, type ListedType } from "#lib/publication/content/kinds";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import type { Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { dependOn } from "#lib/platform/server/content-reader";
import { documentTag } from "#lib/platform/server/content-tags";

/** For an address without a document: leads on permanently when a document once stood there, else ends in a 404. */
export async function leaveFormerAddress(type: ListedType, slug: string, locale: Locale): Promise<never> {
  const current = await readCurrentSlug(type, slug);
  if (current === null) notFound();
  // Renamed once more, it leads elsewhere; taken by a new document, it leads nowhere.
  await dependOn([documentTag(type, slug), documentTag(type, current)]);
  permanentRedirect(localePath(kindPath(type, current), locale));
}
