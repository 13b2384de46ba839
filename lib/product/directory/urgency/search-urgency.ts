import { isAccident, type HelpSubject } from "#lib/publication/content/choose-help-lines";
import { parseQuery } from "#lib/publication/search/search-query";
import type { Category } from "#lib/product/directory/business/business";
import { categoriesNamed, isForWhom, nameKind } from "#lib/product/directory/vocabulary/category-words";
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";
import { queryWords } from "#lib/product/directory/query/query-words";
import { isTold } from "#lib/product/directory/urgency/told-worry";
import { foldWords } from "#lib/product/directory/vocabulary/words";
import type { Locale } from "#lib/base/i18n/locales";

/** What a search tells of, where there may be no time to look for a business. */
export type SearchUrgency = {
  subjects: readonly HelpSubject[];
  isAccident: boolean;
  /** Whether its help lines come before anything else: a cry for help may also name somebody who helps. */
  isFirst: boolean;
  /** Whether it names somebody who helps, as "depression therapist" does; "my son wants to die" does not. */
  asksForHelper: boolean;
  /** The kinds of business that may help once nobody is in danger. */
  kinds: readonly Category[];
};

/** Whether somebody cries for help, and looks for nobody who helps. */
export const isCry = (urgency: SearchUrgency | null): boolean => urgency !== null && !urgency.asksForHelper;

const listeners: readonly Category[] = ["counseling", "pediatrics"];

/** What those are called, in the six languages, whatever it is that they help with. */
const helper =
  /counsel|therap|terap|psych|psic|psiq|^psy$|berat(?:ung|er)|consej|aconselh|p(?:a|ae|e)diat|kinderarzt/;

/** Whether words ask for who listens: by name, or by a worry that stands for them and is all that is urgent, as "depression" is. */
function isForHelper(words: readonly string[], asked: string, locale: Locale): boolean {
  const naming = new Set(
    words.filter(
      (word) => !isForWhom(word) && categoriesNamed([word]).some((category) => listeners.includes(category)),
    ),
  );
  if (naming.size === 0 || [...naming].some((word) => helper.test(word))) return naming.size > 0;
  const rest = asked.split(/\s+/).filter((word) => !naming.has(foldWords(word)));
  return findUrgency(rest.join(" "), locale) === null;
}

/** What the words of a search of businesses tell of, where there may be no time for one; null for all other searches. */
export function searchUrgency(search: string, locale: Locale): SearchUrgency | null {
  const asked = parseQuery(search);
  const subjects = findUrgency(asked, locale);
  if (!subjects) return null;
  const words = queryWords(asked);
  const asksForHelper = isForHelper(words, asked, locale);
  const isHurt = isAccident(subjects);
  return {
    subjects,
    isAccident: isHurt,
    isFirst: isHurt || !asksForHelper || !nameKind(words) || isTold(asked, locale),
    asksForHelper,
    kinds: isHurt ? ["urgent-care"] : listeners,
  };
}
