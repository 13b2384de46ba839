import { forgetGoneUser } from "#lib/personal-data/delete-data";
import { bodyLimits } from "#lib/platform/body-limits";
import { badSignature } from "#lib/platform/server/api/bad-signature";
import { readText } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";
import { readSignInMessage } from "#lib/platform/server/sign-in/sign-in-webhook";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

/**
 * The sign-in service's signed message that a user was deleted there: what is stored about them here is deleted too. The answer
 * says whether the message was about a deletion. If it cannot be carried out now, the answer is an error, and the service repeats
 * the message for a day.
 */
async function takeMessage(request: Request): Promise<Response> {
  const body = await readText(request, bodyLimits["/api/sign-in/webhook"]);
  const message = await readSignInMessage(request.headers, body);
  if (message.kind === "off") throw new Problem(503, "No webhook secret is configured");
  if (message.kind === "unsigned")
    throw await badSignature("sign-in-webhook", request.headers, message.fault);
  const applied = message.kind === "deleted";
  if (applied) await forgetGoneUser(message.userId);
  logger.info({ applied }, "sign-in: message taken");
  return uncachedAnswer({ applied });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeMessage });
