import "server-only";
/** Titles of pieces that are about a worry. Searched for, they tell of it, though no word in them may: "menty b", "bed rotting". */
import { z } from "zod";
import { language, languageField, text } from "#lib/publication/content/fields";
import { listedTypes } from "#lib/publication/content/kinds";
import { asksForHelp } from "#lib/publication/search/help-words";
import { parseQuery } from "#lib/publication/search/search-query";
import { readMemoList } from "#lib/platform/server/content-reader";
import { nameOf } from "#lib/platform/published";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";
import { fold } from "#lib/base/text/fold";

const titled = z.object({ title: text, language });

const query = /* groq */ `*[_type in ${JSON.stringify(listedTypes)} && count(helpSubjects) > 0 && defined(${nameOf})]
  | order(_id asc) { _id, "title": ${nameOf}, ${languageField} }`;

/**
 * Judges like the page of a search whether it is answered with help lines: by the table of words, and by the titles that readers of
 * the language are given. If these cannot be read, the table decides alone.
 */
export async function readAsksForHelp(): Promise<(typed: string, locale: Locale) => boolean> {
  const pieces = await readMemoList("help-titles", titled, query).catch(() => []);
  const known = new Set(pieces.map(({ title, language }) => `${language} ${fold(title)}`));
  return (typed, locale) => {
    if (asksForHelp(typed, locale)) return true;
    const title = fold(parseQuery(typed));
    return contentLanguages(locale).some((language) => known.has(`${language} ${title}`));
  };
}
