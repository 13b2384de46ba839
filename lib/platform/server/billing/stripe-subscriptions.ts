import "server-only";
/** What a customer has subscribed to at Stripe. */
import type Stripe from "stripe";
import { paidPlans, type PaidPlan } from "#lib/base/site/paid-plans";
import type { OpenStripe, StripePrices } from "#lib/platform/server/billing/stripe-client";
import type { Subscription } from "#lib/platform/server/billing/subscription";
import { logger } from "#lib/platform/server/logger";

/** The plan's state for each state of Stripe's; one that is over has none. */
const states: Readonly<Record<string, Subscription["state"]>> = {
  active: "paid",
  trialing: "paid",
  past_due: "late",
  incomplete: "unpaid",
  unpaid: "unpaid",
  paused: "paused",
};

const ranks = ["paused", "unpaid", "late", "paid"];

const moment = (seconds: number) => new Date(seconds * 1000);

/** Reads what a customer has subscribed to. */
export function subscriptionReader(stripe: OpenStripe, prices: StripePrices) {
  const productOf = ({ product }: Stripe.Price) => (typeof product === "string" ? product : product.id);

  /** The products of the plans at Stripe. Read only once, because a price never moves to another product. */
  let products: Promise<{ plan: PaidPlan; product: string }[]> | undefined;
  async function readProducts() {
    const client = await stripe();
    return Promise.all(
      paidPlans.map(async (plan) => ({
        plan,
        product: productOf(await client.prices.retrieve(prices[plan])),
      })),
    );
  }

  /**
   * The plan of a price, even if it is no longer sold at that price. Stripe's prices cannot be changed, only replaced, and whoever
   * bought at a former price goes on paying it.
   */
  async function planOf(price: Stripe.Price): Promise<PaidPlan | undefined> {
    const sold = paidPlans.find((plan) => prices[plan] === price.id);
    if (sold) return sold;
    products ??= readProducts().catch((error: unknown) => {
      products = undefined;
      throw error;
    });
    const product = productOf(price);
    return (await products).find((one) => one.product === product)?.plan;
  }

  /**
   * Since when the customer owes for a subscription: of several bills that are open, the oldest counts, or each further change that
   * fails would be a further week. Null where no bill is open, or the key may not read bills.
   */
  async function readLateSince(subscription: string): Promise<Date | null> {
    const client = await stripe();
    try {
      const { data } = await client.invoices.list({ subscription, status: "open", limit: 100 });
      return data.length === 0 ? null : moment(Math.min(...data.map(({ created }) => created)));
    } catch (error) {
      if (error instanceof Error && "type" in error && error.type === "StripePermissionError") return null;
      throw error;
    }
  }

  /** What a Stripe subscription gives; null when it is over, or for another product. */
  async function read(subscription: Stripe.Subscription): Promise<Subscription | null> {
    const state = states[subscription.status];
    if (!state) return null;
    for (const { price, current_period_start: from, current_period_end: to } of subscription.items.data) {
      const plan = await planOf(price);
      if (!plan) continue;
      const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? to : null);
      return {
        plan,
        state,
        from: moment(from),
        to: moment(to),
        lateSince: state === "late" ? await readLateSince(subscription.id) : null,
        endsAt: end === null ? null : moment(end),
      };
    }
    return null;
  }

  /** The subscription that counts among a customer's, as it is now; null when none counts. */
  async function readSubscription(customerId: string): Promise<Subscription | null> {
    const client = await stripe();
    const { data } = await client.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
    const readAll = data.map(async (one) => ({ id: one.id, gives: await read(one) }));
    const counting = (await Promise.all(readAll))
      .flatMap(({ id, gives }) => (gives ? [{ id, gives }] : []))
      .toSorted(
        ({ gives: one }, { gives: other }) =>
          ranks.indexOf(other.state) - ranks.indexOf(one.state) ||
          paidPlans.indexOf(other.plan) - paidPlans.indexOf(one.plan),
      );
    const paidFor = counting.filter(({ gives: { state } }) => state === "paid" || state === "late");
    // The operator finds the customer by these: the log masks a customer's id.
    if (paidFor.length > 1)
      logger.warn(
        { subscriptions: paidFor.map(({ id }) => id) },
        "billing: a customer pays for two subscriptions; end one in Stripe's dashboard",
      );
    return counting[0]?.gives ?? null;
  }

  return readSubscription;
}
