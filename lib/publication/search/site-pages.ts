/** Pages of the site itself, such as Privacy and the help lines: which of them a search asks for. Pure. */
import { nameKey } from "#lib/publication/search/piece-names";
import { indexWord, splitWords, stemKey } from "#lib/publication/search/search-words";
import { singularsOf, type WordRules } from "#lib/publication/search/word-rules";

export type SitePage = {
  /** Unprefixed. */
  path: string;
  title: string;
  /** What it is asked for by, its title among them. */
  phrases: readonly string[];
};

/** More would be a list of results, and no way on. */
const most = 3;

/** The words of a phrase that say something, in the form that all of their forms share. */
function keysOf(phrase: string, rules: WordRules): Set<string> {
  const words = splitWords(phrase).flatMap((written) => indexWord(written, [rules]) ?? []);
  return new Set(
    words
      .filter((word) => !rules.saysLittle(word))
      .map((word) => stemKey(word, rules) ?? singularsOf(word)[0] ?? word),
  );
}

/**
 * Whether some of a phrase's words are enough to ask for it. Of several words of which only one says anything, such as "someone to
 * talk to", none is: people ask how to talk with their child.
 */
const isTellingInPart = (phrase: string, keys: ReadonlySet<string>): boolean =>
  keys.size > 1 || splitWords(phrase).length === 1;

/** A page in the form in which searches are compared with it. */
export type FoldedPage<Page extends SitePage> = {
  page: Page;
  /** Its phrases, each as one name. */
  names: ReadonlySet<string>;
  /** The words of those phrases of which some are enough. */
  held: readonly ReadonlySet<string>[];
};

/** Pages in the form in which searches are compared with them: to fold them takes far longer than a search. */
export const foldSitePages = <Page extends SitePage>(
  pages: readonly Page[],
  rules: WordRules,
): FoldedPage<Page>[] =>
  pages.map((page) => ({
    page,
    names: new Set(page.phrases.map(nameKey)),
    held: page.phrases.flatMap((phrase) => {
      const keys = keysOf(phrase, rules);
      return phrase === page.title || isTellingInPart(phrase, keys) ? [keys] : [];
    }),
  }));

/**
 * The pages that a search asks for, in the given order. All words that it has, and that say something, are in one phrase of the
 * page, of which they are more than half: "screen" is no word for "screen readers and larger text". Or they are several whole
 * phrases of it: "unsubscribe from newsletter".
 */
export function sitePagesAskedFor<Page extends SitePage>(
  asked: string,
  pages: readonly FoldedPage<Page>[],
  rules: WordRules,
): Page[] {
  const whole = nameKey(asked);
  const keys = keysOf(asked, rules);
  const isAskedBy = ({ names, held }: FoldedPage<Page>): boolean => {
    if (names.has(whole)) return true;
    if (keys.size === 0) return false;
    const inFull = held.filter((one) => one.isSubsetOf(keys));
    return (
      held.some((one) => 2 * keys.size > one.size && keys.isSubsetOf(one)) ||
      [...keys].every((key) => inFull.some((one) => one.has(key)))
    );
  };
  const paths = new Set<string>();
  const found = pages.flatMap((folded) => {
    const { page } = folded;
    if (paths.has(page.path) || !isAskedBy(folded)) return [];
    paths.add(page.path);
    return [page];
  });
  return found.slice(0, most);
}
