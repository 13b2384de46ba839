/** The glossary's categories: plain words of the terms, spelled for addresses. Pure. */
import { fold } from "#lib/base/site/fold";

/** How an address spells a category: `Safety & money` is `safety-money`. */
export const categorySlug = (category: string): string =>
  fold(category)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** The categories that terms have, ascending. */
export function categoriesOf(terms: readonly { category: string | null }[]): string[] {
  return [...new Set(terms.flatMap(({ category }) => category ?? []))].sort((a, b) =>
    a.localeCompare(b, "en"),
  );
}

/** The category that an address names, by slug or by its own words; null when there is none. */
export function namedCategory(categories: readonly string[], name: string | null): string | null {
  return name === null
    ? null
    : (categories.find((one) => one === name || categorySlug(one) === name) ?? null);
}
