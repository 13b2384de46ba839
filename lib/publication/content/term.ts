import "server-only";
/** Glossary terms: kids' slang and app lingo with a plain parent translation. */
import { z } from "zod";
import {
  ageBand,
  briefLink,
  helpSubject,
  pieceLinkProjection,
  isInLanguages,
  language,
  languageField,
  listOf,
  orNull,
  seo,
  storedDate,
  text,
} from "#lib/publication/content/fields";
import {
  isPublished,
  liveReferences,
  readAddressesOf,
  readDocument,
  readMemoList,
} from "#lib/platform/server/content-reader";
import { readIn, readListIn } from "#lib/publication/content/translations";
import { ownOrAll } from "#lib/publication/content/shown-languages";
import { countries } from "#lib/publication/content/schema/vocabulary";
import { collator } from "#lib/base/i18n/formats";
import { contentLanguage, isSameLanguage, languages, type Locale } from "#lib/base/i18n/locales";

const termCard = z.object({
  _id: z.string(),
  _type: z.literal("glossaryTerm"),
  language,
  slug: text,
  term: text,
  definition: orNull(text),
  parentTranslation: orNull(text),
  category: orNull(text),
  /** Codes of the countries where it is heard; none where nobody has looked. */
  heardIn: listOf(z.enum(countries)),
  updatedAt: storedDate,
});
export type TermCard = z.infer<typeof termCard>;

const termCardProjection = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, term, definition, parentTranslation,
  "category": coalesce(category->title, category), heardIn, "updatedAt": _updatedAt`;

const termLink = z.object({
  _type: z.literal("glossaryTerm"),
  _id: z.string(),
  language,
  slug: text,
  term: text,
});

const term = termCard.extend({
  age: orNull(ageBand),
  howTheyUseIt: listOf(text),
  publishedAt: storedDate,
  reviewedAt: storedDate,
  /** Names of related terms; those that exist come with their page. */
  relatedTerms: listOf(text),
  linkedTerms: listOf(termLink),
  relatedBriefs: listOf(briefLink),
  helpSubjects: listOf(helpSubject),
  seo,
});
/** A term as its own page shows it. */
export type Term = z.infer<typeof term>;

const published = /* groq */ `_type == "glossaryTerm" && defined(slug.current) && ${isPublished("publishedDate")}`;

const termProjection = /* groq */ `${termCardProjection}, "age": ageGuidance, howTheyUseIt, "publishedAt": publishedDate,
  reviewedAt, relatedTerms, "linkedTerms": *[${published} && term in ^.relatedTerms && coalesce(language, "en") == coalesce(^.language, "en")]{ _id, _type, ${languageField}, "slug": slug.current, term },
  "relatedBriefs": ${liveReferences("relatedBriefs", "publishedDate")}->${pieceLinkProjection}, helpSubjects, seo`;

const byName = "order(lower(term) asc, _id asc)";

/**
 * The glossary of a language, in its alphabet's order, as cards. Slang is not translated: a language with words of its own
 * lists these alone, one without lists the English ones.
 */
export async function readTerms(locale: Locale): Promise<TermCard[]> {
  const given = await readListIn(
    locale,
    termCard,
    `*[${published} && ${isInLanguages}] | ${byName} { ${termCardProjection} }`,
    {},
    ["glossaryTerm"],
  );
  if (locale === contentLanguage) return given;
  const { compare } = collator(languages[locale].tag, {});
  return ownOrAll(given, locale).toSorted((one, other) => compare(one.term, other.term));
}

const readOwn = (slug: string, own: Locale) =>
  readDocument(term, "glossaryTerm", termProjection, slug, own, "slow");

/** The term with this slug, as a reader of this language is given it; null when there is none. */
export const readTerm = (slug: string, locale: Locale) => readIn(locale, slug, readOwn);

export const readTermAddresses = () => readAddressesOf("glossaryTerm");

type TermLink = z.infer<typeof termLink>;
const ofLanguage = new WeakMap<readonly TermLink[], Map<Locale, TermLink[]>>();

/**
 * Name and slug of the terms to link in texts of a language: its own, but those an editor keeps out because the word is an
 * everyday one too (`autoLink: false`). Pages that use it depend only on the terms they show. The same array until it is read
 * anew.
 */
export async function readTermLinks(own: Locale): Promise<readonly TermLink[]> {
  const all = await readMemoList(
    "glossaryTerm:links",
    termLink,
    `*[${published} && autoLink != false] | ${byName} { _id, _type, ${languageField}, "slug": slug.current, term }`,
  );
  const known = ofLanguage.get(all) ?? new Map<Locale, TermLink[]>();
  ofLanguage.set(all, known);
  const links = known.get(own) ?? all.filter((link) => isSameLanguage(link.language, own));
  known.set(own, links);
  return links;
}
