import "client-only";
import type { ListedKind } from "#lib/publication/content/kinds";
import type { TextPart } from "#lib/publication/search/text-match";
import { expectAnswer, isText } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import { readProduct } from "#lib/platform/browser/requests/product-api";
import { localeParameter } from "#lib/base/i18n/asked-locale";
import type { Locale } from "#lib/base/i18n/locales";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

type Suggestion = { kind: ListedKind; path: string; title: TextPart[]; language?: Locale };
/**
 * `isTooCommon`: every word of the query is too common to search for. `hasOwn`: the library has something in the reader's language;
 * if not, being in English is not worth a note.
 */
export type Suggestions = {
  suggestions: Suggestion[];
  total: number;
  isTooCommon: boolean;
  hasOwn?: boolean;
};

/** Answers are reused for five minutes, so that a reader who deletes a letter does not wait. */
const keepMs = 300_000;
const answers = new Map<string, { answer: Suggestions; at: number }>();

/** Asks for suggestions; `signal` cancels the request. Throws when it fails. */
export async function fetchSuggestions(
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestions> {
  const known = answers.get(query);
  if (known && Date.now() - known.at < keepMs) return known.answer;
  const path = withQuery("/api/search/suggest", { q: query, locale: localeParameter(locale) });
  const answer = expectAnswer(await readProduct(path, signal), isSuggestions);
  answers.set(query, { answer, at: Date.now() });
  return answer;
}

const isSuggestions = (answer: unknown): answer is Suggestions =>
  isRecord(answer) &&
  typeof answer.total === "number" &&
  typeof answer.isTooCommon === "boolean" &&
  Array.isArray(answer.suggestions) &&
  answer.suggestions.every(
    (one) =>
      isRecord(one) &&
      isText(one.kind) &&
      isText(one.path) &&
      Array.isArray(one.title) &&
      one.title.every((part) => isRecord(part) && isText(part.text)),
  );
