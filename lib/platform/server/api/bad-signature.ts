import "server-only";
import { clientKey } from "#lib/platform/server/api/client-address";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { Problem } from "#lib/platform/server/problem";

/**
 * To be thrown at a message whose signature is not valid: the Problem 401. Throws the Problem 429 at who has sent many such a
 * minute. `name` is the endpoint's, whose count is its own.
 */
export async function badSignature(name: string, headers: Headers): Promise<Problem> {
  await takeFrom({ name: `${name}-refused`, points: 60, seconds: 60 }, clientKey(headers));
  return new Problem(401, "The signature is not valid");
}
