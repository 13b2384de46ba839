import { forgetGoneUser } from "#lib/personal-data/delete-data";
import { bodyLimits } from "#lib/platform/body-limits";
import { badSignature } from "#lib/platform/server/api/bad-signature";
import { readText } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";
import { readSignInMessage } from "#lib/platform/server/sign-in-webhook";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";

/**
 * The sign-in service's signed message that a user was deleted there: what is kept of them goes too. Answers whether it told
 * of one. A message that cannot be followed now is answered by an error, after which the service repeats it for a day.
 */
async function takeMessage(request: Request): Promise<Response> {
  const body = await readText(request, bodyLimits["/api/sign-in/webhook"]);
  const message = await readSignInMessage(request.headers, body);
  if (message.kind === "off") throw new Problem(503, "No webhook secret is configured");
  if (message.kind === "unsigned") throw await badSignature("sign-in-webhook", request.headers);
  const applied = message.kind === "deleted";
  if (applied) await forgetGoneUser(message.userId);
  logger.info({ applied }, "sign-in: message taken");
  return uncachedAnswer({ applied });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeMessage });
