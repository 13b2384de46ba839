import "server-only";
/**
 * Plans sold by Stripe: its hosted pages take the payment, and its messages tell of changes. We send Stripe an id that means
 * nothing elsewhere, a plan and a language. Everything else that Stripe knows about users, they typed on its pages.
 */
import { z } from "zod";
import { paidPlans } from "#lib/base/site/paid-plans";
import { minuteOf, stripeClient, type OpenStripe } from "#lib/platform/server/billing/stripe-client";
import { hostedPages } from "#lib/platform/server/billing/stripe-pages";
import { subscriptionReader } from "#lib/platform/server/billing/stripe-subscriptions";
import { messageOf } from "#lib/platform/fault-words";
import type { SignatureFault } from "#lib/platform/server/signature-time";
import type { BillingEvent, PlanPrice } from "#lib/platform/server/billing/subscription";
import type { StripeKeys } from "#lib/platform/stripe-keys";

/** Longer than the few requests of one operation take, each tried twice. */
export const longestErrandMs = 90_000;

/** The customer that an event is about: the object itself, or the customer that it names. */
const eventObject = z.union([
  z.object({ object: z.literal("customer"), id: z.string() }).transform(({ id }) => id),
  z
    .object({ customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]) })
    .transform(({ customer }) => customer),
]);

/** The currencies that Stripe counts in whole units or in thousandths: https://docs.stripe.com/currencies */
const inWhole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const inThousandths = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

/** Stripe counts all others in hundredths, even those written without decimals. `Intl` knows how a currency is written. */
const decimalsOf = (currency: string) => (inWhole.has(currency) ? 0 : inThousandths.has(currency) ? 3 : 2);

/** Whether Stripe says that the requested object does not exist, or no longer. */
const isUnknownToStripe = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "resource_missing";

/** What is wrong with a signature, by the words of Stripe's library. */
function signatureFault(said: string): SignatureFault {
  if (said.includes("tolerance")) return "too old";
  // The header is none of Stripe's.
  return /header|expected scheme/.test(said) ? "not signed" : "wrong secret";
}

/** The customers of the account, who come and go. */
function customerKeeper(stripe: OpenStripe) {
  /**
   * Whether a request failed because its customer has been deleted. One of whom Stripe knows nothing at all may be well known
   * to it by the key of another account or mode: by ours they would be forgotten, and go on paying.
   */
  async function isGone(customerId: string, error: unknown): Promise<boolean> {
    if (!isUnknownToStripe(error)) return false;
    const client = await stripe();
    return client.customers.retrieve(customerId).then(
      ({ deleted }) => deleted === true,
      () => false,
    );
  }

  return {
    isGone,

    /** Makes a customer known by a reference alone, and gives Stripe's id. Asked twice at once, it is one. */
    async createCustomer(reference: string, now: Date): Promise<string> {
      const client = await stripe();
      const { id } = await client.customers.create(
        { metadata: { reference } },
        { idempotencyKey: `customer ${reference} ${minuteOf(now)}` },
      );
      return id;
    },

    /** Ends a customer's subscription at once and deletes the customer, if not done yet. Payments stay in Stripe's books. */
    async forget(customerId: string): Promise<void> {
      const client = await stripe();
      try {
        const open = await client.checkout.sessions.list({
          customer: customerId,
          status: "open",
          limit: 100,
        });
        for (const { id } of open.data) await client.checkout.sessions.expire(id);
        await client.customers.del(customerId);
      } catch (error) {
        if (!(await isGone(customerId, error))) throw error;
      }
    },
  };
}

/** What the site asks of Stripe, by the keys of one account. Throws what Stripe's library does, unless it says otherwise. */
export function stripeBilling(keys: StripeKeys) {
  const { webhookSecret, prices } = keys;
  const stripe = stripeClient(keys);
  const readSubscription = subscriptionReader(stripe, prices);
  return {
    readSubscription,
    ...hostedPages(stripe, prices, readSubscription),
    ...customerKeeper(stripe),

    /** What each plan costs a month. Throws when a price is none of a month, or none any more. */
    async readPrices(): Promise<PlanPrice[]> {
      const client = await stripe();
      const read = paidPlans.map(async (plan) => {
        const {
          active,
          currency: code,
          unit_amount: amount,
          recurring,
        } = await client.prices.retrieve(prices[plan]);
        if (!active || amount === null || recurring?.interval !== "month" || recurring.interval_count !== 1)
          throw new Error(`The price of the plan ${plan} is not one of each month`);
        const currency = code.toUpperCase();
        return { plan, amount, decimals: decimalsOf(currency), currency };
      });
      return Promise.all(read);
    },

    /** The content of a message, if it is signed with our secret and not older than five minutes; otherwise what is wrong. */
    async readEvent(
      body: string,
      signature: string | null,
    ): Promise<BillingEvent | { fault: SignatureFault }> {
      if (signature === null) return { fault: "not signed" };
      const client = await stripe();
      try {
        const event = client.webhooks.constructEvent(body, signature, webhookSecret);
        return { id: event.id, customerId: eventObject.safeParse(event.data.object).data ?? null };
      } catch (error) {
        return { fault: signatureFault(messageOf(error)) };
      }
    },
  };
}
