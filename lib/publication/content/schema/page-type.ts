/** Pages of the footer with the dated notes of the blog. */
import type { DocumentType } from "./field.ts";
import {
  body,
  formerReviews,
  formerSlugs,
  pieceGroups,
  publishDate,
  reviewedAt,
  seo,
  slug,
  title,
} from "./shared-fields.ts";

export const pageType: DocumentType = {
  name: "page",
  title: "Page",
  plural: "Pages and notes",
  description: "A page of the footer. With a publish date it is a note on the blog instead.",
  groups: pieceGroups,
  fields: [
    title(80, "As the page's heading."),
    {
      name: "description",
      title: "Description",
      type: "text",
      description: "One sentence, for lists and search engines.",
      group: "text",
      required: true,
      max: 180,
      rows: 2,
    },
    body("content", true),
    slug("title"),
    formerSlugs,
    publishDate("publishedDate", false),
    reviewedAt,
    formerReviews,
    seo,
  ],
  orderings: [
    { name: "title", title: "Title", field: "title", direction: "asc" },
    { name: "newest", title: "Newest first", field: "publishedDate", direction: "desc" },
  ],
  preview: { title: "title", subtitle: "description" },
};
