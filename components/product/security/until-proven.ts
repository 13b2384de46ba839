import { isRecord } from "#lib/base/values/json";

/** What Clerk's code gives in the place of a step's result where proof is asked for once more after it was given. */
const asksForProof = (result: unknown): boolean =>
  isRecord(result) && isRecord(result.clerk_error) && result.clerk_error.reason === "reverification-error";

/**
 * Takes a step until no more proof is asked for. What was shown may not be enough by the time that the step is taken, as where an
 * authenticator app has been set up elsewhere meanwhile; a step that was not taken must not pass for one that was.
 */
export async function untilProven(take: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    const result = await take();
    if (!asksForProof(result)) return result;
  }
}
