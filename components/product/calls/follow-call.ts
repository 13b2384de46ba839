/** Asks for the state of a call again and again, for as long as it goes on and somebody looks. */
import { isRecord } from "#lib/platform/browser/answers";
import { ApiError, isSignedOut } from "#lib/platform/browser/api-client";
import { callProduct } from "#lib/platform/browser/product-api";
import { isCallState, isLive, type CallState } from "#lib/base/site/call-states";

const everyMs = 1_000;
const longestPauseMs = 15_000;
/** One answer may take this long. */
const patienceMs = 10_000;

type Listener = {
  onState: (state: CallState) => void;
  onConnection: (isThere: boolean) => void;
  /** There is no such call for this user any more, or no user. */
  onGone: () => void;
};

/** Starts following; gives the way to stop. After failures it asks less and less often, and goes on. */
export function followCall(id: string, { onState, onConnection, onGone }: Listener): () => void {
  let timer: number | undefined;
  let known: CallState | null = null;
  let failures = 0;
  /** Until then nobody asks, whoever comes back to the page. */
  let blockedUntil = 0;
  const stopper = new AbortController();
  const { signal } = stopper;

  /** Whether an answer is on its way. Who comes back meanwhile waits for that one: each that follows asks for another. */
  let isLooking = false;

  /** Asks once; gives how long to wait before it asks again, or null when that is all. */
  const ask = async (): Promise<number | null> => {
    try {
      const state = stateOf(
        await callProduct(`/api/calls/${id}`, {
          as: "user",
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        }),
      );
      if (failures > 0) onConnection(true);
      failures = 0;
      if (state !== known) onState(state);
      known = state;
      if (!isLive(state)) return null;
    } catch (error) {
      if (signal.aborted) return null;
      if (isSignedOut(error) || (error instanceof ApiError && error.status === 404)) {
        onGone();
        return null;
      }
      if (error instanceof ApiError && error.retryAfterMs !== null) {
        // The server is there, and says when it wants to be asked again.
        blockedUntil = Date.now() + error.retryAfterMs;
        return Math.max(everyMs, error.retryAfterMs);
      }
      failures += 1;
      // One lost answer is nothing to tell of.
      if (failures === 2) onConnection(false);
    }
    return Math.min(longestPauseMs, everyMs * 2 ** Math.min(failures, 4));
  };
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const pause = await ask();
    isLooking = false;
    if (pause !== null) plan(pause);
  };
  const plan = (ms: number) => {
    if (signal.aborted) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (document.visibilityState === "visible") void look();
    }, ms);
  };
  // Nobody looks at a hidden page; who comes back sees at once how it stands.
  const wake = () => {
    if (document.visibilityState !== "visible") return;
    window.clearTimeout(timer);
    const wait = blockedUntil - Date.now();
    if (wait > 0) plan(wait);
    else void look();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  plan(everyMs);
  return () => {
    stopper.abort();
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
  };
}

function stateOf(answer: unknown): CallState {
  const state = isRecord(answer) ? answer.state : null;
  if (!isCallState(state)) throw new Error("The answer names no state");
  return state;
}
