import "server-only";
import { clientKey } from "#lib/platform/server/api/client-address";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { Problem } from "#lib/platform/server/problem";

/**
 * To be thrown for a message whose signature is not valid: the Problem 401. Throws the Problem 429 for a client that has sent many
 * of these in a minute. `name` is the endpoint's, which has a count of its own.
 */
export async function badSignature(name: string, headers: Headers): Promise<Problem> {
  await takeFrom({ name: `${name}-refused`, points: 60, seconds: 60 }, clientKey(headers));
  return new Problem(401, "The signature is not valid");
}
