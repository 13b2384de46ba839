/** Words in a search that tell of a worry for which there are help lines. Pure. */
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import { helpSubjects } from "#lib/publication/content/schema/vocabulary";
import { germanHelpWords } from "#lib/publication/search/help-words/de";
import { englishHelpWords } from "#lib/publication/search/help-words/en";
import { spanishHelpWords } from "#lib/publication/search/help-words/es";
import { frenchHelpWords } from "#lib/publication/search/help-words/fr";
import { portugueseHelpWords } from "#lib/publication/search/help-words/pt";
import { patternOf, type HelpWords } from "#lib/publication/search/help-words/rows";
import { toldInGerman } from "#lib/publication/search/help-words/told/de";
import { toldInEnglish } from "#lib/publication/search/help-words/told/en";
import { toldInSpanish } from "#lib/publication/search/help-words/told/es";
import { toldInFrench } from "#lib/publication/search/help-words/told/fr";
import { toldInPortuguese } from "#lib/publication/search/help-words/told/pt";
import { parseQuery } from "#lib/publication/search/search-query";
import { splitWords } from "#lib/publication/search/search-words";
import { spokenLanguage, type SpokenLanguage } from "#lib/publication/search/word-rules";
import { locales, type Locale } from "#lib/base/i18n/locales";
import { fold } from "#lib/base/text/fold";

/** Its words, and what its sentences tell. English ones count in every language, since children and the net use them everywhere. */
const helpWords: Record<SpokenLanguage, readonly HelpWords[]> = {
  en: [englishHelpWords, toldInEnglish],
  es: [spanishHelpWords, toldInSpanish],
  fr: [frenchHelpWords, toldInFrench],
  de: [germanHelpWords, toldInGerman],
  pt: [portugueseHelpWords, toldInPortuguese],
};
const tablesOf = (locale: Locale): ReadonlySet<HelpWords> =>
  new Set([...helpWords[spokenLanguage(locale)], ...helpWords.en]);

/** Per language, what is passed over. */
const passedOver = new Map(
  locales.map((locale): [Locale, RegExp] => [
    locale,
    patternOf([...tablesOf(locale)].map(({ harmless }) => harmless).join(","), "g"),
  ]),
);

/** Per language, the patterns of its own words and of the English ones. */
const patterns = new Map(
  locales.map((locale): [Locale, [HelpSubject, RegExp][]] => {
    return [
      locale,
      [...tablesOf(locale)].flatMap(({ asking }) =>
        helpSubjects.flatMap((subject): [HelpSubject, RegExp][] => {
          const rows = asking[subject];
          return rows === undefined ? [] : [[subject, patternOf(rows, "")]];
        }),
      ),
    ];
  }),
);

/** Denials in the short form, as most rows have them, whose words are without apostrophes: "do not" is "dont". */
const contracted = (asked: string): string =>
  asked
    .replaceAll(/ (do|does|did|is|was|could) not(?= )/g, " $1nt")
    .replaceAll(/ can ?not(?= )/g, " cant")
    .replaceAll(/ will not(?= )/g, " wont");

/** An umlaut as it is written without one; not the two letters in "neue", "Quelle" or "sexuell". */
const umlautInTwoLetters = /(?<!q)(?:[ao]e|(?<![ae])ue(?!ll))/g;

/** A query in the spellings that it may be meant in: who has no umlauts on their keyboard writes "moechte" for "möchte". */
function spellingsOf(asked: string, locale: Locale): ReadonlySet<string> {
  const inUmlauts =
    locale === "de" ? [asked.replaceAll(umlautInTwoLetters, (letters) => letters.slice(0, 1))] : [];
  return new Set([asked, contracted(asked), ...inUmlauts]);
}

/** Whether a text that somebody searched for tells of a worry for which there are help lines. Cut as the search cuts it. */
export const asksForHelp = (typed: string, locale: Locale): boolean =>
  subjectsAskedFor(parseQuery(typed), locale).length > 0;

/** The subjects of help lines that a query in a language asks for, or tells of; none for most queries. */
export function subjectsAskedFor(query: string, locale: Locale): HelpSubject[] {
  const asked = ` ${splitWords(query).map(fold).join(" ")} `;
  const over = passedOver.get(locale);
  const all = patterns.get(locale) ?? [];
  const subjects = [...spellingsOf(asked, locale)].flatMap((spelling) => {
    if (!over || !all.some(([, pattern]) => pattern.test(spelling))) return [];
    // What is passed over leaves a mark, so that the words beside it make no new row.
    const words = spelling.replace(over, " |");
    return all.flatMap(([subject, pattern]) => (pattern.test(words) ? [subject] : []));
  });
  return [...new Set(subjects)];
}
