/** Descriptions at the length that search results and shared links show. Pure. */
import { languages, type Locale } from "#lib/base/i18n/locales";
import { cutText } from "#lib/base/text/text";

/**
 * How long a description in a list of search results may be, and from when on it is long enough to stand alone, in characters. The
 * first sentence of a summary says what is the matter, and only the second one promises an answer.
 */
const descriptionLength = { least: 110, most: 160 };

/** How long a description beside a shared link may be: more is shown there. */
const longestShared = 240;

/** An abbreviation such as "z. B." or "U.S.", which ends no sentence whatever follows it. */
const endsInLetter = /(?:^|[\s.])\p{L}\.$/u;

/**
 * A text as a description, in the text's language. One that is too long ends with its last whole sentence that fits. If too little
 * would be left, it ends between two words.
 */
export const shortDescription = (text: string, language: Locale): string =>
  descriptionOf(text, language, descriptionLength.most);

/** A text as the description beside a shared link, in the text's language. */
export const sharedDescription = (text: string, language: Locale): string =>
  descriptionOf(text, language, longestShared);

function descriptionOf(text: string, language: Locale, most: number): string {
  if (text.length <= most) return text;
  const sentences = new Intl.Segmenter(languages[language].tag, { granularity: "sentence" });
  const whole = [...sentences.segment(text)]
    .map(({ index, segment }) => text.slice(0, index + segment.length).trimEnd())
    .findLast((beginning) => beginning.length <= most && !endsInLetter.test(beginning));
  if (whole !== undefined && whole.length >= descriptionLength.least) return whole;
  return `${cutText(text, most - 1).replace(/[\s.,;:–—]*\s\S*$/, "")}…`;
}
