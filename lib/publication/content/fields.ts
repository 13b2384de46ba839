/** Fields and projections that several document types share. */
import { z } from "zod";
import {
  ageBands,
  categoryColors,
  difficulties,
  helpSubjects,
} from "#lib/publication/content/schema/vocabulary";
import { addressedTypes, type ListedType } from "#lib/publication/content/kinds";
import { contentLanguage, locales } from "#lib/base/i18n/locales";
import { ownPath } from "#lib/base/addresses/own-address";
import { isRecord } from "#lib/base/values/json";
import { isPublished, languageOf, nameOf } from "#lib/platform/published";
import { site } from "#lib/platform/site";

/** A range of ages that a piece is for. */
export type AgeBand = (typeof ageBands)[number];
export const ageBand = z.enum(ageBands);

/** Reads an age from the outside; spellings of older builds are understood, anything else is unset. */
export function parseAge(value: unknown): AgeBand | null {
  if (value === "all-ages" || value === "under-6") return "ages-5-6";
  const parsed = ageBand.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The language that a document is written in. */
export const language = z.enum(locales).catch(contentLanguage).default(contentLanguage);
export const languageField = `"language": ${languageOf()}`;
/** GROQ: whether a document is in one of the languages `$languages`. */
export const isInLanguages = `${languageOf()} in $languages`;
/** GROQ: whether a document that points at the one at hand is in the same language. */
const isInSameLanguage = `${languageOf()} == ${languageOf("^.language")}`;
/** GROQ: the documents of a type that point at the one at hand. */
export const pointingAtIt = (type: ListedType) =>
  /* groq */ `_type == "${type}" && defined(slug.current) && references(^._id) && ${isInSameLanguage}`;

/** The types of what a list or a text links to. */
export const linkedTypes = [...addressedTypes, "category", "topic"] as const;

export type Difficulty = (typeof difficulties)[number];

/** Items that do not fit (a dangling reference comes as null) are dropped; a missing list is empty. */
export const listOf = <T>(shape: z.ZodType<T>) =>
  z.unknown().transform((items): T[] =>
    (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
      const parsed = shape.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** The one or two bands a piece is for, youngest first; what is no band is left out. */
export const ages = z
  .unknown()
  .transform((given) => ageBands.filter((band) => Array.isArray(given) && given.includes(band)));
export const agesProjection = /* groq */ `"ages": [ageGuidance, alsoAge]`;

/** A value that falls back to null when it is missing or of the wrong kind. */
export const orNull = <T>(shape: z.ZodType<T>) => shape.nullable().catch(null).default(null);

/** Signs that XML, and so a feed, cannot carry; editors paste them unseen. Slides have one of the first kind for a new line. */
const breakSigns = /[\u000B\u000C]/g;
const controlSigns = /[\u0000-\u0008\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

export const text = z
  .string()
  .transform((value) => value.replace(breakSigns, " ").replace(controlSigns, "").trim())
  .pipe(z.string().min(1));

/** By names with an `@`, the renderer knows what it has made itself of a text. */
const typeName = z.string().regex(/^(?!@)/);
/** Lists are nested as deep as this. */
const deepest = 10;
const listLevel = z
  .number()
  .transform((level) => Math.min(Math.max(Math.round(level), 1), deepest))
  .optional()
  .catch(undefined);
const span = z.looseObject({ _type: typeName, _key: z.string().optional() });
const markDef = z
  .looseObject({ _type: z.string(), _key: z.string() })
  .transform((one) =>
    one._type === "link" && typeof one.href === "string"
      ? { ...one, href: ownPath(one.href, site.baseUrl) }
      : one,
  );
const plainBlock = z
  .looseObject({ _type: z.literal("block"), _key: z.string().optional(), level: listLevel })
  .transform((block) => ({
    ...block,
    children: listOf(span).parse(block.children),
    markDefs: listOf(markDef).parse(block.markDefs),
  }));
const callout = z
  .looseObject({ _type: z.literal("callout"), _key: z.string().optional() })
  .transform((block) => ({ ...block, body: listOf(plainBlock).parse(block.body) }));
const otherBlock = z.looseObject({ _type: typeName, _key: z.string().optional() });

/** Portable Text as it is stored, without entries that are no objects. The renderer decides which blocks it can show. */
export const richText = listOf(z.union([plainBlock, callout, otherBlock]));
export type RichText = z.infer<typeof richText>;

const markDefs = /* groq */ `markDefs[]{ ...,
  _type == "glossaryReference" => {
    "term": select(${isPublished("term->publishedDate")} => term->{ _id, _type, ${languageField}, "slug": slug.current, term }) } }`;

/** Portable Text with what its references lead to: glossary terms with their slugs, images with their assets. */
export const richTextProjection = (field: string) => /* groq */ `${field}[]{ ...,
  _type == "block" => { ${markDefs} },
  _type == "callout" => { "body": body[]{ ..., ${markDefs} } },
  _type == "image" => { "image": { "ref": asset._ref, "alt": coalesce(alt, asset->altText) } } }`;

/** The slug that a piece had first, if it was ever renamed. Feeds know it by this one. */
export const firstSlug = orNull(text);
export const firstSlugField = /* groq */ `"firstSlug": coalesce(firstSlug, formerSlugs[0])`;

/** Since when a document has been out: the moment it was first published or, if that was not noted, the moment it was made. */
export const firstOutAtField = /* groq */ `"firstOutAt": coalesce(firstPublished, _createdAt)`;

/** A date as stored. Kept as text: a missing or unreadable one is shown as such. */
export const storedDate = orNull(z.string());

const imageRef = /^image-[\w]+-\d+x\d+-\w+$/;
export const image = orNull(
  z.object({ ref: z.string().regex(imageRef), alt: z.string().catch("").default("") }),
);
export type Image = z.infer<typeof image>;
export const imageProjection = /* groq */ `{ "ref": asset._ref, "alt": coalesce(alt, asset->altText) }`;

/** The picture of a piece as a list shows it, small. It needs no alternative text, since the piece's title stands beside it. */
export const picture = orNull(z.string().regex(imageRef));
export const pictureField = /* groq */ `"picture": featuredImage.asset._ref`;

export const webAddress = z.url({ protocol: /^https?$/ });
/** A document by its title and its own address, or, without a title, a publisher by its home page. */
export const source = z.object({
  publisher: text,
  title: orNull(text),
  url: orNull(webAddress),
  checkedAt: storedDate,
});
export type Source = z.infer<typeof source>;
/**
 * The sources of a piece, each with the number by which its text refers to it: the place where it is stored. One that does not
 * fit is left out, and leaves its number empty.
 */
export const sources = z.unknown().transform((items) => {
  const stored: unknown[] = Array.isArray(items) ? items : [];
  const numbered = stored.map((item, index) => (isRecord(item) ? { ...item, number: index + 1 } : item));
  return listOf(source.extend({ number: z.number() })).parse(numbered);
});
export type NumberedSource = z.infer<typeof sources>[number];
export const sourcesProjection = /* groq */ `sources[]{ publisher, title, url, checkedAt }`;

/** The subjects by which a text chooses its help lines. */
export const helpSubject = z.enum(helpSubjects);

export const seo = orNull(
  z.object({
    title: orNull(text),
    description: orNull(text),
    keywords: listOf(text),
    noIndex: z.boolean().catch(false).default(false),
  }),
);

/** What every link to a document holds, whatever its type. */
const link = { _id: z.string(), language, slug: text, title: text };
export const linkFields = /* groq */ `_id, _type, ${languageField}, "slug": slug.current, title`;
export const linkProjection = /* groq */ `{ ${linkFields} }`;
/** A link to a piece that has artwork. */
export const pieceLinkProjection = /* groq */ `{ ${linkFields}, ${pictureField} }`;

export const categoryLink = z.object({
  ...link,
  _type: z.literal("category"),
  color: z.enum(categoryColors).catch("blue"),
});
export type CategoryLink = z.infer<typeof categoryLink>;
export const categoryLinkProjection = /* groq */ `{ ${linkFields}, color }`;

export const topicLink = z.object({ ...link, _type: z.literal("topic") });
export type TopicLink = z.infer<typeof topicLink>;

export const briefLink = z.object({ ...link, _type: z.literal("microBrief"), picture });
export type BriefLink = z.infer<typeof briefLink>;

export const trackLink = z.object({ ...link, _type: z.literal("track") });

/** A sheet to take away that goes with a piece. */
export const printableLink = z.object({ ...link, _type: z.literal("printable") });
export type PrintableLink = z.infer<typeof printableLink>;

/** The sheets that go with the document at hand. A sheet without its heading has no page, and is left out. */
export const printablesProjection = /* groq */ `"printables": *[${pointingAtIt("printable")} && defined(${nameOf})]
  | order(order asc) ${linkProjection}`;

export const actionLink = z.object({
  ...link,
  _type: z.literal("microAction"),
  goal: orNull(text),
  difficulty: orNull(z.enum(difficulties)),
  minutes: orNull(z.number().positive()),
  picture,
});
export type ActionLink = z.infer<typeof actionLink>;
export const actionLinkProjection = /* groq */ `{ ${linkFields}, goal, difficulty, "minutes": timeToComplete, ${pictureField} }`;

/** GROQ: whole minutes that reading the text in `field` takes, at 200 words a minute. */
export const minutesToRead = (field: string) =>
  /* groq */ `round(length(string::split(pt::text(${field}), " ")) / 200)`;
export const readingMinutes = (field: string) => `"readingMinutes": ${minutesToRead(field)}`;
