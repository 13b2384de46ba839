/** Asks our backend the same thing again and again, as long as there may be news and the page is visible. */
import { anySignal } from "#lib/platform/browser/requests/any-signal";
import { ApiError, isOtherAccount, isSignedOut } from "#lib/platform/browser/requests/api-client";
import { callProduct } from "#lib/platform/browser/requests/product-api";

const everyMs = 1_000;
const longestPauseMs = 15_000;
/** How long one answer may take. */
const patienceMs = 10_000;
/** A longer wait is split up, since the time waited for may change meanwhile, and a timer set for weeks would fire at once. */
const longestWaitMs = 60_000;

type Listener<T> = {
  /** Throws when the answer cannot be used. */
  read: (answer: unknown) => T;
  /** Receives each answer, and returns how long to wait for the next one, or null to stop. */
  onAnswer: (answer: T) => number | null;
  onConnection?: (isThere: boolean) => void;
  /** This user has no such thing any more, or nobody is signed in. */
  onGone: () => void;
};

/** How long a call waits for its beginning, according to an answer; 0 for a call that does not wait. */
export const waitMsOf = ({ waitMs }: Record<string, unknown>): number =>
  typeof waitMs === "number" && waitMs > 0 ? waitMs : 0;

/** How long to pause before asking again about something that waits for `waitMs`; `usualMs` if it does not wait. */
export const pauseFor = (waitMs: number, usualMs = everyMs): number =>
  waitMs > 0 ? Math.min(longestWaitMs, waitMs + everyMs) : usualMs;

/** Starts asking after `firstMs`; returns a function that stops it. After failures it asks less and less often, but goes on. */
export function follow<T>(
  path: string,
  { read, onAnswer, onConnection, onGone }: Listener<T>,
  firstMs = everyMs,
): () => void {
  let timer: number | undefined;
  let failures = 0;
  /** No request is sent before this time, even if the user comes back to the page. By a clock that nobody can set. */
  let blockedUntil = 0;
  let isDone = false;
  const stopper = new AbortController();
  const { signal } = stopper;

  /**
   * Whether a request is under way. Coming back to the page sends no second one meanwhile: each answer plans the next request, so
   * from then on there would be two of everything.
   */
  let isLooking = false;

  const blockedMs = () => Math.min(longestWaitMs, blockedUntil - performance.now());

  /** Asks once; returns how long to wait before asking again, or null to stop. */
  const ask = async (): Promise<number | null> => {
    try {
      const answer = read(
        await callProduct(path, {
          as: "user",
          signal: anySignal([signal, AbortSignal.timeout(patienceMs)]),
        }),
      );
      if (failures > 0) onConnection?.(true);
      failures = 0;
      return onAnswer(answer);
    } catch (error) {
      if (signal.aborted) return null;
      const isGone = isSignedOut(error) || isOtherAccount(error);
      if (isGone || (error instanceof ApiError && error.status === 404)) {
        onGone();
        return null;
      }
      if (error instanceof ApiError && error.retryAfterMs !== null) {
        // The server is reachable, and says when it wants to be asked again.
        blockedUntil = performance.now() + error.retryAfterMs;
        return Math.max(everyMs, blockedMs());
      }
      failures += 1;
      // A single lost answer is not reported.
      if (failures === 2) onConnection?.(false);
    }
    return Math.min(longestPauseMs, everyMs * 2 ** Math.min(failures, 4));
  };
  const look = async () => {
    if (isLooking || isDone) return;
    if (blockedMs() > 0) {
      plan(blockedMs());
      return;
    }
    isLooking = true;
    const pause = await ask();
    isLooking = false;
    if (pause === null) isDone = true;
    else plan(pause);
  };
  const plan = (ms: number) => {
    if (signal.aborted) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (document.visibilityState === "visible") void look();
    }, ms);
  };
  // A hidden page asks nothing. When the user comes back, it asks at once.
  const wake = () => {
    if (document.visibilityState !== "visible") return;
    window.clearTimeout(timer);
    void look();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  plan(firstMs);
  return () => {
    stopper.abort();
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
  };
}
