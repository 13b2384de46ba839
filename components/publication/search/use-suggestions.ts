import "client-only";
import { useEffect, useState } from "react";
import { fetchSuggestions, type Suggestions } from "@/components/publication/search/suggestions";
import { isRateLimit } from "#lib/platform/browser/api-client";
import type { Locale } from "#lib/base/i18n/locales";

/** How long the reader must have paused. */
const pauseMs = 120;

/** `fault` says why there is no answer: it could not be had, or the reader has asked too often. */
export type Shown = Suggestions & { query: string; fault: "failed" | "tooMany" | null };

const nothing: Suggestions = { suggestions: [], total: 0, isTooCommon: false };

/**
 * What is suggested for what stands in `input`, as the reader types, or that it could not be had; null while there is
 * nothing to suggest for. Fewer than `least` characters are nothing yet.
 */
export function useSuggestions(input: HTMLInputElement, least: number, locale: Locale): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let question = new AbortController();
    let timer = 0;
    const ask = () => {
      // A newer question supersedes the one on its way.
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
