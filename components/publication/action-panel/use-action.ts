import { useCallback, useEffect, useState } from "react";
import { careBoxesIn, type CareBox } from "@/components/publication/action-panel/care-boxes";
import type { Action } from "#lib/publication/content/action";
import { ApiError, isRateLimit } from "#lib/platform/browser/requests/api-client";
import { expectAnswer, isText, isTextOrNull } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import { readProduct } from "#lib/platform/browser/requests/product-api";
import { localeParameter } from "#lib/base/i18n/asked-locale";
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import { withQuery } from "#lib/base/addresses/filtered-addresses";

/** What is read of an action, as answered by `/api/micro-actions/<name>`. */
type AnsweredAction = Pick<
  Action,
  "language" | "slug" | "title" | "excerpt" | "goal" | "ages" | "minutes" | "difficulty" | "steps"
> & { content?: unknown };
/** What the panel shows of an action. */
export type PanelAction = AnsweredAction & { careBoxes: readonly CareBox[] };
export type ActionState = "loading" | "ready" | "none" | "failed" | "tooMany";

/** How long an answer is used before it is asked for again: actions seldom change. */
const retentionMs = 10 * 60_000;
const known = new Map<string, { action: PanelAction; until: number }>();

/** Reads an action by slug or id. An unknown action gives `none`; after a failure or too many requests the reader can try again. */
export function useAction(
  name: string,
  locale: Locale,
): {
  action: PanelAction | null;
  state: ActionState;
  retry: () => void;
} {
  const [result, setResult] = useState<{ action: PanelAction | null; state: ActionState }>(() => {
    const kept = known.get(name);
    return kept && kept.until > Date.now()
      ? { action: kept.action, state: "ready" }
      : { action: null, state: "loading" };
  });
  const [attempt, setAttempt] = useState(0);
  const isKnown = result.state === "ready";
  useEffect(() => {
    if (isKnown) return;
    const reading = new AbortController();
    read(name, locale, reading.signal)
      .then((action) => setResult({ action, state: action ? "ready" : "none" }))
      .catch((error: unknown) => {
        if (!reading.signal.aborted)
          setResult({ action: null, state: isRateLimit(error) ? "tooMany" : "failed" });
      });
    return () => reading.abort();
  }, [name, locale, attempt, isKnown]);
  const retry = useCallback(() => {
    setResult({ action: null, state: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  return { ...result, retry };
}

async function read(name: string, locale: Locale, signal: AbortSignal): Promise<PanelAction | null> {
  const path = withQuery(`/api/micro-actions/${encodeURIComponent(name)}`, {
    locale: localeParameter(locale),
  });
  const answer = await readProduct(path, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (answer === null) return null;
  const answered = expectAnswer(answer, isAction);
  const action = { ...answered, careBoxes: careBoxesIn(answered.content) };
  known.set(name, { action, until: Date.now() + retentionMs });
  return action;
}

const isAction = (answer: unknown): answer is AnsweredAction =>
  isRecord(answer) &&
  isLocale(answer.language) &&
  isText(answer.slug) &&
  isText(answer.title) &&
  [answer.excerpt, answer.goal, answer.difficulty].every(isTextOrNull) &&
  Array.isArray(answer.ages) &&
  Array.isArray(answer.steps) &&
  answer.steps.every(
    (step) =>
      isRecord(step) && isText(step.title) && [step.description, step.see, step.say].every(isTextOrNull),
  );
