import "server-only";
/** Addresses that documents had before they were renamed. */
import { z } from "zod";
import { language, languageField, listOf, text, type linkedTypes } from "#lib/publication/content/fields";
import { kindPath, type ListedType, type PieceType } from "#lib/publication/content/kinds";
import { readTranslations } from "#lib/publication/content/translations";
import { readAddressesOf, readMemoList } from "#lib/platform/server/content/content-memos";
import { dependOn, orWithout } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";
import { isInOurLanguages, isPublished } from "#lib/platform/published";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const renamed = z.object({
  _id: z.string(),
  _type: z.string(),
  language,
  slug: text,
  formerSlugs: listOf(text),
});

/** All renamed documents, the oldest first. If two claim a former slug, it was the older one's. */
const readMoved = () =>
  readMemoList(
    "former-slugs",
    renamed,
    `*[count(formerSlugs) > 0 && defined(slug.current) && ${isInOurLanguages()} && ${isPublished()}]
      | order(_createdAt asc, _id asc) { _id, _type, ${languageField}, "slug": slug.current, formerSlugs }`,
  );

/** A type of document with an address that editors may change. */
type RenamedType = (typeof linkedTypes)[number];

/** The documents of a type that once had a slug, the oldest first. */
const readOwners = async (type: RenamedType, slug: string) =>
  (await readMoved()).filter((one) => one._type === type && one.formerSlugs.includes(slug));

/**
 * The slug under which readers of a language now find the document of this type that once had `slug`, or that has it in
 * another language; null when there is none, or none that they are given. Of two that claim it, the older one had it.
 */
export async function readCurrentSlug(
  type: RenamedType,
  slug: string,
  locale: Locale,
): Promise<string | null> {
  const own = await readOwners(type, slug);
  const languages = contentLanguages(locale);
  const owner = languages.flatMap((asked) => own.find((one) => one.language === asked) ?? []).at(0);
  const translations = await readTranslations();
  const [current] = [owner, ...translations.at(type, slug), ...own].flatMap((one) => {
    // A document without translations, in a language that these readers are not given, has no address for them.
    const given =
      one && (translations.best(one._id, locale) ?? (languages.includes(one.language) ? one : null));
    return given ? [given.slug] : [];
  });
  return current === undefined || current === slug ? null : current;
}

/** The slug of the very document of this type that once had `slug`, in whatever language it is; null when there is none. */
export async function readRenamedSlug(type: PieceType, slug: string): Promise<string | null> {
  return (await readOwners(type, slug))[0]?.slug ?? null;
}

/** How many former paths a page names of a piece: the latest. */
const mostFormer = 10;

type Named = { readonly _type: ListedType; readonly slug: string; readonly language: Locale };
/** The unprefixed path of a piece, and those that it had. */
export type MovedPiece = { path: string; former: string[] };

/**
 * Those of these pieces that were renamed, with the former paths by which a reader's browser may still know them. A path that
 * another piece has now, in whatever language, belongs to that piece. None while the content cannot be read.
 */
export const readMovedPieces = (pieces: readonly Named[]): Promise<MovedPiece[]> =>
  orWithout(async () => {
    const all = await readMoved();
    const moved = new Map<string, MovedPiece>();
    const asked: string[] = [];
    for (const { _type, slug, language: own } of pieces) {
      const kin = all.filter((one) => one._type === _type && one.language === own);
      const piece = kin.find((one) => one.slug === slug);
      if (!piece) continue;
      const standing = await readAddressesOf(_type);
      const slugs = piece.formerSlugs.slice(-mostFormer);
      const former = slugs.filter(
        (before) =>
          kin.find((one) => one.formerSlugs.includes(before)) === piece &&
          !standing.some((one) => one.slug === before),
      );
      const path = kindPath(_type, slug);
      if (former.length > 0)
        moved.set(path, { path, former: former.map((before) => kindPath(_type, before)) });
      asked.push(...slugs.map((before) => documentTag(_type, before)));
    }
    // When a new document takes such an address, the page has to be rendered again.
    await dependOn(asked);
    return [...moved.values()];
  }, []);
