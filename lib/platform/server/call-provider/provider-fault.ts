import "server-only";
/** What stands in the way of an answer: for now, when it may be well later; for good, when we are at fault. */
import { kindOf } from "#lib/platform/fault-words";
import type { ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";

export type Fault = Exclude<ProviderAnswer, { kind: "done" }>;

/** Of a server that has read the request and turned it away; after any other fault it may have acted on it. */
const turnsAway = [423, 425, 429];

/** The fault that a status means. */
export function statusFault(status: number): Fault {
  const fault = `status ${status}`;
  if (turnsAway.includes(status)) return { kind: "again", fault, isTurnedAway: true };
  return { kind: status >= 500 || status === 408 || status === 409 ? "again" : "refused", fault };
}

/** No answer, a broken one, or one that we do not understand, may be better the next time. */
export async function guarded<T>(
  ask: () => Promise<T>,
  statusOf: (error: unknown) => number | undefined = () => undefined,
): Promise<T | Fault> {
  try {
    return await ask();
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && (status < 200 || status > 299)) return statusFault(status);
    // Only the kind of fault: what the other side sent may hold anything.
    return { kind: "again", fault: kindOf(error) };
  }
}
