/** Pages of the footer with the dated notes of the blog. */
import { footerPages } from "#lib/base/site/site-defaults";
import { isRecord } from "#lib/base/values/json";
import { isBlank, type Fault, type Unchecked } from "./fault.ts";
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

/**
 * The footer's links stand in code, in every language: a page is at one of their addresses, or it is a note, which has a date and
 * no page.
 */
function addressProblem({ slug: address, publishedDate }: Unchecked): Fault | null {
  const current = isRecord(address) ? address.current : undefined;
  if (typeof current !== "string" || current === "") return null;
  const isOfFooter = (footerPages as readonly string[]).includes(current);
  if (isOfFooter === isBlank(publishedDate)) return null;
  const message = isOfFooter
    ? "is one of the footer's, and a publish date makes it a note as well"
    : `is "${current}", to which no link leads; the footer's pages keep their addresses, and a note has a publish date`;
  return { path: "slug", message };
}

export const pageType: DocumentType = {
  name: "page",
  title: "Page",
  plural: "Pages and notes",
  description: "A page linked in the footer. With a publish date, it is a note on the blog instead.",
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
  problem: addressProblem,
};
