/** Descriptions at the length that search results and shared links show. Pure. */
import { languages, type Locale } from "#lib/base/i18n/locales";
import { cutText } from "#lib/base/text/text";

/** How long a description in a list of search results may be, and from when on it is long enough to stand alone, in characters. */
export const descriptionLength = { least: 70, most: 160 };

/** An abbreviation such as "z. B." or "U.S.", which ends no sentence whatever follows it. */
const endsInLetter = /(?:^|[\s.])\p{L}\.$/u;

/**
 * A text as a description, in the text's language. One that is too long ends with its last whole sentence that fits. If too little
 * would be left, it ends between two words.
 */
export function shortDescription(text: string, language: Locale): string {
  const { least, most } = descriptionLength;
  if (text.length <= most) return text;
  const sentences = new Intl.Segmenter(languages[language].tag, { granularity: "sentence" });
  const whole = [...sentences.segment(text)]
    .map(({ index, segment }) => text.slice(0, index + segment.length).trimEnd())
    .findLast((beginning) => beginning.length <= most && !endsInLetter.test(beginning));
  if (whole !== undefined && whole.length >= least) return whole;
  return `${cutText(text, most - 1).replace(/[\s.,;:–—]*\s\S*$/, "")}…`;
}
