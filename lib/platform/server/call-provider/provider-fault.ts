import "server-only";
/** The faults of requests to a provider: temporary ones, after which a retry may succeed, and permanent ones, by our mistake. */
import { kindOf } from "#lib/platform/fault-words";
import type { ProviderAnswer } from "#lib/platform/server/call-provider/call-provider";

export type Fault = Exclude<ProviderAnswer, { kind: "done" }>;

/** The statuses of a server that has read the request and turned it away. After any other fault it may have acted on it. */
const turnsAway = [423, 425, 429];

/** The fault for a status. */
export function statusFault(status: number): Fault {
  const fault = `status ${status}`;
  if (turnsAway.includes(status)) return { kind: "again", fault, isTurnedAway: true };
  return { kind: status >= 500 || status === 408 || status === 409 ? "again" : "refused", fault };
}

/** Runs a request. With no answer, a broken one, or one that we do not understand, it may succeed the next time. */
export async function guarded<T>(
  ask: () => Promise<T>,
  statusOf: (error: unknown) => number | undefined = () => undefined,
): Promise<T | Fault> {
  try {
    return await ask();
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && (status < 200 || status > 299)) return statusFault(status);
    // Only the kind of fault: the text from the other side may contain anything.
    return { kind: "again", fault: kindOf(error) };
  }
}
