import "server-only";
/** Who sells the plans: Stripe where its keys are set, nobody where not. */
import { env } from "#lib/platform/env";
import { stripeBilling } from "#lib/platform/server/billing/stripe-billing";
import { Problem } from "#lib/platform/server/problem";

const keys = env.stripe;

export const billing = keys && stripeBilling(keys);

/** Where plans are sold. Throws the Problem 503 where they are not. */
export function requireBilling(): NonNullable<typeof billing> {
  if (!billing) throw new Problem(503, "Plans are not sold here");
  return billing;
}
