import "server-only";
import { processWide } from "#lib/base/values/process-wide";
import { MinuteLines } from "#lib/platform/minute-lines";
import { clientKey } from "#lib/platform/server/api/client-address";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";
import type { SignatureFault } from "#lib/platform/server/signature-time";

const lines = processWide(
  "bad-signatures",
  () => new MinuteLines((said, details) => logger.warn(details, said)),
);

/**
 * To be thrown for a message whose signature is not valid: the Problem 401. Throws the Problem 429 for a client that has sent many
 * of these in a minute. `name` is the endpoint's, which has a count of its own. The log says once a minute which endpoint has
 * refused messages, and why: it may be a secret or a clock that is wrong here.
 */
export async function badSignature(name: string, headers: Headers, reason: SignatureFault): Promise<Problem> {
  lines.note("webhook refused", { webhook: name, reason });
  await takeFrom({ name: `${name}-refused`, points: 60, seconds: 60 }, clientKey(headers));
  return new Problem(401, "The signature is not valid");
}
