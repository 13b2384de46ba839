import "server-only";
/** Keeps what we know of subscriptions up to date: whatever a message says of one, its present state is asked for. */
import { setTimeout as sleep } from "node:timers/promises";
import { billingStore, type DueCustomer, type Turn } from "#lib/product/account/billing-store";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { messageOf } from "#lib/platform/fault-words";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { billing } from "#lib/platform/server/billing/billing";
import { longestErrandMs } from "#lib/platform/server/billing/stripe-billing";
import type { Subscription } from "#lib/platform/server/billing/subscription";
import { database, databaseNow, type Database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { durableQueue, nextTryAt, type Patience } from "#lib/platform/server/queue";
import { hourMs, minuteMs } from "#lib/base/values/durations";

/** Nothing is given up: a subscription that nobody ends goes on being charged. */
const patience: Patience = { firstDelayMs: 5_000, longestDelayMs: 15 * minuteMs, giveUpAfterMs: Infinity };

/**
 * Changes are announced by messages. In case one is lost, we also look by ourselves: at a paid month an hour after its end, when
 * it has been renewed or has changed; at an open page to pay on, every hour; and at all other subscriptions every six hours.
 */
const lookAgainMs = 6 * hourMs;

/** How long a page waits for the payment service before it shows what was last known. */
const shownWithinMs = 5_000;
const refreshes = { name: "subscription-refresh", points: 10, seconds: 60 };

type Answer =
  | { kind: "read"; subscription: Subscription | null; isBuying: boolean }
  | { kind: "forgotten" }
  | { kind: "again"; fault: string };

export const billingQueue = durableQueue({
  name: "billing",
  atOnce: 4,
  leaseMs: longestErrandMs,
  claim: (db, lease) => billingStore(db).claim(lease),
  nextDueAt: (db) => billingStore(db).nextDueAt(),
  attempt: ask,
  record: recordAnswer,
});

/** At the start of the server: goes on with what an earlier process left. */
export function startBilling(): void {
  if (billing) billingQueue.start();
}

/** Looks for customers that are due now. Does not wait for them. */
export function wakeBilling(): void {
  if (billing) billingQueue.wake();
}

async function ask({ customerId, userId }: DueCustomer): Promise<Answer> {
  if (!billing) return { kind: "again", fault: "not configured" };
  try {
    if (userId === null) {
      await billing.forget(customerId);
      return { kind: "forgotten" };
    }
    const subscription = await billing.readSubscription(customerId);
    const isBuying = subscription === null && (await billing.hasOpenCheckout(customerId));
    return { kind: "read", subscription, isBuying };
  } catch (error) {
    if (await billing.isGone(customerId, error)) return { kind: "forgotten" };
    return { kind: "again", fault: messageOf(error) };
  }
}

/** When a subscription is to be looked at, though no message came. */
function nextLook(
  { subscription, isBuying }: { subscription: Subscription | null; isBuying: boolean },
  now: Date,
): Date | null {
  if (!subscription) return isBuying ? new Date(now.getTime() + hourMs) : null;
  const renewed = new Date(subscription.to.getTime() + hourMs);
  if (subscription.state === "paid" && renewed > now) return renewed;
  return new Date(now.getTime() + lookAgainMs);
}

async function recordAnswer(db: Database, customer: DueCustomer, answer: Answer, now: Date): Promise<void> {
  const store = billingStore(db);
  if (answer.kind === "forgotten") return store.dropCustomer(customer.customerId);
  const turn: Turn =
    answer.kind === "read"
      ? { subscription: answer.subscription, dueAt: nextLook(answer, now), fault: null }
      : {
          dueAt: nextTryAt(patience, { attempts: customer.attempts, since: customer.createdAt }, now),
          fault: answer.fault,
        };
  if (answer.kind === "again")
    logger.warn({ attempts: customer.attempts, fault: answer.fault }, "billing: payment service at fault");
  if (customer.userId !== null && turn.subscription)
    await allowanceStore(db).lengthen(customer.userId, turn.subscription);
  await store.record(customer, turn);
}

/** Takes a message of the payment service. Returns whether it was news. */
export async function takeBillingEvent({
  id,
  customerId,
}: {
  id: string;
  customerId: string | null;
}): Promise<boolean> {
  const db = await database();
  const isNews = await billingStore(db).takeEvent(id, customerId, await databaseNow(db));
  wakeBilling();
  return isNews;
}

/** Asks for the subscription of a user who goes to pay in an hour, in case neither they nor a message come back. */
export async function expectPayment(userId: string): Promise<void> {
  const db = await database();
  await billingStore(db).makeDue(userId, new Date((await databaseNow(db)).getTime() + hourMs));
  wakeBilling();
}

/**
 * Asks for a user's subscription now, for a page that is to show what has just become of it, and waits for a moment. Throws
 * the Problem 429.
 */
export async function refreshSubscription(userId: string): Promise<void> {
  if (!billing) return;
  await takeFrom(refreshes, userId);
  const db = await database();
  await billingStore(db).makeDue(userId, await databaseNow(db));
  wakeBilling();
  await Promise.race([billingQueue.idle(), sleep(shownWithinMs, undefined, { ref: false })]);
}

/** Everything kept of a user's payments, for "download my data". */
export const exportOfUser = async (userId: string): Promise<Record<string, unknown>> =>
  billingStore(await database()).exportOfUser(userId);

/** Deletes what is kept of a user's payments, and has the payment service end the subscription and forget the customer. */
export async function deleteOfUser(userId: string): Promise<void> {
  const db = await database();
  await billingStore(db).deleteOfUser(userId, await databaseNow(db));
  wakeBilling();
}
