import "server-only";
/** Titles of pieces that are about a worry. Searched for, they tell of it, though no word in them may: "menty b", "bed rotting". */
import { z } from "zod";
import { language, languageField, text } from "#lib/publication/content/fields";
import { listedTypes } from "#lib/publication/content/kinds";
import { emojiIn, meaningsOf } from "#lib/publication/search/emoji-meanings";
import { asksForHelp } from "#lib/publication/search/help-words";
import { longestName, nameKey } from "#lib/publication/search/piece-names";
import { parseQuery } from "#lib/publication/search/search-query";
import { splitWords } from "#lib/publication/search/search-words";
import { readMemoList } from "#lib/platform/server/content/content-memos";
import { nameOf } from "#lib/platform/published";
import { contentLanguages, type Locale } from "#lib/base/i18n/locales";

const titled = z.object({ title: text, language });

const query = /* groq */ `*[_type in ${JSON.stringify(listedTypes)} && count(helpSubjects) > 0 && defined(${nameOf})]
  | order(_id asc) { _id, "title": ${nameOf}, ${languageField} }`;

/** Every row of neighboring words, as the key of a name. */
const rowsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    words
      .slice(from, from + longestName)
      .map((_, more) => nameKey(words.slice(from, from + more + 1).join(""))),
  );

type Titled = z.infer<typeof titled>;
const namesByList = new WeakMap<readonly Titled[], ReadonlySet<string>>();

/** What the pieces of a list are called, made once for each list: every batch of events asks for it. */
function namesOf(pieces: readonly Titled[]): ReadonlySet<string> {
  const names =
    namesByList.get(pieces) ?? new Set(pieces.map((piece) => `${piece.language} ${nameKey(piece.title)}`));
  namesByList.set(pieces, names);
  return names;
}

/**
 * Judges whether the page of a search is answered with help lines: by the table of words, by the titles that readers of the
 * language are given, and by emoji that stand for one. A title counts here whatever words stand beside it, so that this holds
 * wherever the page does. If the titles cannot be read, the table decides alone.
 */
export async function readAsksForHelp(): Promise<(typed: string, locale: Locale) => boolean> {
  const pieces = await readMemoList("help-titles", titled, query).catch(() => []);
  const known = namesOf(pieces);
  return (typed, locale) => {
    if (asksForHelp(typed, locale)) return true;
    const asked = parseQuery(typed);
    const meant = emojiIn(asked).flatMap((one) => meaningsOf(one, locale));
    const names = [...rowsOf(splitWords(asked)), ...meant.map(nameKey)];
    return contentLanguages(locale).some((one) => names.some((name) => known.has(`${one} ${name}`)));
  };
}
