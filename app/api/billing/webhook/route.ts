import { takeBillingEvent } from "#lib/product/account/run-billing";
import { bodyLimits } from "#lib/platform/body-limits";
import { badSignature } from "#lib/platform/server/api/bad-signature";
import { readText } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { requireBilling } from "#lib/platform/server/billing/billing";
import { logger } from "#lib/platform/server/logger";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

/**
 * The payment service's signed message that something has changed. The answer comes as soon as the message is stored, and says
 * whether it was news. The change itself is then asked for, so that the order of the messages does not matter.
 */
async function takeMessage(request: Request): Promise<Response> {
  const billing = requireBilling();
  const body = await readText(request, bodyLimits["/api/billing/webhook"]);
  const event = await billing.readEvent(body, request.headers.get("stripe-signature"));
  if ("fault" in event) throw await badSignature("billing-webhook", request.headers, event.fault);
  const isNews = await takeBillingEvent(event);
  logger.info({ isNews }, "billing: message taken");
  return uncachedAnswer({ applied: isNews });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: takeMessage });
