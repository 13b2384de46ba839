import "server-only";
/** The footer's pages and the dated notes of /blog: documents of type `page`. */
import { z } from "zod";
import { orNull, richText, richTextProjection, seo, storedDate, text } from "#lib/publication/content/fields";
import { isPublished, readDocument, readList } from "#lib/platform/server/content-reader";

const page = z.object({
  _id: z.string(),
  _type: z.literal("page"),
  slug: text,
  title: text,
  description: orNull(text),
  content: richText,
  publishedAt: storedDate,
  updatedAt: storedDate,
  reviewedAt: storedDate,
  seo,
});
export type Page = z.infer<typeof page>;

const pageProjection = /* groq */ `_id, _type, "slug": slug.current, title, description, "content": ${richTextProjection("content")},
  "publishedAt": publishedDate, "updatedAt": _updatedAt, reviewedAt, seo`;

/** The page with this slug; null when there is none. */
export const readPage = (slug: string) => readDocument(page, "page", pageProjection, slug);

/** The dated notes, newest first. */
export const readNotes = () =>
  readList(
    page,
    `*[_type == "page" && defined(slug.current) && defined(publishedDate) && ${isPublished("publishedDate")}]
      | order(publishedDate desc, _id asc) { ${pageProjection} }`,
    {},
    ["page"],
  );
