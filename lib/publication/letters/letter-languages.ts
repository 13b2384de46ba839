import "server-only";
/** The languages in which a letter counts as written: those of half of its pieces, unless an editor gave it words in English. */
import { isMostlyIn } from "#lib/publication/content/shown-languages";
import { letterPieces, readNewestLetters, type Letter } from "#lib/publication/letters/read-letters";
import { contentLanguage, locales, type Locale } from "#lib/base/i18n/locales";

/** Whether a letter counts as written in a language. */
export const isWrittenIn = (letter: Letter, locale: Locale): boolean =>
  locale === contentLanguage ||
  (letter.title === null && letter.opening === null && isMostlyIn(letterPieces(letter), locale));

/** Every letter that is out, newest first, with its languages. */
export async function readLetterLanguages(): Promise<{ day: string; languages: Locale[] }[]> {
  const inEach = await Promise.all(
    locales.map(async (locale) => ({ locale, letters: (await readNewestLetters(locale)).letters })),
  );
  const days = inEach.find(({ locale }) => locale === contentLanguage)?.letters.map(({ day }) => day) ?? [];
  return days.map((day) => ({
    day,
    languages: inEach.flatMap(({ locale, letters }) =>
      letters.some((letter) => letter.day === day && isWrittenIn(letter, locale)) ? [locale] : [],
    ),
  }));
}

/**
 * The languages in which the list of these letters counts as one. To whoever reads another language than a letter is written in,
 * it shows the English one.
 */
export const languagesOfLetterList = (letters: readonly { languages: readonly Locale[] }[]): Locale[] =>
  locales.filter((locale) =>
    isMostlyIn(
      letters.map(({ languages }) => ({ language: languages.includes(locale) ? locale : contentLanguage })),
      locale,
    ),
  );

/** The newest letters that count as written in a language, newest first. */
export async function readWrittenLetters(locale: Locale, most = Infinity): Promise<Letter[]> {
  // In English every letter is one of them: only as many are read as are wanted.
  const { letters } = await readNewestLetters(locale, locale === contentLanguage ? most : Infinity);
  return letters.filter((letter) => isWrittenIn(letter, locale)).slice(0, most);
}

/** The language of the feed of letters that readers of a language are offered: English until there is a letter in theirs. */
export const readLetterFeedLanguage = async (locale: Locale): Promise<Locale> =>
  locale === contentLanguage || (await readWrittenLetters(locale)).length === 0 ? contentLanguage : locale;

/** The languages of the letter of one day. */
export const readLanguagesOfLetter = async (day: string): Promise<Locale[]> =>
  (await readLetterLanguages()).find((one) => one.day === day)?.languages ?? [contentLanguage];
