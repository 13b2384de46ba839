import "server-only";
/** Finds what a change in the content store makes old, and invalidates it. */
import { revalidateTag } from "next/cache";
import { messageOf } from "#lib/platform/fault-words";
import { readPastCdn } from "#lib/platform/server/content/content-store";
import { documentTag } from "#lib/platform/server/content/content-tags";
import type { ContentChange } from "#lib/platform/server/content/content-webhook";
import { dropMemos } from "#lib/platform/server/memo";
import { logger } from "#lib/platform/server/logger";

/** The tags of a change: the document under its new and old slug, and every list of its type. */
function changeTags({ _type, slug, previousSlug }: ContentChange): string[] {
  const slugs = [slug, previousSlug].filter((one): one is string => typeof one === "string" && one !== "");
  return [...new Set([_type, ...slugs.map((one) => documentTag(_type, one))])];
}

/**
 * Invalidates what a change made old, and returns the tags. `readDependents` reads the changed document past every cache and
 * returns the tags of pages that now show it. Only when that read succeeds (`isRead`) are the old pages dropped at once; while the
 * store does not answer, they stay and are renewed in the background, and the pages that now show it are not known.
 */
export async function invalidate(
  change: ContentChange,
  readDependents: (change: ContentChange) => Promise<string[]>,
): Promise<{ tags: string[]; isRead: boolean }> {
  readPastCdn();
  const dependents = await readDependents(change).catch((error: unknown) => {
    logger.warn({ error: messageOf(error), id: change._id }, "the changed document could not be read");
    return null;
  });
  const tags = [...new Set([...changeTags(change), ...(dependents ?? [])])];
  dropMemos(isAffectedBy(change._type));
  const isRead = dependents !== null;
  for (const tag of tags) revalidateTag(tag, isRead ? { expire: 0 } : "max");
  logger.info({ tags, isRead }, "content changed");
  return { tags, isRead };
}

/** Memos are named by what they hold: `<type>:<what>` depends on one type, any other name on several. */
const isAffectedBy = (type: string) => (name: string) => !name.includes(":") || name.startsWith(`${type}:`);
