import "server-only";
/** Access to Stripe by its own library. */
import type Stripe from "stripe";
import type { StripeKeys } from "#lib/platform/stripe-keys";

const timeoutMs = 10_000;

/** Returns the client; the first call loads it. */
export type OpenStripe = () => Promise<Stripe>;
export type StripePrices = StripeKeys["prices"];

/** Stripe's library with the keys of one account. */
export function stripeClient({ secretKey, api }: StripeKeys): OpenStripe {
  let opened: Promise<Stripe> | undefined;
  // Loaded at the first use, so that a server without Stripe does not hold it in memory.
  return () =>
    (opened ??= import("stripe").then(
      ({ default: Client }) =>
        new Client(secretKey, { ...api, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false }),
    ));
}

/**
 * Part of each idempotency key, which makes two simultaneous requests one. Without the minute, Stripe would repeat the failure of a
 * failed request for a day.
 */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000);
