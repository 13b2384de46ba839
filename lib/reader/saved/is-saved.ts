/** Whether a piece is on the reader's list: all that a page needs to know on arrival. The list itself is `saved.ts`. */
import { parseJson } from "#lib/reader/saved/parse-json";

/** The storage key of the list. */
export const savedKey = "lantern-saved";

export function isSaved(stored: string | null, path: string): boolean {
  const items = parseJson(stored);
  return Array.isArray(items) && items.some((item: { path?: unknown } | null) => item?.path === path);
}
