import "server-only";
/** The service that sells the plans: Stripe where its keys are set, otherwise none. */
import { env } from "#lib/platform/env";
import { stripeBilling } from "#lib/platform/server/billing/stripe-billing";
import { Problem } from "#lib/platform/server/answers/problem";

const keys = env.stripe;

export const billing = keys && stripeBilling(keys);

/** The service that sells plans. Throws the Problem 503 where plans are not sold. */
export function requireBilling(): NonNullable<typeof billing> {
  if (!billing) throw new Problem(503, "Plans are not sold here");
  return billing;
}
