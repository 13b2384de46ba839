import "server-only";
/** What is sold and bought, as the payment service tells it. */
import type { PaidPlan } from "#lib/base/site/paid-plans";

/** A price. `amount` is a whole number in the currency's smallest unit, and its last `decimals` digits are decimals. */
export type PlanPrice = { plan: PaidPlan; amount: number; decimals: number; currency: string };

/**
 * A subscription as it is now: `late` after a failed payment, `unpaid` before the first or after the last try, `paused` until it is
 * resumed.
 */
export type Subscription = {
  plan: PaidPlan;
  state: "paid" | "late" | "unpaid" | "paused";
  /** The month that is paid for, or should have been. */
  from: Date;
  to: Date;
  /** Since when what is owed is open, of a `late` one; null for any other, and where the payment service did not tell it. */
  lateSince: Date | null;
  /** When it ends, if it has been canceled. */
  endsAt: Date | null;
};

export type BillingEvent = { id: string; customerId: string | null };
