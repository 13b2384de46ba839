/** What the queue makes of what Stripe answers, against a stand-in that speaks its API. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { billingStore } from "#lib/product/account/billing-store";
import { buyPlan, hasGoneToPay } from "#lib/product/account/buy-plan";
import { billingQueue, deleteOfUser, takeBillingEvent, wakeBilling } from "#lib/product/account/run-billing";
import { allowanceStore } from "#lib/product/calls/allowance/allowance-store";
import { parseEnv } from "#lib/platform/env";
import { stripeBilling } from "#lib/platform/server/billing/stripe-billing";
import * as databaseModule from "#lib/platform/server/database/database";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { billingCustomers } from "#lib/platform/server/database/schema";
import { databases } from "@/tests/support/machine/databases";
import { processDatabaseForTests } from "@/tests/support/machine/process-database";
import { startStripe, type StripeApi } from "@/tests/support/services/stripe-api";

const held = vi.hoisted((): { billing: unknown } => ({ billing: undefined }));
vi.mock("#lib/platform/server/billing/billing", () => ({
  get billing() {
    return held.billing;
  },
  requireBilling: () => held.billing,
}));

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("a customer", () => {
    let opened: OpenDatabase;
    let api: StripeApi;

    processDatabaseForTests(start, (started) => {
      opened = started;
    });
    beforeEach(async () => {
      await opened.database.delete(billingCustomers);
      api = await startStripe();
      const { stripe } = parseEnv(api.env);
      held.billing = stripe && stripeBilling(stripe);
    });
    afterEach(async () => {
      await billingQueue.idle();
      await api.stop();
    });

    const rows = () => opened.database.select().from(billingCustomers);
    /** Has the queue ask for a customer. */
    async function ask(customerId: string): Promise<void> {
      await takeBillingEvent({ id: crypto.randomUUID(), customerId });
      await billingQueue.idle();
    }
    /** A user who has a plan, as the queue has read it. */
    async function subscriber(): Promise<string> {
      await buyPlan("user_ada", "family", "en");
      const id = (await billingStore(opened.database).readCustomerId("user_ada")) ?? "";
      for (const session of api.sessions.values()) session.status = "complete";
      api.subscribe(id);
      await ask(id);
      expect(await rows()).toMatchObject([{ customerId: id, subscription: { plan: "family" } }]);
      return id;
    }
    /** As Stripe answers to the key of another account; gives the way back to the right one. */
    function changeKey(id: string): () => void {
      const customer = api.customers.get(id);
      if (!customer) throw new Error("no such customer");
      api.customers.delete(id);
      return () => api.customers.set(id, customer);
    }

    test("of whom Stripe knows nothing is kept with the plan as it was last told, and asked for again", async () => {
      const id = await subscriber();
      const back = changeKey(id);
      await ask(id);
      expect(await rows()).toMatchObject([
        { userId: "user_ada", customerId: id, subscription: { plan: "family" }, attempts: 1 },
      ]);
      const [{ lastFault, dueAt } = { lastFault: null, dueAt: null }] = await rows();
      expect(lastFault).toMatch(/No such customer/);
      expect(dueAt).not.toBeNull();
      back();
      await ask(id);
      expect(await rows()).toMatchObject([{ customerId: id, lastFault: null, attempts: 0 }]);
    });

    test("of whom Stripe knows nothing is not replaced by another when a plan is to be bought", async () => {
      const id = await subscriber();
      changeKey(id);
      await expect(buyPlan("user_ada", "family", "en")).rejects.toThrow();
      expect(await rows()).toMatchObject([{ userId: "user_ada", customerId: id }]);
      expect(api.customers.size).toBe(0);
    });

    test("of whom Stripe knows nothing goes on to be deleted there once everything kept of the user is", async () => {
      const id = await subscriber();
      const back = changeKey(id);
      await deleteOfUser("user_ada");
      await billingQueue.idle();
      expect(await rows()).toMatchObject([{ userId: null, customerId: id, subscription: null }]);
      back();
      await ask(id);
      expect(await rows()).toEqual([]);
      expect(api.customers.get(id)?.isDeleted).toBe(true);
    });

    test("who is made known while everything kept of the user is deleted is deleted there too", async () => {
      const stripe = held.billing as ReturnType<typeof stripeBilling>;
      const createCustomer: typeof stripe.createCustomer = async (...by) => {
        const id = await stripe.createCustomer(...by);
        await deleteOfUser("user_ada");
        await billingQueue.idle();
        return id;
      };
      held.billing = { ...stripe, createCustomer };
      await expect(buyPlan("user_ada", "family", "en")).rejects.toThrow(/just been deleted/);
      await billingQueue.idle();
      expect(await rows()).toEqual([]);
      expect([...api.customers.values()]).toMatchObject([{ isDeleted: true }]);
    });

    test("is told to wait for a payment by the address that Stripe leads back to, and by no other", async () => {
      await subscriber();
      const [session] = api.sessions.values();
      const back = new URL(String(session?.success_url));
      expect(back.searchParams.get("saved")).toBe("checkout");
      const key = back.searchParams.get("key");
      const after = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
      expect(hasGoneToPay("user_ada", key, after(0))).toBe(true);
      expect(hasGoneToPay("user_ada", key, after(23))).toBe(true);
      expect(hasGoneToPay("user_ada", key, after(49))).toBe(false);
      expect(hasGoneToPay("user_eve", key, after(0))).toBe(false);
      for (const forged of [undefined, null, "", "x"])
        expect(hasGoneToPay("user_ada", forged, after(0))).toBe(false);
    });

    test("is forgotten where Stripe says that it has been deleted", async () => {
      const id = await subscriber();
      const customer = api.customers.get(id);
      if (customer) customer.isDeleted = true;
      for (const one of api.subscriptions.values()) one.status = "canceled";
      await buyPlan("user_ada", "family", "en");
      const [row] = await rows();
      expect(row?.customerId).not.toBe(id);
      // As its deletion is told once more, after everything kept of the user is deleted too.
      await deleteOfUser("user_ada");
      await billingQueue.idle();
      expect(await rows()).toEqual([]);
    });

    test("whose month is lengthened has used the same calls in it after its former end", async () => {
      const id = await subscriber();
      const day = 24 * 60 * 60;
      const [subscription] = [...api.subscriptions.values()];
      if (!subscription) throw new Error("no subscription");
      const month = (until: number) => ({
        calls: 40,
        from: new Date(subscription.from * 1000),
        to: new Date(until * 1000),
      });
      const before = month(subscription.to);
      const usage = allowanceStore(opened.database);
      const start = { userId: "user_ada", real: null, month: before };
      await usage.noteStart(start, before.from);
      await usage.noteStart({ ...start, userId: "user_bob" }, before.from);
      // As an operator lengthens a trial in Stripe's dashboard.
      subscription.to += 3 * day;
      await ask(id);
      // A call whose month was read before that news came.
      await usage.noteStart(start, before.from);
      await usage.purgeMonths(new Date(before.to.getTime() + day * 1000));
      expect(await usage.usedIn("user_ada", month(subscription.to))).toBe(2);
      // Another user's, from the same day, is not.
      expect(await usage.usedIn("user_bob", before)).toBe(0);
      await usage.purgeMonths(new Date((subscription.to + 1) * 1000));
      expect(await usage.usedIn("user_ada", month(subscription.to))).toBe(0);
    });

    /** Has the queue come to what is due by a moment, and tells in how many minutes after it the customer is due again. */
    async function lookBy(at: Date): Promise<number | null> {
      const clock = vi.spyOn(databaseModule, "databaseNow").mockResolvedValue(at);
      wakeBilling();
      await billingQueue.idle();
      clock.mockRestore();
      const [row] = await rows();
      return row?.dueAt ? Math.round((row.dueAt.getTime() - at.getTime()) / 60_000) : null;
    }

    test("who pays has the plan, though their tab is closed and the message is lost", async () => {
      const begun = new Date();
      const minutes = (count: number) => new Date(begun.getTime() + count * 60_000);
      expect(await lookBy(begun)).toBeNull();
      await buyPlan("user_ada", "family", "en");
      expect(await lookBy(minutes(59))).toBe(1);
      // Still thinking it over.
      expect(await lookBy(minutes(61))).toBe(60);
      for (const { id } of api.sessions.values()) api.pay(id);
      await lookBy(minutes(122));
      expect(await rows()).toMatchObject([{ subscription: { plan: "family", state: "paid" } }]);
    });

    test("who lets the page to pay on run out is not asked for any more", async () => {
      const begun = new Date();
      await buyPlan("user_ada", "family", "en");
      for (const session of api.sessions.values()) session.status = "expired";
      expect(await lookBy(new Date(begun.getTime() + 61 * 60_000))).toBeNull();
    });

    test("is asked for an hour after the plan's month, however lately they were looked at", async () => {
      const id = await subscriber();
      const hour = 60 * 60;
      const now = Math.floor(Date.now() / 1000);
      /** How many seconds after the end of the month. */
      const dueAfterEnd = async (to: number) => {
        for (const one of api.subscriptions.values()) one.to = to;
        await ask(id);
        const [row] = await rows();
        return (row?.dueAt?.getTime() ?? 0) / 1000 - to;
      };
      for (const hours of [1, 5, 24 * 20]) expect(await dueAfterEnd(now + hours * hour)).toBe(hour);
      // One that Stripe has not renewed by then is looked at every six hours.
      expect(Math.round((await dueAfterEnd(now - 2 * hour)) / hour)).toBe(2 + 6);
    });
  });
});
