import "server-only";
/** The plan that a user is on, read from what was bought and what was given. */
import { billingStore } from "#lib/product/account/billing-store";
import { planGrantStore } from "#lib/product/account/plan-grant-store";
import { boughtPlan, currentPlan, type ChosenPlan, type CurrentPlan } from "#lib/product/account/plans";
import { env } from "#lib/platform/env";
import type { Subscription } from "#lib/platform/server/billing/subscription";
import { databaseNow, type Database } from "#lib/platform/server/database/database";

/** What holds where plans are sold and the operator has said no number. */
const freeCallsBesideSale = 5;

/** How many calls a month everybody has; null for every call. */
export const freeCalls: number | null =
  env.FREE_CALLS_A_MONTH ?? (env.stripe === null ? null : freeCallsBesideSale);

/** The plan of a user; what they have bought, which is another where more was given; and the subscription as last told. */
export async function readPlan(
  db: Database,
  userId: string,
): Promise<{ plan: CurrentPlan; bought: ChosenPlan | null; subscription: Subscription | null }> {
  const [subscription, grant, now] = await Promise.all([
    billingStore(db).readSubscription(userId),
    planGrantStore(db).read(userId),
    databaseNow(db),
  ]);
  const plan = currentPlan({ subscription, grant }, freeCalls, now);
  return { plan, bought: boughtPlan(subscription, now), subscription };
}

/** The month of a user's plan and the calls that it holds; null for every call. */
export async function readCallMonth(db: Database, userId: string) {
  const { calls, month } = (await readPlan(db, userId)).plan;
  return calls === null ? null : { calls, ...month };
}
