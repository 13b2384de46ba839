import "server-only";
/** What a page says of the translation that it shows. */
import { isOutdated } from "#lib/publication/content/schema/translation";
import { readTranslations, type Translation } from "#lib/publication/content/translations";
import { contentLanguage } from "#lib/base/i18n/locales";

export type TranslationFacts = {
  original: Translation;
  /** When it was made, as stored. */
  at: string | null;
  /** Whether the original has changed since. */
  isOutdated: boolean;
};

/** Of what and when a piece was translated; null of one that is no translation. */
export async function readTranslationFacts(id: string): Promise<TranslationFacts | null> {
  const members = (await readTranslations()).of(id);
  const own = members.find(({ _id }) => _id === id);
  const original = members.find(({ language }) => language === contentLanguage);
  if (!own || !original || own === original || own.madeOf === null) return null;
  return {
    original,
    at: own.madeAt,
    isOutdated: isOutdated(
      { _rev: own.madeOf, _updatedAt: own.madeOfDate, at: own.madeAt },
      { _rev: original.revision, _updatedAt: original.updatedAt },
    ),
  };
}
