import "server-only";
import { messageOf } from "#lib/platform/fault-words";
import { failureSeconds, retryAfter } from "#lib/platform/retry-after";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";

/** Returns the result of `work`. If it fails and the caller is not at fault, ends the request with 503 and `title`. */
export async function orUnavailable<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    logger.error({ error: messageOf(error) }, title);
    throw new Problem(503, title, { headers: retryAfter(failureSeconds) });
  }
}
