/** Since when a piece is there to be read in its language. Pure. */
import { contentLanguage, type Locale } from "#lib/base/i18n/locales";

type Dated = { language: Locale; publishedAt: string | null; createdAt: string | null };

/**
 * A translation carries the publish date of its original, however much later it was made; what is told of it in its language is
 * dated by its own beginning. `versions` are a piece's addresses in all languages: what stands alone is no translation.
 */
export function sinceOf(
  { language, publishedAt, createdAt }: Dated,
  versions: readonly unknown[],
): string | null {
  const isTranslation = language !== contentLanguage && versions.length > 1;
  const isLater = Date.parse(createdAt ?? "") > Date.parse(publishedAt ?? "");
  return isTranslation && isLater ? createdAt : publishedAt;
}
