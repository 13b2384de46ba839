import "server-only";
/** Documents as a reader of a language is given them: their links lead to translations, and bear the words of these. */
import { language } from "#lib/publication/content/fields";
import { kindPath, kinds } from "#lib/publication/content/kinds";
import { pieceAt } from "#lib/publication/content/piece-at";
import { isRecord } from "#lib/base/values/json";
import { readAddressesOf } from "#lib/platform/server/content/content-memos";
import { dependOn, orWithout, readList } from "#lib/platform/server/content/content-reader";
import type { Shape } from "#lib/platform/server/content/parse-content";
import { documentTag } from "#lib/platform/server/content/content-tags";
import type { QueryParams } from "#lib/platform/server/content/content-store";
import {
  bestOf,
  noTranslations,
  readTranslations,
  type Translation,
} from "#lib/publication/content/translations";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";

/** The fields that a translation gives to whatever shows the original. A page of the footer keeps the address of its original. */
const shown = ({ slug, ...one }: Translation): Record<string, unknown> => ({
  ...one,
  ...(one._type === "page" ? {} : { slug }),
  title: one.name,
  term: one.name,
  text: one.summary ?? one.excerpt ?? one.parentTranslation ?? one.description,
});

/**
 * The unprefixed path at which readers of `locale` find the piece that readers of `current` see at `path`. It is the list when
 * they are not given the piece. It is `path` itself for what is no piece, and while the content cannot be read.
 */
export async function pathFor(path: string, current: Locale, locale: Locale): Promise<string> {
  const piece = pieceAt(path);
  if (!piece) return path;
  const { type, slug, rest } = piece;
  const { list } = kinds[type];
  const translations = await readTranslations();
  const own = translations
    .at(type, slug)
    .find(({ language: one }) => contentLanguages(current).includes(one));
  const best = own && translations.best(own._id, locale);
  if (best) return `${kindPath(type, best.slug)}${rest}`;
  const addresses = await orWithout(() => readAddressesOf(type), []);
  const languagesHere = addresses.flatMap((one) => (one.slug === slug ? [one.language] : []));
  const isIn = (of: Locale) => contentLanguages(of).some((one) => languagesHere.includes(one));
  return isIn(current) && !isIn(locale) ? list : path;
}

/**
 * A document, or several, as a reader of this language is shown them: what they link to has its translation's words and address,
 * where there is one. Ids stay those of the original that is pointed at. A term that a text names is of the text's own language.
 */
export async function inLanguage<T>(value: T, locale: Locale): Promise<T> {
  const translations = await readTranslations();
  if (translations === noTranslations || (locale === contentLanguage && !translations.hasTwoOriginals))
    return value;
  const used = new Set<string>();
  const use = (one: Translation) => used.add(documentTag(one._type, one.slug));
  const address = (href: string): string => {
    const piece = pieceAt(href);
    if (!piece) return href;
    const [target] = translations.at(piece.type, piece.slug);
    const best = target && translations.best(target._id, locale);
    if (!best) return href;
    use(best);
    return `${kindPath(piece.type, best.slug)}${piece.rest}`;
  };
  const walk = (item: unknown, of: Locale): unknown => {
    if (Array.isArray(item)) return item.map((one) => walk(one, of));
    if (!isRecord(item)) return item;
    if (item._type === "link" && typeof item.href === "string") return { ...item, href: address(item.href) };
    const own = typeof item._id === "string" ? language.parse(item.language) : null;
    const fields = Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        item._type === "glossaryReference" && name === "term" ? named(field, of) : walk(field, own ?? of),
      ]),
    );
    return own === null ? fields : named(fields, locale);
  };
  /** A linked document in the words of its best translation. */
  const named = (item: unknown, wanted: Locale): unknown => {
    if (!isRecord(item) || typeof item._id !== "string") return item;
    const best = translations.best(item._id, wanted);
    if (!best || best._id === item._id) return item;
    use(best);
    const words = shown(best);
    return Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        name.startsWith("_") || !(name in words) ? field : (words[name] ?? field),
      ]),
    );
  };
  const result = walk(value, contentLanguage) as T;
  await dependOn([...used]);
  return result;
}

/**
 * The documents of a query that a reader of this language is given: one of each group of translations, in the query's order. The
 * query has to narrow by `isInLanguages`, and to give `_id` and `language`.
 */
export async function readListIn<T extends { _id: string }>(
  locale: Locale,
  shape: Shape<T>,
  query: string,
  params: QueryParams,
  tags: string[],
): Promise<T[]> {
  const languages = contentLanguages(locale);
  const documents = await readList(shape, query, { ...params, languages }, tags);
  return inLanguage(await bestOf(documents, locale), locale);
}

type Piece = { _id: string; _type: string; language: Locale };

/**
 * The document with this slug, in the first of the reader's languages that has one, with its links in the reader's language.
 * Other documents point at the original, so that for a translation the lists named in `pointing` are read from the original
 * as well.
 */
export async function readIn<T extends Piece>(
  locale: Locale,
  slug: string,
  read: (slug: string, language: Locale) => Promise<T | null>,
  pointing: readonly (keyof T)[] = [],
): Promise<T | null> {
  for (const one of contentLanguages(locale)) {
    const found = await read(slug, one);
    if (found) return inLanguage(await pointedAt(found, read, pointing), locale);
  }
  return null;
}

async function pointedAt<T extends Piece>(
  found: T,
  read: (slug: string, language: Locale) => Promise<T | null>,
  pointing: readonly (keyof T)[],
): Promise<T> {
  if (found.language === contentLanguage || pointing.length === 0) return found;
  const translations = await readTranslations();
  const place = translations.of(found._id).find((one) => one.language === contentLanguage);
  const original = place && (await read(place.slug, contentLanguage));
  if (!original) return found;
  const both = pointing.map((name) => [name, [...listed(original[name]), ...listed(found[name])]]);
  return { ...found, ...(Object.fromEntries(both) as Partial<T>) };
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
