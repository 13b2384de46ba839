/** Stripe's keys from the environment. */

/** Plans are sold where all of these are set. */
const stripeSet = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_FAMILY",
  "STRIPE_PRICE_HOUSEHOLD",
] as const;

type Raw = Partial<Record<(typeof stripeSet)[number] | "STRIPE_API_HOST", string | undefined>>;

export type StripeKeys = {
  secretKey: string;
  webhookSecret: string;
  prices: { family: string; household: string };
  /** The address of the API, if it is not Stripe's own. */
  api: { protocol?: "http" | "https"; host?: string; port?: number };
};

/** Stripe's keys; null where they are not set. */
export function stripeKeys(raw: Raw): StripeKeys | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_FAMILY: family,
    STRIPE_PRICE_HOUSEHOLD: household,
  } = raw;
  if (!secretKey || !webhookSecret || !family || !household) return null;
  const host = raw.STRIPE_API_HOST ? new URL(raw.STRIPE_API_HOST) : null;
  const protocol = host?.protocol === "http:" ? "http" : "https";
  const api = host
    ? ({
        protocol,
        host: host.hostname,
        port: Number(host.port || (protocol === "http" ? 80 : 443)),
      } as const)
    : {};
  return { secretKey, webhookSecret, prices: { family, household }, api };
}

/** The missing variables where only some of them are set. */
export function missingStripeKeys(raw: Raw): string[] {
  const missing = stripeSet.filter((name) => raw[name] === undefined);
  return missing.length === stripeSet.length ? [] : missing;
}
