/** Long lists in pages. A list that is short enough is on one page, where the browser filters it in place. */

/** A list longer than `most` comes in pages of `size`. */
type Paging = { most: number; size: number };

export const cardPaging: Paging = { most: 240, size: 60 };
export const termPaging: Paging = { most: 600, size: 300 };

export type ListPage<T> = {
  items: readonly T[];
  /** Counted from 1. */
  number: number;
  count: number;
  /** Whether the list is short enough for a single page. */
  isWhole: boolean;
};

/** The page's parameter in an address; the first page has none. */
export const pageParameter = (number: number): string | null => (number === 1 ? null : String(number));

/**
 * The page of the matching items that an address asks for, or the nearest one that exists. Without a valid number, the first.
 * `length` is the length of the whole list.
 */
export function pageOf<T>(
  matching: readonly T[],
  asked: string | null,
  length: number,
  { most, size }: Paging,
): ListPage<T> {
  if (length <= most) return { items: matching, number: 1, count: 1, isWhole: true };
  const count = Math.max(1, Math.ceil(matching.length / size));
  const number = Math.min(count, /^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1);
  return { items: matching.slice((number - 1) * size, number * size), number, count, isWhole: false };
}

/** The page after the first of a whole list that an address asks for; null when the list has no such page. */
export function furtherPage(
  asked: string | null,
  length: number,
  { most, size }: Paging,
): Pick<ListPage<unknown>, "number" | "count"> | null {
  const count = length > most ? Math.ceil(length / size) : 1;
  const number = /^[1-9]\d*$/.test(asked ?? "") ? Number(asked) : 1;
  return number > 1 && number <= count ? { number, count } : null;
}
