import "server-only";
/** Micro-briefs: short rundowns on trends. */
import { z } from "zod";
import {
  actionLink,
  actionLinkProjection,
  ages,
  agesProjection,
  type BriefLink,
  categoryLink,
  categoryLinkProjection,
  helpSubject,
  image,
  imageProjection,
  isInLanguages,
  language,
  languageField,
  linkProjection,
  linkFields,
  listOf,
  orNull,
  picture,
  pictureField,
  pointingAtIt,
  readingMinutes,
  richText,
  richTextProjection,
  seo,
  source,
  printableLink,
  printablesProjection,
  sourcesProjection,
  storedDate,
  text,
  topicLink,
  trackLink,
} from "#lib/publication/content/fields";
import {
  documentTag,
  dependOn,
  isPublished,
  liveReferences,
  readAddressesOf,
  readDocument,
  readMemoList,
} from "#lib/platform/server/content-reader";
import { bestOf, readIn, readListIn } from "#lib/publication/content/translations";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const briefCard = z.object({
  _id: z.string(),
  _type: z.literal("microBrief"),
  language,
  slug: text,
  title: text,
  summary: orNull(text),
  ages,
  publishedAt: storedDate,
  updatedAt: storedDate,
  readingMinutes: z
    .number()
    .transform((minutes) => Math.max(1, minutes))
    .catch(1)
    .default(1),
  category: orNull(categoryLink),
  topics: listOf(topicLink),
  picture,
});
export type BriefCard = z.infer<typeof briefCard>;

export const briefCardProjection = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, title, summary, ${agesProjection},
  "publishedAt": publishedDate, "updatedAt": _updatedAt, ${readingMinutes("content")},
  category->${categoryLinkProjection}, topics[]->${linkProjection}, ${pictureField}`;

export const brief = briefCard.extend({
  whyItMatters: orNull(text),
  content: richText,
  relatedActions: listOf(actionLink),
  tracks: listOf(trackLink),
  settingPaths: listOf(text),
  printables: listOf(printableLink),
  sources: listOf(source),
  helpSubjects: listOf(helpSubject),
  reviewedAt: storedDate,
  image,
  seo,
});
/** A brief as its own page shows it. */
export type Brief = z.infer<typeof brief>;

export const briefProjection = /* groq */ `${briefCardProjection}, whyItMatters, "content": ${richTextProjection("content")},
  "relatedActions": ${liveReferences("relatedActions", "publishedAt")}->${actionLinkProjection},
  "tracks": *[${pointingAtIt("track")}] | order(order asc) ${linkProjection},
  ${printablesProjection},
  "settingPaths": whereItStands[]._ref, ${sourcesProjection}, helpSubjects, reviewedAt, "image": featuredImage${imageProjection}, seo`;

const published = /* groq */ `_type == "microBrief" && defined(slug.current) && ${isPublished("publishedDate")}`;
export const newestBriefs = /* groq */ `*[${published} && ${isInLanguages}] | order(publishedDate desc, _id asc)`;

/** Every published brief, newest first, as cards. */
export const readBriefs = (locale: Locale) =>
  readListIn(locale, briefCard, `${newestBriefs} { ${briefCardProjection} }`, {}, ["microBrief"]);

const readOwn = (slug: string, own: Locale) => readDocument(brief, "microBrief", briefProjection, slug, own);

/** The brief with this slug, as a reader of this language is given it; null when there is none. */
export const readBrief = (slug: string, locale: Locale) =>
  readIn(locale, slug, readOwn, ["tracks", "printables"]);

export const readBriefAddresses = () => readAddressesOf("microBrief");

const subject = z.object({
  _id: z.string(),
  _type: z.literal("microBrief"),
  language,
  slug: text,
  title: text,
  category: orNull(z.string()),
  topics: listOf(z.string()),
  picture,
});

/** What every brief of every language is about, newest first; small, and a memo beside the page cache. */
const readSubjects = () =>
  readMemoList(
    "microBrief:subjects",
    subject,
    `*[${published}] | order(publishedDate desc, _id asc) { ${linkFields}, ${pictureField}, "category": category._ref, "topics": topics[]._ref }`,
  );

/** How many related briefs a brief's page shows. */
const mostRelated = 3;

/** The briefs that share most topics with this one, then its category; newest first among equals. */
export async function readRelatedBriefs(of: Brief, locale: Locale): Promise<BriefLink[]> {
  const topics = new Set(of.topics.map((topic) => topic._id));
  const closeness = (other: z.infer<typeof subject>) =>
    other.topics.filter((topic) => topics.has(topic)).length * 2 +
    (other.category === of.category?._id ? 1 : 0);
  const subjects = (await readSubjects().catch(() => [])).filter((other) =>
    contentLanguages(locale).includes(other.language),
  );
  const related = (await bestOf(subjects, locale))
    .filter(({ _id }) => _id !== of._id)
    .map((other) => ({ other, score: closeness(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostRelated)
    .map(({ other }) => other);
  await dependOn(related.map(({ slug }) => documentTag("microBrief", slug)));
  return related;
}
