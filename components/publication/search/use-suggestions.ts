import "client-only";
import { useEffect, useState } from "react";
import { fetchSuggestions, type Suggestions } from "@/components/publication/search/suggestions";
import { isRateLimit } from "#lib/platform/browser/requests/api-client";
import type { Locale } from "#lib/base/i18n/locales";

/** How long the reader must have paused. */
const pauseMs = 120;

/** `fault` says why there is no answer: the request failed, or the reader has asked too often. */
export type Shown = Suggestions & { query: string; fault: "failed" | "tooMany" | null };

const nothing: Suggestions = { suggestions: [], total: 0, isTooCommon: false };

/**
 * The suggestions for the value of `input` while the reader types, or why there are none; null while there is nothing to suggest
 * for. Values shorter than `least` are ignored.
 */
export function useSuggestions(input: HTMLInputElement, least: number, locale: Locale): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let question = new AbortController();
    let timer = 0;
    const ask = () => {
      // A newer request replaces the one under way.
      question.abort();
      window.clearTimeout(timer);
      question = new AbortController();
      const { signal } = question;
      const query = input.value.trim();
      if (query === "" || query.length < least) {
        setShown(null);
        return;
      }
      timer = window.setTimeout(() => {
        fetchSuggestions(query, locale, signal).then(
          (answer) => signal.aborted || setShown({ ...answer, query, fault: null }),
          (error: unknown) =>
            signal.aborted ||
            setShown({ ...nothing, query, fault: isRateLimit(error) ? "tooMany" : "failed" }),
        );
      }, pauseMs);
    };
    // What was typed while this was loading counts too.
    ask();
    input.addEventListener("input", ask);
    return () => {
      question.abort();
      window.clearTimeout(timer);
      input.removeEventListener("input", ask);
    };
  }, [input, least, locale]);
  return shown;
}
