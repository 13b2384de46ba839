import "server-only";
/** In which languages the letters count as written: where an editor wrote no English of their own, and half the pieces are. */
import { isMostlyIn } from "#lib/publication/content/shown-languages";
import { letterPieces, readNewestLetters, type Letter } from "#lib/publication/letters/read-letters";
import { contentLanguage, locales, type Locale } from "#lib/base/i18n/locales";

const isWrittenIn = (letter: Letter, locale: Locale): boolean =>
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

/** The languages of the letter of one day. */
export const readLanguagesOfLetter = async (day: string): Promise<Locale[]> =>
  (await readLetterLanguages()).find((one) => one.day === day)?.languages ?? [contentLanguage];
