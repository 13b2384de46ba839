import "server-only";
/** Micro-briefs: short rundowns on trends. */
import { z } from "zod";
import {
  actionLink,
  actionLinkProjection,
  ages,
  agesProjection,
  categoryLink,
  categoryLinkProjection,
  firstOutAtField,
  firstSlug,
  firstSlugField,
  helpSubject,
  image,
  imageProjection,
  isInLanguages,
  language,
  languageField,
  linkProjection,
  listOf,
  orNull,
  picture,
  pictureField,
  pointingAtIt,
  readingMinutes,
  richText,
  richTextProjection,
  seo,
  sources,
  printableLink,
  printablesProjection,
  sourcesProjection,
  storedDate,
  text,
  topicLink,
  trackLink,
} from "#lib/publication/content/fields";
import { readAddressesOf } from "#lib/platform/server/content/content-memos";
import { readDocument } from "#lib/platform/server/content/content-reader";
import { isInOurLanguages, isPublished, liveReferences, newestFirst } from "#lib/platform/published";
import { readIn, readListIn } from "#lib/publication/content/in-language";
import type { Locale } from "#lib/base/i18n/locales";

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
  sources,
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
export const newestBriefs = /* groq */ `*[${published} && ${isInLanguages}] | ${newestFirst("publishedDate")}`;
/** The published briefs of every language of ours, for memos. */
export const newestBriefsOfAll = /* groq */ `*[${published} && ${isInOurLanguages()}] | ${newestFirst("publishedDate")}`;

const listedBrief = briefCard.extend({ firstSlug, firstOutAt: storedDate });
export type ListedBrief = z.infer<typeof listedBrief>;

/** Every published brief, newest first, as cards. */
export const readBriefs = (locale: Locale) =>
  readListIn(
    locale,
    listedBrief,
    `${newestBriefs} { ${briefCardProjection}, ${firstSlugField}, ${firstOutAtField} }`,
    {},
    ["microBrief"],
  );

const readOwn = (slug: string, own: Locale) =>
  readDocument({ shape: brief, type: "microBrief", projection: briefProjection }, { slug, language: own });

/** The brief with this slug, as a reader of this language is given it; null when there is none. */
export const readBrief = (slug: string, locale: Locale) =>
  readIn(locale, slug, readOwn, ["tracks", "printables"]);

export const readBriefAddresses = () => readAddressesOf("microBrief");
