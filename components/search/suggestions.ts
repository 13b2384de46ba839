import "client-only";
import type { KindName } from "#lib/content/search-query";
import type { TextPart } from "#lib/content/search-words";

export type Suggestion = { kind: KindName; path: string; title: TextPart[] };
export type Suggestions = { suggestions: Suggestion[]; total: number };

const nothing: Suggestions = { suggestions: [], total: 0 };
/** Answers stay fresh for two minutes and are kept for five (spec 9); a reader who goes back a letter waits for nothing. */
const keepMs = 120_000;
const answers = new Map<string, { answer: Suggestions; at: number }>();

/** Asks for suggestions; `signal` gives the question up. A search that fails suggests nothing. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const known = answers.get(query);
  if (known && Date.now() - known.at < keepMs) return known.answer;
  const response = await fetch(`/api/search/suggest?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) return nothing;
  const answer = (await response.json()) as Suggestions;
  answers.set(query, { answer, at: Date.now() });
  return answer;
}
