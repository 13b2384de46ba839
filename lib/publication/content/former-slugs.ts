import "server-only";
/** Addresses that documents had before they were renamed. */
import { z } from "zod";
import { listOf, text } from "#lib/publication/content/fields";
import { isPublished, readMemoList } from "#lib/platform/server/content-reader";

const moved = z.object({ _type: z.string(), slug: text, formerSlugs: listOf(text) });

/** The current slug of the document of this type that once had `slug`; null when there is none. */
export async function readCurrentSlug(type: string, slug: string): Promise<string | null> {
  const documents = await readMemoList(
    "former-slugs",
    moved,
    `*[count(formerSlugs) > 0 && defined(slug.current) && ${isPublished()}]
      | order(_id asc) { _type, "slug": slug.current, formerSlugs }`,
  );
  const owner = documents.find((one) => one._type === type && one.formerSlugs.includes(slug));
  return owner && owner.slug !== slug ? owner.slug : null;
}
