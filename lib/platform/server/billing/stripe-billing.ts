import "server-only";
/**
 * Plans sold by Stripe: its hosted pages take the payment, and its messages tell of changes. We send Stripe an id that means
 * nothing elsewhere, a plan and a language. Everything else that Stripe knows about users, they typed on its pages.
 */
import type Stripe from "stripe";
import { z } from "zod";
import type { StripeKeys } from "#lib/platform/stripe-keys";
import type { Locale } from "#lib/base/i18n/locales";
import { paidPlans, type PaidPlan } from "#lib/base/site/paid-plans";
import { logger } from "#lib/platform/server/logger";

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
  /** When it ends, if it has been canceled. */
  endsAt: Date | null;
};

export type BillingEvent = { id: string; customerId: string | null };

type Checkout = {
  customerId: string;
  plan: PaidPlan;
  locale: Locale;
  /** Where Stripe's pages lead back to: after a payment, without one, and from the page for managing a plan. */
  paidUrl: string;
  cancelUrl: string;
  returnUrl: string;
};

/** Longer than the few requests of one operation take, each tried twice. */
export const longestErrandMs = 90_000;
const timeoutMs = 10_000;

const languages = {
  en: "en",
  es: "es",
  "es-mx": "es-419",
  fr: "fr",
  de: "de",
  pt: "pt-BR",
} as const satisfies Record<Locale, string>;

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

/** The customer that an event is about: the object itself, or the customer that it names. */
const eventObject = z.union([
  z.object({ object: z.literal("customer"), id: z.string() }).transform(({ id }) => id),
  z
    .object({ customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]) })
    .transform(({ customer }) => customer),
]);

const moment = (seconds: number) => new Date(seconds * 1000);

/** The currencies that Stripe counts in whole units or in thousandths: https://docs.stripe.com/currencies */
const inWhole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const inThousandths = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

/** Stripe counts all others in hundredths, even those written without decimals. `Intl` knows how a currency is written. */
const decimalsOf = (currency: string) => (inWhole.has(currency) ? 0 : inThousandths.has(currency) ? 3 : 2);

/** Whether Stripe says that the requested object does not exist, or no longer. */
const isUnknownToStripe = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "resource_missing";

/** Returns the client; the first call loads it. */
type Open = () => Promise<Stripe>;
type Prices = StripeKeys["prices"];

/** Stripe's library with the keys of one account. */
function clientOf({ secretKey, api }: StripeKeys): Open {
  let opened: Promise<Stripe> | undefined;
  // Loaded at the first use, so that a server without Stripe does not hold it in memory.
  return () =>
    (opened ??= import("stripe").then(
      ({ default: Client }) =>
        new Client(secretKey, { ...api, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false }),
    ));
}

/** Reads what a customer has subscribed to. */
function subscriptionReader(stripe: Open, prices: Prices) {
  const productOf = ({ product }: Stripe.Price) => (typeof product === "string" ? product : product.id);

  /** The products of the plans at Stripe. Read only once, because a price never moves to another product. */
  let products: Promise<{ plan: PaidPlan; product: string }[]> | undefined;
  async function readProducts() {
    const client = await stripe();
    const read = paidPlans.map(async (plan) => ({
      plan,
      product: productOf(await client.prices.retrieve(prices[plan])),
    }));
    return Promise.all(read);
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

  /** What a Stripe subscription gives; null when it is over, or for another product. */
  async function read(subscription: Stripe.Subscription): Promise<Subscription | null> {
    const state = states[subscription.status];
    if (!state) return null;
    for (const { price, current_period_start: from, current_period_end: to } of subscription.items.data) {
      const plan = await planOf(price);
      if (!plan) continue;
      const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? to : null);
      return { plan, state, from: moment(from), to: moment(to), endsAt: end === null ? null : moment(end) };
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

/** The pages that Stripe hosts. */
function hostedPages(
  stripe: Open,
  prices: Prices,
  readSubscription: (customerId: string) => Promise<Subscription | null>,
) {
  /** Whether there is an open page on which a customer may still pay. */
  async function hasOpenCheckout(customer: string): Promise<boolean> {
    const client = await stripe();
    const { data } = await client.checkout.sessions.list({ customer, status: "open", limit: 1 });
    return data.length > 0;
  }

  /** The address of the page on which a customer changes or cancels the plan, or changes the card. */
  async function openPortal(customerId: string, locale: Locale, returnUrl: string): Promise<string> {
    const client = await stripe();
    const session = await client.billingPortal.sessions.create({
      customer: customerId,
      locale: languages[locale],
      return_url: returnUrl,
    });
    return session.url;
  }

  return {
    hasOpenCheckout,
    openPortal,

    /**
     * The address of the page on which a customer buys a plan; for one who already has a plan, of the portal. Only one page is open
     * at a time, so that nobody pays twice: two simultaneous requests get the same page.
     */
    async openCheckout(checkout: Checkout, now: Date): Promise<string> {
      const { customerId: customer, plan, locale, paidUrl, cancelUrl, returnUrl } = checkout;
      const client = await stripe();
      const { data: sessions } = await client.checkout.sessions.list({ customer, limit: 100 });
      for (const session of sessions.filter(({ status }) => status === "open")) {
        const isSame = session.metadata?.price === prices[plan] && session.locale === languages[locale];
        if (isSame && session.url) return session.url;
        await client.checkout.sessions.expire(session.id);
      }
      // Read after every other page has been closed, so that a purchase on one of them is seen here.
      if (await readSubscription(customer)) return openPortal(customer, locale, returnUrl);
      const session = await client.checkout.sessions.create(
        {
          mode: "subscription",
          customer,
          line_items: [{ price: prices[plan], quantity: 1 }],
          locale: languages[locale],
          metadata: { plan, price: prices[plan] },
          success_url: paidUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: [customer, plan, locale, sessions[0]?.id ?? "first", minuteOf(now)].join(" ") },
      );
      if (session.url === null) throw new Error("The page to pay on has no address");
      return session.url;
    },
  };
}

/** The customers of the account, who come and go. */
function customerKeeper(stripe: Open) {
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
  const stripe = clientOf(keys);
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

    /** The content of a message, if it is signed with our secret and not older than five minutes; otherwise null. */
    async readEvent(body: string, signature: string | null): Promise<BillingEvent | null> {
      const client = await stripe();
      try {
        const event = client.webhooks.constructEvent(body, signature ?? "", webhookSecret);
        return { id: event.id, customerId: eventObject.safeParse(event.data.object).data ?? null };
      } catch {
        return null;
      }
    },
  };
}

/**
 * Part of each idempotency key, which makes two simultaneous requests one. Without the minute, Stripe would repeat the failure of a
 * failed request for a day.
 */
const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000);
