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
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { readAddressesOf, readMemoList } from "#lib/platform/server/content/content-memos";
import { dependOn, orWithout, readDocument } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";
import { isInOurLanguages, isPublished, liveReferences } from "#lib/platform/published";
import { readIn, readListIn } from "#lib/publication/content/in-language";
import { ownOrAll } from "#lib/publication/content/shown-languages";
import { countries } from "#lib/publication/content/schema/vocabulary";
import { collator } from "#lib/base/i18n/formats";
import { isOwnLanguage, languages, type Locale } from "#lib/base/i18n/locales";

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
  /** Names of related terms. */
  relatedTerms: listOf(text),
  relatedBriefs: listOf(briefLink),
  helpSubjects: listOf(helpSubject),
  seo,
});
/** A term as its own page shows it: with the related ones that have pages. */
export type Term = z.infer<typeof term> & { linkedTerms: readonly TermLink[] };

const published = /* groq */ `_type == "glossaryTerm" && defined(slug.current) && ${isPublished("publishedDate")}`;

const termProjection = /* groq */ `${termCardProjection}, "age": ageGuidance, howTheyUseIt, "publishedAt": publishedDate,
  reviewedAt, relatedTerms,
  "relatedBriefs": ${liveReferences("relatedBriefs", "publishedDate")}->${pieceLinkProjection}, helpSubjects, seo`;

/**
 * The glossary of a language, in its alphabet's order, as cards. Slang is not translated: a language with words of its own
 * lists these alone, one without lists the English ones.
 */
export async function readTerms(locale: Locale): Promise<TermCard[]> {
  const given = await readListIn(
    locale,
    termCard,
    `*[${published} && ${isInLanguages}] | order(_id asc) { ${termCardProjection} }`,
    {},
    ["glossaryTerm"],
  );
  return inAlphabet(ownOrAll(given, locale), locale);
}

/** Not by the store, which has every letter with an accent behind the z. */
function inAlphabet<T extends { term: string }>(terms: readonly T[], of: Locale): T[] {
  const { compare } = collator(languages[of].tag, {});
  return terms.toSorted((one, other) => compare(one.term, other.term));
}

const readOwn = (slug: string, own: Locale) =>
  readDocument(
    { shape: term, type: "glossaryTerm", projection: termProjection },
    { slug, language: own },
    "slow",
  );

/** The term with this slug, as a reader of this language is given it; null when there is none. */
export async function readTerm(slug: string, locale: Locale): Promise<Term | null> {
  const found = await readIn(locale, slug, readOwn);
  if (!found) return null;
  const related = new Set(found.relatedTerms.map(comparedName));
  const { byName } =
    related.size === 0 ? noTerms : await orWithout(() => readNamedTerms(found.language), noTerms);
  const linkedTerms = [...related]
    .flatMap((name) => byName.get(name) ?? [])
    .toSorted((one, other) => one.place - other.place)
    .map(({ link }) => link);
  await dependOn(linkedTerms.map((link) => documentTag("glossaryTerm", link.slug)));
  return { ...found, linkedTerms };
}

/** The term with this slug, or the one that once had it; null when there is none. */
export async function readTermByName(name: string, locale: Locale): Promise<Term | null> {
  const found = await readTerm(name, locale);
  const current = found ? null : await readCurrentSlug("glossaryTerm", name, locale);
  return current === null ? found : readTerm(current, locale);
}

export const readTermAddresses = () => readAddressesOf("glossaryTerm");

/** A name as terms are compared by it: in lower case, and an accent in one sign with its letter. */
export const comparedName = (name: string): string => name.normalize("NFC").toLowerCase();

type TermLink = z.infer<typeof termLink>;
type NamedTerms = {
  /** The terms of each compared name, with their places in the order of names. */
  byName: ReadonlyMap<string, readonly { link: TermLink; place: number }[]>;
  linkable: readonly TermLink[];
};
const noTerms: NamedTerms = { byName: new Map(), linkable: [] };

/**
 * The term is called `name` here.
 * A field called `term` carries the Studio's invisible marks in a preview, and could not be found in texts.
 */
const namedTerm = termLink
  .omit({ term: true })
  .extend({ name: text, isLinkable: z.boolean() })
  .transform(({ name, ...link }) => ({ ...link, term: name }));
type NamedTerm = z.infer<typeof namedTerm>;
const ofLanguage = new WeakMap<readonly NamedTerm[], Map<Locale, NamedTerms>>();

/**
 * Name and slug of every term of a language. Pages that use it depend only on the terms they show.
 * The same arrays until they are read anew.
 */
async function readNamedTerms(own: Locale): Promise<NamedTerms> {
  const everywhere = await readMemoList(
    "glossaryTerm:names",
    namedTerm,
    `*[${published} && ${isInOurLanguages()}] | order(_id asc) { _id, _type, ${languageField}, "slug": slug.current, "name": term, "isLinkable": autoLink != false }`,
  );
  const known = ofLanguage.get(everywhere) ?? new Map<Locale, NamedTerms>();
  ofLanguage.set(everywhere, known);
  const named = known.get(own) ?? ofOneLanguage(everywhere, own);
  known.set(own, named);
  return named;
}

function ofOneLanguage(everywhere: readonly NamedTerm[], own: Locale): NamedTerms {
  const all = inAlphabet(
    everywhere.filter((link) => isOwnLanguage(link.language, own)),
    own,
  );
  const placed = all.map((link, place) => ({ link, place }));
  return {
    byName: Map.groupBy(placed, ({ link }) => comparedName(link.term)),
    linkable: all.filter(({ isLinkable }) => isLinkable),
  };
}

/**
 * The terms to link in texts of a language: its own, but those an editor keeps out because the word is an everyday one too
 * (`autoLink: false`).
 */
export const readTermLinks = async (own: Locale): Promise<readonly TermLink[]> =>
  (await readNamedTerms(own)).linkable;
