/** The plans, and the rule by which one of them is a user's. */
import { z } from "zod";
import { numberFormat } from "#lib/base/i18n/formats";
import { defaultLocale, locales } from "#lib/base/i18n/locales";
import { paidPlans, type PaidPlan } from "#lib/base/site/paid-plans";
import { dayMs } from "#lib/base/values/durations";
import { monthsLater } from "#lib/base/values/months-later";
import type { Subscription } from "#lib/platform/server/billing/subscription";

/** What a plan holds. Prices are in US cents a month; where plans are sold, the payment service's own count. */
export const planCatalog = {
  family: { centsAMonth: 900, calls: 40, people: 2 },
  household: { centsAMonth: 1900, calls: 120, people: 6 },
} as const satisfies Record<PaidPlan, { centsAMonth: number; calls: number; people: number }>;

/** Whoever has no other plan has `free`, or `early` as long as their calls are not counted. */
export type PlanId = "early" | "free" | PaidPlan;

/** How long a plan holds after its payment failed, or after news of it was due: a card is replaced within a week. */
export const graceMs = 7 * dayMs;

/** What an operator has given. */
export type PlanGrant = { plan: PaidPlan; endsAt: Date | null };

/** The plan a user is on, and the month in which its calls are counted. */
export type CurrentPlan = {
  id: PlanId;
  /** How many calls a month; null for every call. */
  calls: number | null;
  month: { from: Date; to: Date };
  by: "default" | "grant" | "subscription";
  /** When another plan takes its place, where that is known. */
  endsAt: Date | null;
};

/** A plan that somebody gave or bought. */
export type ChosenPlan = Omit<CurrentPlan, "id" | "calls"> & { id: PaidPlan };

/** From the first of a month to the first of the next, in UTC: the same moment for everybody, wherever they are. */
const calendarMonth = (now: Date) => ({
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  to: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/** The plan that a subscription gives now, even if a larger one was granted; null when it gives none. */
export function boughtPlan(subscription: Subscription | null, now: Date): ChosenPlan | null {
  if (!subscription) return null;
  const { plan, state, from, to, endsAt } = subscription;
  if (state === "unpaid" || state === "paused" || (endsAt && endsAt <= now)) return null;
  // A month that is over without news is taken as renewed: the payment service may be away.
  const isOver = to <= now;
  const openUntil = lateUntil(subscription) ?? (isOver ? afterGrace(to) : null);
  if (openUntil && openUntil <= now) return null;
  const month = isOver ? { from: to, to: monthsLater(to, 1) } : { from, to };
  return { id: plan, month, by: "subscription", endsAt };
}

/** How many calls a month a plan holds, where everybody has `freeCalls`: never fewer. Null for every call. */
export const callsOf = (plan: PaidPlan, freeCalls: number | null): number | null =>
  freeCalls === null ? null : Math.max(planCatalog[plan].calls, freeCalls);

/**
 * The plan that holds: the larger of what was bought and what was given, else the one that everybody has, with
 * `freeCalls` a month (null for every call).
 */
export function currentPlan(
  { subscription, grant }: { subscription: Subscription | null; grant: PlanGrant | null },
  freeCalls: number | null,
  now: Date,
): CurrentPlan {
  const month = calendarMonth(now);
  const bought = boughtPlan(subscription, now);
  const given: ChosenPlan | null =
    grant && (grant.endsAt === null || grant.endsAt > now)
      ? { id: grant.plan, month, by: "grant", endsAt: grant.endsAt }
      : null;
  const isGivenLarger = bought && given && planCatalog[given.id].calls > planCatalog[bought.id].calls;
  const chosen = isGivenLarger ? given : (bought ?? given);
  if (chosen) return { ...chosen, calls: callsOf(chosen.id, freeCalls) };
  const id = freeCalls === null ? "early" : "free";
  return { id, calls: freeCalls, month, by: "default", endsAt: null };
}

/** Until when a subscription whose payment failed goes on; null where none has. A month is due at its start. */
export const lateUntil = (subscription: Subscription | null): Date | null =>
  subscription?.state === "late" ? afterGrace(subscription.lateSince ?? subscription.from) : null;

const afterGrace = (since: Date): Date => new Date(since.getTime() + graceMs);

/** The plan form; an empty choice takes the wish back. */
export const planForm = z.object({
  plan: z.preprocess((value) => (value === "" ? null : value), z.enum(paidPlans, "planInvalid").nullable()),
});

/** The button that leads to the page on which a plan is managed. */
export const portalForm = z.object({ locale: z.enum(locales).default(defaultLocale) });

/** The button that leads to the page on which a plan is bought. */
export const checkoutForm = portalForm.extend({ plan: z.enum(paidPlans, "planInvalid") });

/** A price in the reader's language. `amount` is in the currency's smallest unit; a whole price is shown without decimals. */
export function formatPrice(
  amount: number,
  tag: string,
  { currency, decimals }: { currency: string; decimals: number } = { currency: "USD", decimals: 2 },
): string {
  const unit = 10 ** decimals;
  return numberFormat(tag, {
    style: "currency",
    currency,
    minimumFractionDigits: amount % unit === 0 ? 0 : decimals,
  }).format(amount / unit);
}
