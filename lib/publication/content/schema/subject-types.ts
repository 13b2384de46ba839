/** Category and topic: what pieces are about. */
import type { DocumentType, Field } from "./field.ts";
import { formerSlugs, slug, title } from "./shared-fields.ts";
import { asOptions, categoryColors } from "./vocabulary.ts";

const groups = [
  { name: "text", title: "Text" },
  { name: "about", title: "About" },
] as const;

const description: Field = {
  name: "description",
  title: "Description",
  type: "text",
  description: "One sentence.",
  group: "text",
  required: true,
  max: 160,
  rows: 2,
};

const byTitle = [{ name: "title", title: "Title", field: "title", direction: "asc" }] as const;

export const categoryType: DocumentType = {
  name: "category",
  title: "Category",
  plural: "Categories",
  description: "One of the few large subjects. Every brief and action has exactly one.",
  groups,
  fields: [
    title(40, "One or two words."),
    description,
    slug("title"),
    formerSlugs,
    {
      name: "color",
      title: "Color",
      type: "string",
      description: "The color of its square and its artwork.",
      group: "about",
      required: true,
      options: asOptions(categoryColors),
    },
  ],
  orderings: byTitle,
  preview: { title: "title", subtitle: "description" },
};

export const topicType: DocumentType = {
  name: "topic",
  title: "Topic",
  plural: "Topics",
  description: "A smaller subject. A brief has one to four.",
  groups,
  fields: [title(40, "A few words."), description, slug("title"), formerSlugs],
  orderings: byTitle,
  preview: { title: "title", subtitle: "description" },
};
