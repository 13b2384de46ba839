import "server-only";
/** The pages that Stripe hosts: on which plans are bought, and on which they are changed and canceled. */
import type { Locale } from "#lib/base/i18n/locales";
import type { PaidPlan } from "#lib/base/site/paid-plans";
import { minuteOf, type OpenStripe, type StripePrices } from "#lib/platform/server/billing/stripe-client";
import type { Subscription } from "#lib/platform/server/billing/subscription";

type Checkout = {
  customerId: string;
  plan: PaidPlan;
  locale: Locale;
  /** Where Stripe's pages lead back to: after a payment, without one, and from the page for managing a plan. */
  paidUrl: string;
  cancelUrl: string;
  returnUrl: string;
};

const languages = {
  en: "en",
  es: "es",
  "es-mx": "es-419",
  fr: "fr",
  de: "de",
  pt: "pt-BR",
} as const satisfies Record<Locale, string>;

/** The pages for the prices of one account. `readSubscription` is what a customer has subscribed to. */
export function hostedPages(
  stripe: OpenStripe,
  prices: StripePrices,
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
