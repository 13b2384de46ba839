/** Fields that several document types share, each described once. */
import type { Field, ImageField, ListField, RichTextField, SlugField, TextField } from "./field.ts";
import {
  ageOptions,
  helpSubjectOptions,
  mostHelpSubjects,
  mostSettingPaths,
  mostSources,
} from "./vocabulary.ts";
import { longestSlug } from "./value-faults.ts";
import { dayProblem, formerSlugProblem } from "./word-shapes.ts";

/** The tabs of a piece's form. */
export const pieceGroups = [
  { name: "text", title: "Text" },
  { name: "about", title: "About" },
  { name: "links", title: "Links" },
  { name: "search", title: "Search engines" },
] as const;

/** The title of a piece, of at most `max` characters. */
export const title = (max: number, description: string): TextField => ({
  name: "title",
  title: "Title",
  type: "string",
  description,
  group: "text",
  required: true,
  max,
});

/** The last part of a piece's address. The Studio proposes it from the field named `source`. */
export const slug = (source: string): SlugField => ({
  name: "slug",
  title: "Address",
  type: "slug",
  description: "The last part of the page's address. Lower case, words separated by hyphens.",
  group: "about",
  required: true,
  source,
});

export const formerSlugs: Field = {
  name: "formerSlugs",
  title: "Former addresses",
  type: "list",
  of: { type: "string", max: longestSlug, problem: formerSlugProblem },
  description: "Old addresses that lead here. Filled in when a published address changes.",
  group: "about",
  unique: true,
  layout: "tags",
};

/** Of what feeds hold. */
export const firstSlug: Field = {
  name: "firstSlug",
  title: "First address",
  type: "string",
  description: "Feed readers know the piece by it, whatever its address is now. Filled in automatically.",
  group: "about",
  readOnly: true,
  max: longestSlug,
};

/** Of what letters name. */
export const firstPublished: Field = {
  name: "firstPublished",
  title: "First published",
  type: "datetime",
  description:
    "When it was first published. Letters count it from then, feeds a translation. Filled in automatically.",
  group: "about",
  readOnly: true,
};

export const ageGuidance: Field = {
  name: "ageGuidance",
  title: "Age",
  type: "string",
  description:
    "The age band whose parents it is for. Pick the youngest whose children come across the subject.",
  group: "about",
  required: true,
  options: ageOptions,
};

/** Of briefs and actions. */
export const alsoAge: Field = {
  name: "alsoAge",
  title: "Also for",
  type: "string",
  description: "A second age band, next to the first, whose parents need it just as much. Usually empty.",
  group: "about",
  options: ageOptions,
};

/** When a piece comes out. Where it is required, the Studio proposes the present moment. */
export const publishDate = (name: "publishedDate" | "publishedAt", required = true): Field => ({
  name,
  title: "Publish date",
  type: "datetime",
  description: "A date in the future schedules the piece: until then, it is nowhere on the site.",
  group: "about",
  required,
  isPublishDate: true,
  ...(required ? { initial: "now" as const } : {}),
});

export const reviewedAt: Field = {
  name: "reviewedAt",
  title: "Reviewed on",
  type: "date",
  isPast: true,
  description: "The day somebody last checked that it is still true.",
  group: "about",
  required: true,
};

export const formerReviews: Field = {
  name: "formerReviews",
  title: "Former reviews",
  type: "list",
  of: { type: "string", max: 20, problem: dayProblem },
  description: "Earlier days of review. Filled in when a piece is reviewed again.",
  group: "about",
  unique: true,
  layout: "tags",
};

/** The place of a track or printable among its kind, which editors choose. */
export const listOrder: Field = {
  name: "order",
  title: "Place in the list",
  type: "number",
  description: "Lower numbers come first. Each place is taken once.",
  integer: true,
  min: 0,
  max: 999,
  group: "about",
  required: true,
};

export const byListOrder = {
  name: "order",
  title: "Place in the list",
  field: "order",
  direction: "asc",
} as const;

export const featuredImage: ImageField = {
  name: "featuredImage",
  title: "Picture",
  type: "image",
  description: "Wide, 16 to 9. Under “What it shows”, say what is in the picture, not what it means.",
  group: "text",
  required: true,
};

export const category: Field = {
  name: "category",
  title: "Category",
  type: "reference",
  to: ["category"],
  description: "The one large subject it belongs to, by which readers filter.",
  group: "about",
  required: true,
};

/** The actions that a piece leads to, at least `min` of them. */
export const relatedActions = (min: number): Field => ({
  name: "relatedActions",
  title: "Take Action",
  type: "list",
  of: { type: "reference", to: ["microAction"] },
  description: "What a parent can do about it.",
  group: "links",
  min,
  max: 4,
});

/** What a piece is based on, at least `min` documents. */
export const sources = (min: number): Field => ({
  name: "sources",
  title: "Sources",
  type: "list",
  of: { type: "object", of: "source" },
  description:
    "Documents by title and address; if you are not sure of those, only the publisher's home page.",
  group: "links",
  min,
  max: mostSources,
  unique: true,
});

/** Of a piece about a platform. */
export const whereItStands: Field = {
  name: "whereItStands",
  title: "Where to look",
  type: "list",
  of: { type: "reference", to: ["settingPath"] },
  description:
    "Paths to the settings the text mentions, the most wanted first. The text itself gives no paths.",
  group: "links",
  max: mostSettingPaths,
};

/** By which a text chooses the help lines that stand with it. */
export const helpSubjects = (description: string, group?: string): ListField => ({
  name: "helpSubjects",
  title: "Help lines",
  type: "list",
  of: { type: "string", options: helpSubjectOptions },
  description,
  ...(group ? { group } : {}),
  max: mostHelpSubjects,
  unique: true,
});

/** Of a piece as a whole. */
export const pieceHelpSubjects = helpSubjects(
  "For a sensitive piece without a care box: the help lines that share a subject with it appear at its end.",
  "links",
);

export const seo: Field = {
  name: "seo",
  title: "Search engines",
  type: "object",
  of: "seo",
  description:
    "What search engines show in place of the title and summary above, and the words it is found by.",
  group: "search",
};

/** The body of a piece. */
export const body = (name: string, required: boolean): RichTextField => ({
  name,
  title: "Text",
  type: "richText",
  description: "Paragraphs under headings, with lists and boxes where they help.",
  group: "text",
  required,
  styles: [
    { value: "normal", title: "Paragraph" },
    { value: "h2", title: "Heading" },
    { value: "h3", title: "Smaller heading" },
    { value: "blockquote", title: "Quote" },
  ],
  objects: ["callout", "checklist", "image"],
});
