import "server-only";
/** What a change in the content store makes old, and making it so. */
import { revalidateTag } from "next/cache";
import { dropHeld } from "#lib/platform/server/held";
import { askStore, readPastCdn } from "#lib/platform/server/content-store";
import { documentTag } from "#lib/platform/server/content-reader";
import { logger } from "#lib/platform/server/logger";
import type { ContentChange } from "#lib/platform/server/content-webhook";

/** The tags of a change: the document under its new and old slug, and every list of its type. */
export function changeTags({ _type, slug, previousSlug }: ContentChange): string[] {
  const slugs = [slug, previousSlug].filter((one): one is string => typeof one === "string" && one !== "");
  return [...new Set([_type, ...slugs.map((one) => documentTag(_type, one))])];
}

/**
 * Drops what a change made old and gives the tags. Only when the store answers for the changed document are the old
 * pages thrown away at once; while it does not, they stay and are renewed behind the reader's back.
 */
export async function invalidate(change: ContentChange): Promise<string[]> {
  const tags = changeTags(change);
  readPastCdn();
  const isReadable = await askStore(`*[_id == $id][0]{ _id }`, { id: change._id }, { fresh: true }).then(
    () => true,
    () => false,
  );
  dropHeld();
  for (const tag of tags) revalidateTag(tag, isReadable ? { expire: 0 } : "max");
  logger.info({ tags, isReadable }, "content changed");
  return tags;
}
