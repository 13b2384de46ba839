/** The addresses of the shipped library's pieces in each language. Which of them are translated changes from week to week. */
import type { DatasetDocument } from "#lib/local/query-documents";
import { addressedTypes, kinds } from "#lib/publication/content/kinds";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

/** The last part of a document's address, if it has one. */
export const slugOf = (document: DatasetDocument | undefined) =>
  (document?.slug as { current?: string } | undefined)?.current;

let known: { documents: Map<string, DatasetDocument>; groups: Map<string, string>[] } | undefined;

/** Every document by id, and the translation groups as ids by language. */
function library() {
  if (known) return known;
  const documents = shippedLibrary();
  const groups = documents
    .filter(({ _type }) => _type === "translation.metadata")
    .map(({ translations }) => {
      const members = translations as { language: string; value: { _ref: string } }[];
      return new Map(members.map(({ language, value }) => [language, value._ref]));
    });
  known = { documents: new Map(documents.map((document) => [document._id, document])), groups };
  return known;
}

/**
 * The address at which readers of `locale` find what is at an English path. Without a translation it is the same path with its
 * prefix.
 */
export function shippedPath(path: string, locale: Locale): string {
  const [, list, slug] = path.split("/");
  const type = addressedTypes.find((one) => kinds[one].list === `/${list}`);
  const { documents, groups } = library();
  const original = [...documents.values()].find(
    (document) => document._type === type && document.language === undefined && slugOf(document) === slug,
  );
  const group = groups.find((members) => members.get("en") === original?._id);
  const ids = contentLanguages(locale).flatMap((language) => group?.get(language) ?? []);
  const own = slugOf(documents.get(ids[0] ?? ""));
  return localePath(own ? `/${list}/${own}` : path, locale);
}

/**
 * The English path of a term that readers of `locale` are given in English, since nobody has collected it there: with the prefix of
 * that language it is a fallback page. Terms alone stay untranslated, and this one leads to others.
 */
export function untranslatedTerm(locale: Locale): string {
  const { documents, groups } = library();
  const translated = new Set(
    groups.filter((members) => members.has(locale)).map((members) => members.get("en")),
  );
  const english = [...documents.values()].filter(
    ({ _type, language }) => _type === "glossaryTerm" && language === undefined,
  );
  const names = new Set(english.map(({ term }) => term));
  const slug = slugOf(
    english.find(
      ({ _id, relatedTerms, publishedDate }) =>
        !_id.startsWith("drafts.") &&
        Date.parse(String(publishedDate)) < Date.now() &&
        !translated.has(_id) &&
        Array.isArray(relatedTerms) &&
        relatedTerms.some((name) => names.has(name)),
    ),
  );
  if (slug === undefined) throw new Error(`every term is translated into ${locale}`);
  return `${kinds.glossaryTerm.list}/${slug}`;
}
