/**
 * Days without a word for open: "tutor sunday".
 * Behind what names nothing but a kind of business they say when it is to be open.
 */
import { categoriesCalled, categoriesNamed } from "#lib/product/directory/vocabulary/category-words";
import { ailments } from "#lib/product/directory/vocabulary/opening-phrases";
import { isWeak } from "#lib/product/directory/vocabulary/weak-words";
import { isSmall, wordSet } from "#lib/product/directory/vocabulary/words";

/** Who comes to a child on that day need not be open then. */
const sitters =
  wordSet(`babysitter babysitters babysitting sitter sitters nanny nannies niñera niñeras canguro nounou nounous babá babás
  tagesmutter`);

const saysNothing = (word: string) => isSmall(word) || isWeak(word);

/**
 * Whether words, up to one of them and behind another, name a kind of business and nothing else:
 * no name that a day may be part of.
 */
export function isKindAlone(words: readonly string[], from: number, until: number): boolean {
  const named = words.slice(0, from).filter((word) => !saysNothing(word));
  return (
    categoriesNamed(named).length > 0 &&
    named.every((word) => categoriesCalled(word).length > 0 && !sitters.has(word) && !ailments.has(word)) &&
    // Behind a number, it is a date.
    words.slice(until).every((word) => saysNothing(word) && !/\d/.test(word))
  );
}
