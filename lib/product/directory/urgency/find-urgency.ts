import { isUrgent, type HelpSubject } from "#lib/publication/content/choose-help-lines";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import type { Locale } from "#lib/base/i18n/locales";

/** Who is looked for by these words in a directory trims dogs, where nobody speaks of a child. */
const groomers = /(?<![\p{L}\p{N}])groom(?:ing|ers?)(?![\p{L}\p{N}])/giu;
const children = /(?<!\p{L})(?:online|sons?|daughters?|child(?:ren)?|kids?|teens?|girls?|boys?)(?!\p{L})/iu;

/**
 * The subjects that words to or about a business tell of, where there may be no time for one: somebody chokes, or wants to die.
 * Null for all other words.
 */
export function findUrgency(words: string, locale: Locale): readonly HelpSubject[] | null {
  const meant = children.test(words) ? words : words.replaceAll(groomers, " ");
  const subjects = subjectsAskedFor(meant, locale);
  return isUrgent(subjects) ? subjects : null;
}
