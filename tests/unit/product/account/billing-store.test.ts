import { beforeEach, describe, expect, test } from "vitest";
import { billingStore } from "#lib/product/account/billing-store";
import type { Subscription } from "#lib/platform/server/billing/subscription";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { billingCustomers, billingEvents } from "#lib/platform/server/database/schema";
import { databaseForTests, databases } from "@/tests/support/machine/databases";

const now = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const lease = (at: Date) => ({ now: at, leaseMs: 60_000, limit: 5 });
const family: Subscription = {
  plan: "family",
  state: "paid",
  from: now,
  to: later(9_999),
  lateSince: null,
  endsAt: null,
};

describe.each(databases)("on $kind", ({ start, isThere }) => {
  describe.skipIf(!isThere)("what is known of payments", () => {
    let opened: OpenDatabase;
    let store: ReturnType<typeof billingStore>;

    databaseForTests(start, (started) => {
      opened = started;
      store = billingStore(opened.database);
    });
    beforeEach(async () => {
      await opened.database.delete(billingCustomers);
      await opened.database.delete(billingEvents);
    });

    async function customer(userId = "user_ada", customerId = `cus_${userId}`): Promise<string> {
      const reference = await store.referenceOf(userId, now);
      await store.keepCustomerId(reference, customerId, now);
      return customerId;
    }
    const claimOne = async (at: Date) => {
      const [due] = await store.claim(lease(at));
      if (!due) throw new Error("nothing is due");
      return due;
    };

    test("a user is one customer, however many ask at once, and by a name that says nothing", async () => {
      const names = await Promise.all([1, 2, 3].map(() => store.referenceOf("user_robin", now)));
      expect(new Set(names).size).toBe(1);
      expect(names[0]).not.toContain("robin");
      const [first, second] = await Promise.all(
        ["cus_1", "cus_2"].map((id) => store.keepCustomerId(names[0] ?? "", id, now)),
      );
      expect(first).toBe(second);
      expect(await store.readCustomerId("user_robin")).toBe(first);
    });

    test("since when a payment is late is read as it was told", async () => {
      const id = await customer();
      await store.takeEvent("evt_late", id, now);
      const late: Subscription = { ...family, state: "late", lateSince: later(-60) };
      await store.record(await claimOne(now), { subscription: late, dueAt: null, fault: null });
      expect(await store.readSubscription("user_ada")).toEqual(late);
    });

    test("a subscription that was stored without since when a payment is late is read as any other", async () => {
      await customer();
      const [from, to] = [family.from.toISOString(), family.to.toISOString()];
      await opened.database
        .update(billingCustomers)
        .set({ subscription: { plan: "family", state: "paid", from, to, endsAt: null } });
      expect(await store.readSubscription("user_ada")).toEqual(family);
    });

    test("a message counts once, also of many that come at once", async () => {
      const id = await customer();
      const taken = await Promise.all([1, 2, 3].map(() => store.takeEvent("evt_1", id, now)));
      expect(taken.toSorted()).toEqual([false, false, true]);
      expect(await store.takeEvent("evt_2", "cus_of_another_shop", now)).toBe(true);
      expect(await store.claim(lease(now))).toHaveLength(1);
      expect(await store.purge(later(1))).toBe(2);
    });

    test("a plan is that of who pays for it, and is asked for alone", async () => {
      const id = await customer();
      await customer("user_bob");
      await store.takeEvent("evt_1", id, now);
      expect(await store.claim(lease(now))).toMatchObject([{ userId: "user_ada" }]);
      await store.makeDue("user_ada", later(60));
      const [due, ...others] = await store.claim(lease(later(60)));
      expect(others).toEqual([]);
      if (!due) throw new Error("nothing is due");
      await store.record(due, { subscription: family, dueAt: null, fault: null });
      expect(await store.readSubscription("user_ada")).toEqual(family);
      expect(await store.readSubscription("user_bob")).toBeNull();
    });

    test("a message that comes while the subscription is being read has it read again", async () => {
      const id = await customer();
      await store.takeEvent("evt_1", id, now);
      const first = await claimOne(now);
      await store.takeEvent("evt_2", id, later(2));
      expect(await store.record(first, { subscription: family, dueAt: null, fault: null })).toBe(false);
      expect(await store.readSubscription("user_ada")).toBeNull();
      const second = await claimOne(later(2));
      expect(await store.record(second, { subscription: family, dueAt: null, fault: null })).toBe(true);
      expect(await store.readSubscription("user_ada")).toEqual(family);
      expect(await store.nextDueAt()).toBeNull();
    });

    test("who goes to pay while they are being asked about is asked about again", async () => {
      await customer();
      await store.makeDue("user_ada", now);
      const before = await claimOne(now);
      // An hour from now: later than the lease of the turn, which knows of no page to pay on.
      await store.makeDue("user_ada", later(3_600));
      expect(await store.record(before, { subscription: null, dueAt: null, fault: null })).toBe(false);
      expect(await store.nextDueAt()).not.toBeNull();
      await store.record(await claimOne(later(60)), { subscription: null, dueAt: null, fault: null });
      await store.makeDue("user_ada", later(3_600));
      await store.makeDue("user_ada", later(7_200));
      expect(await store.claim(lease(later(3_500)))).toEqual([]);
      expect(await store.claim(lease(later(3_600)))).toHaveLength(1);
    });

    test("what a turn has read that took longer than its lease does not overwrite the next one's", async () => {
      const id = await customer();
      await store.takeEvent("evt_1", id, now);
      const slow = await claimOne(now);
      const next = await claimOne(later(61));
      expect(await store.record(next, { subscription: null, dueAt: null, fault: null })).toBe(true);
      expect(await store.record(slow, { subscription: family, dueAt: null, fault: null })).toBe(false);
      expect(await store.readSubscription("user_ada")).toBeNull();
    });

    test("a fault leaves what was known, and is counted until it is over", async () => {
      const id = await customer();
      await store.takeEvent("evt_1", id, now);
      await store.record(await claimOne(now), { subscription: family, dueAt: later(5), fault: null });
      await store.record(await claimOne(later(5)), { dueAt: later(9), fault: "down" });
      expect(await store.readSubscription("user_ada")).toEqual(family);
      expect((await claimOne(later(9))).attempts).toBe(2);
    });

    test("a user's export holds their payments; once deleted, a nameless id is left until the service forgets it", async () => {
      const id = await customer();
      await customer("user_bob");
      expect(await store.exportOfUser("user_ada")).toMatchObject({ billing: [{ customerId: id }] });
      await store.deleteOfUser("user_ada", now);
      expect(await store.exportOfUser("user_ada")).toEqual({ billing: [] });
      const due = await claimOne(now);
      expect(due).toMatchObject({ customerId: id, userId: null });
      expect(JSON.stringify(await opened.database.select().from(billingCustomers))).not.toContain(
        '"user_ada"',
      );
      await store.dropCustomer(id);
      expect(await opened.database.select().from(billingCustomers)).toMatchObject([{ userId: "user_bob" }]);
    });

    test("a user who deletes everything while being made known to the service is forgotten there too", async () => {
      const reference = await store.referenceOf("user_ada", now);
      await store.referenceOf("user_bob", now);
      await store.deleteOfUser("user_ada", now);
      // Whoever else is being made known goes on with it.
      expect(await opened.database.select().from(billingCustomers)).toMatchObject([{ userId: "user_bob" }]);
      // From two tabs, to which the service gave the same name.
      expect(await store.keepCustomerId(reference, "cus_late", now)).toBeNull();
      expect(await store.keepCustomerId(reference, "cus_late", now)).toBeNull();
      expect(await claimOne(now)).toMatchObject({ customerId: "cus_late", userId: null });
    });
  });
});
