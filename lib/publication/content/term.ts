import "server-only";
/** Glossary terms: kids' slang and app lingo with a plain parent translation. */
import { z } from "zod";
import {
  ageBand,
  briefLink,
  helpSubject,
  pieceLinkProjection,
  listOf,
  orNull,
  seo,
  storedDate,
  text,
} from "#lib/publication/content/fields";
import {
  isPublished,
  liveReferences,
  readDocument,
  readMemoList,
  readList,
  readSlugs,
} from "#lib/platform/server/content-reader";

const termCard = z.object({
  _id: z.string(),
  _type: z.literal("glossaryTerm"),
  slug: text,
  term: text,
  definition: orNull(text),
  parentTranslation: orNull(text),
  category: orNull(text),
  updatedAt: storedDate,
});
export type TermCard = z.infer<typeof termCard>;

const termCardProjection = /* groq */ `_id, _type, "slug": slug.current, term, definition, parentTranslation,
  "category": coalesce(category->title, category), "updatedAt": _updatedAt`;

const termLink = z.object({ _type: z.literal("glossaryTerm"), _id: z.string(), slug: text, term: text });

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
  reviewedAt, relatedTerms, "linkedTerms": *[${published} && term in ^.relatedTerms]{ _id, _type, "slug": slug.current, term },
  "relatedBriefs": ${liveReferences("relatedBriefs", "publishedDate")}->${pieceLinkProjection}, helpSubjects, seo`;

const byName = "order(lower(term) asc, _id asc)";

/** Every published term, ascending by term, as cards. */
export const readTerms = () =>
  readList(termCard, `*[${published}] | ${byName} { ${termCardProjection} }`, {}, ["glossaryTerm"]);

/** The term with this slug; null when there is none. */
export const readTerm = (slug: string) => readDocument(term, "glossaryTerm", termProjection, slug, "slow");

export const readTermSlugs = () => readSlugs("glossaryTerm");

/**
 * Name and slug of the terms to link in texts: all but those an editor keeps out because the word is everyday English
 * too (`autoLink: false`). Pages that use it depend only on the terms they show.
 */
export const readTermLinks = () =>
  readMemoList(
    "glossaryTerm:links",
    termLink,
    `*[${published} && autoLink != false] | ${byName} { _id, _type, "slug": slug.current, term }`,
  );
