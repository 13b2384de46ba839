/** The plans that are being prepared. Nothing is sold yet: whoever chooses one is only noted. */
import { z } from "zod";
import { numberFormat } from "#lib/base/i18n/formats";

/** What everybody has today, and the plans one can wish for. Prices in US cents a month. */
export const plans = [
  { id: "early", centsAMonth: 0, calls: null, people: null },
  { id: "family", centsAMonth: 900, calls: 40, people: 2 },
  { id: "household", centsAMonth: 1900, calls: 120, people: 6 },
] as const;

export type Plan = (typeof plans)[number];

/** The plan that every account is on. */
export const currentPlan = plans[0];

const wishedPlans = ["family", "household"] as const;
export type WishedPlan = (typeof wishedPlans)[number];

/** The plan form; an empty choice takes the wish back. */
export const planForm = z.object({
  plan: z.preprocess((value) => (value === "" ? null : value), z.enum(wishedPlans, "planInvalid").nullable()),
});

/** An amount of US cents as a price in the reader's language; whole dollars without cents. */
export const formatPrice = (cents: number, tag: string): string =>
  numberFormat(tag, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
