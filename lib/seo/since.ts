/** Since when a piece can be read in its language. */
import { readTranslations, type Translations } from "#lib/publication/content/translations";
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";

type Dated = { _id: string; language: Locale; publishedAt: string | null };

/**
 * When a piece was first published in its language. A translation carries the publish date of its original, however much later it
 * was made, so it is dated by its own first publishing. It still counts as a translation when its original is hidden from search
 * engines or withdrawn.
 */
export function sinceOf({ _id, language, publishedAt }: Dated, translations: Translations): string | null {
  const members = translations.of(_id);
  const own = members.find((one) => one._id === _id);
  if (!own || language === contentLanguage) return publishedAt;
  const isTranslation = own.madeAt !== null || members.some((one) => one.language === contentLanguage);
  const isLater = Date.parse(own.firstOutAt ?? "") > Date.parse(publishedAt ?? "");
  return isTranslation && isLater ? own.firstOutAt : publishedAt;
}

/** Since when a piece is there in its language, by the translations as they are now. */
export const readSince = async (piece: Dated) => sinceOf(piece, await readTranslations());
