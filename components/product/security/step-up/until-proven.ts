import { isRecord } from "#lib/base/values/json";

/** What Clerk's code returns instead of a step's result when it asks for proof again after proof was given. */
const asksForProof = (result: unknown): boolean =>
  isRecord(result) && isRecord(result.clerk_error) && result.clerk_error.reason === "reverification-error";

/**
 * Repeats a step until no more proof is asked for. The proof given may no longer be enough when the step is taken, for example
 * because an authenticator app has been set up elsewhere meanwhile. A step that was not taken must not count as taken.
 */
export async function untilProven(take: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    const result = await take();
    if (!asksForProof(result)) return result;
  }
}
