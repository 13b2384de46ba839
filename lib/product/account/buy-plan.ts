import "server-only";
/** Leads a user to the payment service's own pages, where plans are bought, changed and canceled. */
import { billingStore } from "#lib/product/account/billing-store";
import { expectPayment, wakeBilling } from "#lib/product/account/run-billing";
import { requireBilling } from "#lib/platform/server/billing/billing";
import { database, databaseNow } from "#lib/platform/server/database/database";
import { opaqueKey } from "#lib/platform/server/opaque-key";
import { Problem } from "#lib/platform/server/answers/problem";
import { absoluteUrl } from "#lib/platform/site";
import type { Locale } from "#lib/base/i18n/locales";
import type { PaidPlan } from "#lib/base/site/paid-plans";
import { dayMs } from "#lib/base/values/durations";

const path = "/upgrade";

/** What the address of the page of plans says to whoever comes back from the payment service. */
export const paid = "checkout";
export const managed = "portal";
/** The parameter that shows that this is no address which anybody could write. */
export const paidKey = "key";

/** Whether something may have changed at the payment service. */
export const isBackFromPayment = (saved: unknown): saved is typeof paid | typeof managed =>
  saved === paid || saved === managed;

/** What only the payment service and the user learn of the user's going to pay on a day. */
const keyOfDay = (userId: string, day: number): string => opaqueKey(`going to pay, ${userId}, ${day}`);
const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs);

/**
 * Whether an address really is one that a user was given to come back to from paying. That is possible for a day: in that time, the
 * payment service's page ends.
 */
export const hasGoneToPay = (userId: string, given: unknown, now: Date): boolean =>
  typeof given === "string" && [0, 1].some((ago) => given === keyOfDay(userId, dayOf(now) - ago));

const addressesIn = (userId: string, locale: Locale) => ({
  paidUrl: absoluteUrl(`${path}?saved=${paid}&${paidKey}=${keyOfDay(userId, dayOf(new Date()))}`, locale),
  cancelUrl: absoluteUrl(path, locale),
  returnUrl: absoluteUrl(`${path}?saved=${managed}`, locale),
});

/** The address of the page on which a user buys a plan; of the portal for one who has bought one. Throws the Problem 503. */
export async function buyPlan(userId: string, plan: PaidPlan, locale: Locale): Promise<string> {
  const billing = requireBilling();
  const open = async () => {
    const customerId = await customerOf(userId);
    await expectPayment(userId);
    return billing.openCheckout({ customerId, plan, locale, ...addressesIn(userId, locale) }, new Date());
  };
  try {
    return await open();
  } catch (error) {
    const store = billingStore(await database());
    const customerId = await store.readCustomerId(userId);
    if (customerId === null || !(await billing.isGone(customerId, error))) throw error;
    // Deleted there, by the operator: the user begins as a new customer.
    await store.dropCustomer(customerId);
    return open();
  }
}

/** The address of the page on which a user manages a plan they have bought. Throws the Problems 404 and 503. */
export async function managePlan(userId: string, locale: Locale): Promise<string> {
  const billing = requireBilling();
  const customerId = await billingStore(await database()).readCustomerId(userId);
  if (customerId === null) throw new Problem(404, "There is no plan to manage");
  return billing.openPortal(customerId, locale, addressesIn(userId, locale).returnUrl);
}

/** The payment service's id of a user, who is made known to it at the first use. */
async function customerOf(userId: string): Promise<string> {
  const db = await database();
  const store = billingStore(db);
  const known = await store.readCustomerId(userId);
  if (known !== null) return known;
  const reference = await store.referenceOf(userId, await databaseNow(db));
  const made = await requireBilling().createCustomer(reference, new Date());
  const kept = await store.keepCustomerId(reference, made, await databaseNow(db));
  if (kept === null) {
    // The customer is due to be deleted there.
    wakeBilling();
    throw new Problem(409, "The account's data has just been deleted");
  }
  return kept;
}
