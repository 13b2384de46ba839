/** The glossary's categories: the kinds of words there are, spelled for addresses and named by messages. Pure. */
import { fold } from "#lib/base/text/fold";

/** How an address spells a category: `Safety & money` is `safety-money`. */
export const categorySlug = (category: string): string =>
  fold(category)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What messages call the kinds of words that editors choose from. */
const keys = {
  "AI & tech": "tech",
  Chat: "chat",
  Gaming: "gaming",
  "Safety & money": "safety",
  Slang: "slang",
  "Social apps": "social",
} as const;
type Kind = keyof typeof keys;
const isKind = (category: string): category is Kind => Object.hasOwn(keys, category);

/** What messages call a category; null for one that editors do not choose from. */
export const categoryKey = (category: string | null): (typeof keys)[Kind] | null =>
  category !== null && isKind(category) ? keys[category] : null;

/** Names categories in the words of `content.term.kinds`; one that we do not know has its own, and none has none. */
export const categoryName =
  (words: (key: (typeof keys)[Kind]) => string) =>
  (category: string | null): string => {
    const key = categoryKey(category);
    return key === null ? (category ?? "") : words(key);
  };

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
