import { useCallback, useEffect, useState } from "react";
import type { Action } from "#lib/content/action";

/** What the panel shows of an action, as `/api/micro-actions/<name>` answers it. */
export type PanelAction = Pick<
  Action,
  "slug" | "title" | "excerpt" | "goal" | "age" | "minutes" | "difficulty" | "steps"
>;
export type ActionState = "loading" | "ready" | "none" | "failed";

/** Answers stay for this long before they are asked for again (spec 9). */
const retentionMs = 10 * 60_000;
const known = new Map<string, { action: PanelAction; until: number }>();

/** Reads an action by slug or id; an unknown one is `none`, a failed read can be tried again. */
export function useAction(name: string): {
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
    read(name, reading.signal)
      .then((action) => setResult({ action, state: action ? "ready" : "none" }))
      .catch(() => {
        if (!reading.signal.aborted) setResult({ action: null, state: "failed" });
      });
    return () => reading.abort();
  }, [name, attempt, isKnown]);
  const retry = useCallback(() => {
    setResult({ action: null, state: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  return { ...result, retry };
}

async function read(name: string, signal: AbortSignal): Promise<PanelAction | null> {
  const response = await fetch(`/api/micro-actions/${encodeURIComponent(name)}`, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`action: ${response.status}`);
  // Our own endpoint, parsed on the server by the shape this type is taken from.
  const action = (await response.json()) as PanelAction;
  known.set(name, { action, until: Date.now() + retentionMs });
  return action;
}
