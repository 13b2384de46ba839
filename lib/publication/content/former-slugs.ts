import "server-only";
/** Addresses that documents had before they were renamed. */
import { z } from "zod";
import { language, languageField, listOf, text } from "#lib/publication/content/fields";
import { readTranslations } from "#lib/publication/content/translations";
import { readMemoList } from "#lib/platform/server/content-reader";
import { isInOurLanguages, isPublished } from "#lib/platform/published";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const moved = z.object({
  _id: z.string(),
  _type: z.string(),
  language,
  slug: text,
  formerSlugs: listOf(text),
});

/** All that were renamed. Of two that claim a slug, the older one, which comes first, had it. */
const readMoved = () =>
  readMemoList(
    "former-slugs",
    moved,
    `*[count(formerSlugs) > 0 && defined(slug.current) && ${isInOurLanguages()} && ${isPublished()}]
      | order(_createdAt asc, _id asc) { _id, _type, ${languageField}, "slug": slug.current, formerSlugs }`,
  );

/**
 * The slug under which readers of a language now find the document of this type that once had `slug`, or that has it in
 * another language; null when there is none, or none that they are given. Of two that claim it, the older one had it.
 */
export async function readCurrentSlug(type: string, slug: string, locale: Locale): Promise<string | null> {
  const own = (await readMoved()).filter((one) => one._type === type && one.formerSlugs.includes(slug));
  const languages = contentLanguages(locale);
  const owner = languages.flatMap((asked) => own.find((one) => one.language === asked) ?? []).at(0);
  const translations = await readTranslations();
  const [current] = [owner, ...translations.at(type, slug), ...own].flatMap((one) => {
    // What stands alone in a language that these readers are not given is nowhere for them.
    const given =
      one && (translations.best(one._id, locale) ?? (languages.includes(one.language) ? one : null));
    return given ? [given.slug] : [];
  });
  return current === undefined || current === slug ? null : current;
}

/** The slug of the very document of this type that once had `slug`, in whatever language it is; null when there is none. */
export async function readRenamedSlug(type: string, slug: string): Promise<string | null> {
  const owner = (await readMoved()).find((one) => one._type === type && one.formerSlugs.includes(slug));
  return owner?.slug ?? null;
}
