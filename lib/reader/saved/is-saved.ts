/** Whether a piece is on the reader's list: all that a page needs to know when it loads. The list itself is `saved.ts`. */
import { parseJson } from "#lib/base/values/json";

/** The storage key of the list. */
export const savedKey = "lantern-saved";

/** The items of a stored list, whether or not they are valid pieces. */
export function listedItems(stored: string | null): readonly ({ path?: unknown } | null)[] {
  const items = parseJson(stored);
  return Array.isArray(items) ? (items as ({ path?: unknown } | null)[]) : [];
}

export const isSaved = (stored: string | null, path: string): boolean =>
  listedItems(stored).some((item) => item?.path === path);
