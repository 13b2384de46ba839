/** The glossary's letters: which letter a term stands under. Pure. */
import { isSameLanguage, type Locale } from "#lib/base/i18n/locales";
import { fold } from "#lib/base/text/fold";

const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
/** In Spanish ñ is a letter, and follows n; elsewhere what stands on a letter does not count. */
const spanish = latin.flatMap((letter) => (letter === "N" ? ["N", "Ñ"] : [letter]));

/** What stands under no letter: numbers and signs. */
const otherLetter = "#";

const alphabetOf = (locale: Locale): readonly string[] => (isSameLanguage(locale, "es") ? spanish : latin);

/** The letters of a language in their order, and what stands for none of them. */
export const lettersOf = (locale: Locale): readonly string[] => [...alphabetOf(locale), otherLetter];

/** The letter a term is grouped under. Accents are ignored, unless they make a letter of its own. */
export function letterOf(term: string, locale: Locale): string {
  const alphabet = alphabetOf(locale);
  const first = term.normalize("NFC").charAt(0).toUpperCase();
  const plain = fold(term).charAt(0).toUpperCase();
  return [first, plain].find((letter) => alphabet.includes(letter)) ?? otherLetter;
}

/** Terms by first letter in alphabetical order, numbers and signs last; the order within a letter is kept. */
export function groupByLetter<T extends { term: string }>(
  terms: readonly T[],
  locale: Locale,
): { letter: string; terms: T[] }[] {
  const groups = Map.groupBy(terms, ({ term }) => letterOf(term, locale));
  return lettersOf(locale).flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, terms: group }] : [];
  });
}
