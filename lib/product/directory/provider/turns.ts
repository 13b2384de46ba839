import "server-only";
/** Searches of the directory, one at a time. */
import { frontBridge } from "#lib/platform/front-bridge";
import { retryAfter } from "#lib/platform/retry-after";
import { Problem } from "#lib/platform/server/answers/problem";
import { processWide } from "#lib/base/values/process-wide";

/** More than this would wait for longer than anybody does. */
const mostWaiting = 200;

const turns = processWide("directory-turns", () => ({
  last: Promise.resolve<unknown>(undefined),
  waiting: 0,
}));

/**
 * Does something when all that asked before has been done, and others have been served in between: the embedded database
 * works in this process, and a crowd of searches would hold up everybody else. Throws the Problem 503 when too many wait. If the
 * reader has gone before its turn, `work` is left out and `unheard` is given back: an error would be logged.
 */
export async function inTurn<T>(work: () => Promise<T>, unheard: T): Promise<T> {
  if (turns.waiting >= mostWaiting)
    throw new Problem(503, "Too many searches are waiting", { headers: retryAfter(2) });
  turns.waiting += 1;
  const turn = turns.last
    .then(() => new Promise((resolve) => setImmediate(resolve)))
    .then(() => (frontBridge.get()?.hasReaderGone() ? unheard : work()));
  turns.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    turns.waiting -= 1;
  }
}
