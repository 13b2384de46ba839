import { takeBillingEvent } from "#lib/product/account/run-billing";
import { bodyLimits } from "#lib/platform/body-limits";
import { readText } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireBilling } from "#lib/platform/server/billing/billing";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";

const badSignatures = { name: "billing-webhook-refused", points: 60, seconds: 60 };

/**
 * The payment service's signed message that something has changed. Answers as soon as it is kept, and whether it was news:
 * what has changed is then asked for, so that the order in which messages come does not matter.
 */
async function takeMessage(request: Request): Promise<Response> {
  const billing = requireBilling();
  const body = await readText(request, bodyLimits["/api/billing/webhook"]);
  const event = await billing.readEvent(body, request.headers.get("stripe-signature"));
  if (!event) {
    await takeFrom(badSignatures, clientKey(request.headers));
    throw new Problem(401, "The signature is not valid");
  }
  const isNews = await takeBillingEvent(event);
  logger.info({ isNews }, "billing: message taken");
  return uncachedAnswer({ applied: isNews });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeMessage });
