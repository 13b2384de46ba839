/** Asks our backend the same thing again and again, for as long as there is something to hear and somebody looks. */
import { anySignal } from "#lib/platform/browser/any-signal";
import { ApiError, isOtherAccount, isSignedOut } from "#lib/platform/browser/api-client";
import { callProduct } from "#lib/platform/browser/product-api";

const everyMs = 1_000;
const longestPauseMs = 15_000;
/** One answer may take this long. */
const patienceMs = 10_000;
/** Who waits for a moment looks in between whether that is another by now; and a timer that is to wait for weeks goes off at once. */
const longestWaitMs = 60_000;

type Listener<T> = {
  /** Throws where an answer is none. */
  read: (answer: unknown) => T;
  /** Hears each answer, and gives how long to wait for the next, or null when that was all. */
  onAnswer: (answer: T) => number | null;
  onConnection?: (isThere: boolean) => void;
  /** There is no such thing for this user any more, or no user. */
  onGone: () => void;
};

/** How long a call waits for its beginning, as an answer tells it; 0 for one that does not wait. */
export const waitMsOf = ({ waitMs }: Record<string, unknown>): number =>
  typeof waitMs === "number" && waitMs > 0 ? waitMs : 0;

/** When to ask again for what does not change before it has waited so long; for what does not wait, after `usualMs`. */
export const pauseFor = (waitMs: number, usualMs = everyMs): number =>
  waitMs > 0 ? Math.min(longestWaitMs, waitMs + everyMs) : usualMs;

/** Starts asking, after `firstMs`; gives the way to stop. After failures it asks less and less often, and goes on. */
export function follow<T>(
  path: string,
  { read, onAnswer, onConnection, onGone }: Listener<T>,
  firstMs = everyMs,
): () => void {
  let timer: number | undefined;
  let failures = 0;
  /** Until then nobody asks, whoever comes back to the page. By a clock that nobody sets. */
  let blockedUntil = 0;
  let isDone = false;
  const stopper = new AbortController();
  const { signal } = stopper;

  /**
   * Whether an answer is on its way. To come back to the page does not send a second request meanwhile: each answer plans the
   * next request, so from then on there would be two of everything.
   */
  let isLooking = false;

  const blockedMs = () => Math.min(longestWaitMs, blockedUntil - performance.now());

  /** Asks once; gives how long to wait before it asks again, or null when that is all. */
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
        // The server is there, and says when it wants to be asked again.
        blockedUntil = performance.now() + error.retryAfterMs;
        return Math.max(everyMs, blockedMs());
      }
      failures += 1;
      // One lost answer is nothing to tell of.
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
  // Nobody looks at a hidden page; who comes back sees at once how it stands.
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
