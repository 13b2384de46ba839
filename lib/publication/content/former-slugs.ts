import "server-only";
/** Addresses that documents had before they were renamed. */
import { z } from "zod";
import { language, languageField, listOf, text } from "#lib/publication/content/fields";
import { readTranslations } from "#lib/publication/content/translations";
import { isPublished, readMemoList } from "#lib/platform/server/content-reader";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const moved = z.object({
  _id: z.string(),
  _type: z.string(),
  language,
  slug: text,
  formerSlugs: listOf(text),
});

/**
 * The slug under which readers of a language now find the document of this type that once had `slug`, or that has it in
 * another language; null when there is none.
 */
export async function readCurrentSlug(type: string, slug: string, locale: Locale): Promise<string | null> {
  const documents = await readMemoList(
    "former-slugs",
    moved,
    `*[count(formerSlugs) > 0 && defined(slug.current) && ${isPublished()}]
      | order(_id asc) { _id, _type, ${languageField}, "slug": slug.current, formerSlugs }`,
  );
  const own = documents.filter((one) => one._type === type && one.formerSlugs.includes(slug));
  const owner = contentLanguages(locale)
    .flatMap((asked) => own.find((one) => one.language === asked) ?? [])
    .at(0);
  const translations = await readTranslations();
  const [elsewhere] = translations.at(type, slug);
  const found = owner ?? elsewhere ?? own[0];
  const current = found && (translations.best(found._id, locale)?.slug ?? found.slug);
  return current === undefined || current === slug ? null : current;
}
