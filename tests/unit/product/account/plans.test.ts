import { expect, test } from "vitest";
import {
  boughtPlan,
  currentPlan,
  formatPrice,
  graceMs,
  lateUntil,
  type CurrentPlan,
  type PlanGrant,
} from "#lib/product/account/plans";
import { monthsLater } from "#lib/base/values/months-later";
import type { Subscription } from "#lib/platform/server/billing/subscription";

const now = new Date("2026-03-10T12:00:00Z");
const days = (count: number, from = now) => new Date(from.getTime() + count * 24 * 60 * 60_000);

const bought = (more: Partial<Subscription> = {}): Subscription => ({
  plan: "family",
  state: "paid",
  from: days(-10),
  to: days(18),
  lateSince: null,
  endsAt: null,
  ...more,
});
const given = (more: Partial<PlanGrant> = {}): PlanGrant => ({ plan: "family", endsAt: null, ...more });
const planBy = (
  subscription: Subscription | null,
  grant: PlanGrant | null = null,
  freeCalls: number | null = 5,
  at = now,
): CurrentPlan => currentPlan({ subscription, grant }, freeCalls, at);

test("whoever has no plan has every call, or a number of them in the calendar month", () => {
  expect(planBy(null, null, null)).toMatchObject({ id: "early", calls: null, by: "default" });
  expect(planBy(null)).toEqual({
    id: "free",
    calls: 5,
    month: { from: new Date("2026-03-01T00:00:00Z"), to: new Date("2026-04-01T00:00:00Z") },
    by: "default",
    endsAt: null,
  });
  const newYearsEve = new Date("2026-12-31T23:59:59.999Z");
  expect(planBy(null, null, 0, newYearsEve).month.to).toEqual(new Date("2027-01-01T00:00:00Z"));
});

test("a plan that was given holds until its end, and counts by the calendar month", () => {
  expect(planBy(null, given({ plan: "household", endsAt: days(1) }))).toMatchObject({
    id: "household",
    calls: 120,
    by: "grant",
    endsAt: days(1),
    month: { to: new Date("2026-04-01T00:00:00Z") },
  });
  expect(planBy(null, given({ endsAt: now })).id).toBe("free");
});

test("a plan that was bought counts by the month that is paid for", () => {
  expect(planBy(bought())).toEqual({
    id: "family",
    calls: 40,
    month: { from: days(-10), to: days(18) },
    by: "subscription",
    endsAt: null,
  });
});

test("the larger of what was bought and what was given holds", () => {
  expect(planBy(bought(), given({ plan: "household" }))).toMatchObject({ id: "household", by: "grant" });
  expect(planBy(bought({ plan: "household" }), given())).toMatchObject({ by: "subscription" });
  expect(planBy(bought(), given())).toMatchObject({ by: "subscription" });
  expect(boughtPlan(bought(), now)).toMatchObject({ id: "family", by: "subscription" });
});

test("no plan holds fewer calls than everybody has", () => {
  expect(planBy(null, given(), null)).toMatchObject({ id: "family", by: "grant", calls: null });
  expect(planBy(bought(), null, 50)).toMatchObject({ id: "family", by: "subscription", calls: 50 });
  expect(planBy(bought(), given({ plan: "household" }), 50)).toMatchObject({ id: "household", calls: 120 });
});

test("a plan that is canceled stays until the end of its month, and no longer", () => {
  const canceled = bought({ endsAt: days(18) });
  expect(planBy(canceled)).toMatchObject({ id: "family", endsAt: days(18) });
  expect(planBy(canceled, null, 5, days(18)).id).toBe("free");
});

test("after a payment that failed the plan goes on for a week of the new month", () => {
  const late = bought({ state: "late", from: days(-6), to: days(24) });
  expect(planBy(late)).toMatchObject({ id: "family", month: { from: days(-6) } });
  expect(lateUntil(late)).toEqual(days(1));
  expect(planBy(late, null, 5, days(1)).id).toBe("free");
  expect(lateUntil(bought())).toBeNull();
  // That the month is over makes it no month that was paid for.
  expect(planBy(bought({ state: "late", from: days(-31), to: days(-1) })).id).toBe("free");
});

test("after the payment for a change within the month failed, the week counts from then", () => {
  const late = bought({ state: "late", from: days(-20), to: days(3), lateSince: days(-1) });
  expect(planBy(late)).toMatchObject({ id: "family", month: { from: days(-20), to: days(3) } });
  expect(lateUntil(late)).toEqual(days(6));
  // The month ends within the week, and news of the next one are still to come.
  expect(planBy(late, null, 5, days(4))).toMatchObject({ id: "family", month: { from: days(3) } });
  expect(planBy(late, null, 5, days(6)).id).toBe("free");
});

test("a payment that has been late since a former month gives no week of the new one", () => {
  expect(planBy(bought({ state: "late", from: days(-1), to: days(29), lateSince: days(-32) })).id).toBe(
    "free",
  );
});

test("a plan of which nothing was paid yet, or that is paused, gives nothing", () => {
  expect(planBy(bought({ state: "unpaid" })).id).toBe("free");
  expect(planBy(bought({ state: "paused" })).id).toBe("free");
});

test("a month that is over without news counts as renewed for a week, in the same month as the news will name", () => {
  const silent = bought({ from: days(-28), to: days(-1) });
  expect(planBy(silent)).toMatchObject({
    id: "family",
    month: { from: days(-1), to: monthsLater(days(-1), 1) },
  });
  expect(planBy(silent, null, 5, new Date(days(-1).getTime() + graceMs)).id).toBe("free");
});

test("a price is written in the reader's language and in units of its own currency", () => {
  expect(formatPrice(900, "en")).toBe("$9");
  expect(formatPrice(950, "en")).toBe("$9.50");
  expect(formatPrice(950, "de", { currency: "EUR", decimals: 2 })).toBe("9,50\u00a0€");
  expect(formatPrice(900, "en", { currency: "JPY", decimals: 0 })).toBe("¥900");
  expect(formatPrice(9_250, "en", { currency: "KWD", decimals: 3 })).toBe("KWD\u00a09.250");
});

test("a price that is counted in hundredths is told so, though its currency is written without", () => {
  expect(formatPrice(3_500_000, "es", { currency: "COP", decimals: 2 })).toBe("35.000\u00a0COP");
  expect(formatPrice(299_000, "en", { currency: "HUF", decimals: 2 })).toBe("HUF\u00a02,990");
  expect(formatPrice(299_050, "en", { currency: "HUF", decimals: 2 })).toBe("HUF\u00a02,990.50");
});
