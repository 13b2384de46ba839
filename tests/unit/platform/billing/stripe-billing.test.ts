/** The adapter, by Stripe's own library, against a stand-in that speaks its API. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stripeBilling } from "#lib/platform/server/billing/stripe-billing";
import { parseEnv } from "#lib/platform/env";
import { maskFields } from "#lib/platform/log-redaction";
import { logger } from "#lib/platform/server/logger";
import { startStripe, stripeMessage, type StripeApi } from "@/tests/support/services/stripe-api";

let api: StripeApi;
let billing: ReturnType<typeof stripeBilling>;
const now = new Date();

beforeEach(async () => {
  api = await startStripe();
  const { stripe } = parseEnv(api.env);
  if (!stripe) throw new Error("not configured");
  billing = stripeBilling(stripe);
});
afterEach(() => api.stop());

const customer = () => billing.createCustomer("0b5f2d0e-1111-4000-8000-000000000000", now);
const checkout = (customerId: string, plan: "family" | "household" = "family", at = now) =>
  billing.openCheckout(
    {
      customerId,
      plan,
      locale: "es-mx",
      paidUrl: "http://localhost/paid",
      cancelUrl: "http://localhost/back",
      returnUrl: "http://localhost/managed",
    },
    at,
  );
const asked = () => api.received.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`);

test("prices are what Stripe says, in its currency", async () => {
  expect(await billing.readPrices()).toEqual([
    { plan: "family", amount: 950, decimals: 2, currency: "USD" },
    { plan: "household", amount: 2_000, decimals: 2, currency: "USD" },
  ]);
});

test.each([
  ["cop", 2],
  ["huf", 2],
  ["isk", 2],
  ["clp", 0],
  ["mga", 0],
  ["kwd", 3],
])("of an amount in %s, Stripe's last %i digits are decimals", async (code, decimals) => {
  api.sellIn(code);
  expect(await billing.readPrices()).toMatchObject([{ amount: 950, decimals }, { decimals }]);
});

test.each([
  ["not sold any more", { active: false }],
  ["of a year", { interval: "year" }],
  ["of three months", { every: 3 }],
  ["counted by use, without an amount", { amount: null }],
])("no page names a price that is %s as one of each month", async (_, odd) => {
  api.prices.set("price_household", { amount: 20_000, product: "prod_household", ...odd });
  await expect(billing.readPrices()).rejects.toThrow(
    "The price of the plan household is not one of each month",
  );
});

test("a customer is told to Stripe by a reference alone, and is one though the answer is lost", async () => {
  api.behave("lose", "work");
  const id = await customer();
  expect(await customer()).toBe(id);
  expect([...api.customers.values()]).toMatchObject([{ reference: "0b5f2d0e-1111-4000-8000-000000000000" }]);
  expect(api.received.length).toBeGreaterThan(1);
  expect(
    api.received.every(({ raw }) => !/email|name=|phone/i.test(raw.replace(/user-agent[^,]*/gi, ""))),
  ).toBe(true);
});

test("asked for twice at once, there is one page to pay on", async () => {
  const id = await customer();
  const [one, two] = await Promise.all([checkout(id), checkout(id)]);
  expect(one).toBe(two);
  expect(await checkout(id)).toBe(one);
  const sessions = [...api.sessions.values()];
  expect(sessions).toMatchObject([{ price: "price_family", locale: "es-419", customer: id }]);
});

test("asked for again a moment later, there is still one page to pay on", async () => {
  const id = await customer();
  const minute = Date.UTC(2026, 10, 20, 12, 30);
  const [one, two] = await Promise.all([
    checkout(id, "family", new Date(minute + 1)),
    checkout(id, "family", new Date(minute + 1_500)),
  ]);
  expect(one).toBe(two);
  expect(api.sessions.size).toBe(1);
});

test("another plan closes the page of the first, and then that plan again is a new page", async () => {
  const id = await customer();
  const family = await checkout(id);
  await checkout(id, "household");
  const again = await checkout(id);
  expect(again).not.toBe(family);
  expect([...api.sessions.values()].map(({ status }) => status)).toEqual(["expired", "expired", "open"]);
});

test("whoever has a plan is led to the page on which it is managed", async () => {
  const id = await customer();
  api.subscribe(id);
  expect(await checkout(id)).toBe(`${api.url}/portal?back=${encodeURIComponent("http://localhost/managed")}`);
  expect(api.sessions.size).toBe(0);
});

test.each([
  ["active", "paid"],
  ["past_due", "late"],
  ["incomplete", "unpaid"],
  ["unpaid", "unpaid"],
  ["paused", "paused"],
] as const)("a subscription that is %s counts as %s", async (status, state) => {
  const id = await customer();
  api.subscribe(id, { status, from: 1_000_000, to: 2_000_000 });
  expect(await billing.readSubscription(id)).toEqual({
    plan: "family",
    state,
    from: new Date(1_000_000_000),
    to: new Date(2_000_000_000),
    lateSince: null,
    endsAt: null,
  });
});

test("a payment is late since the oldest bill that is open, such as that of a change within the month", async () => {
  const id = await customer();
  const { id: subscription } = api.subscribe(id, { status: "past_due", from: 1_000_000, to: 4_000_000 });
  api.bill(subscription, 1_000_000, "paid");
  api.bill("sub_of_another", 1_100_000);
  for (const created of [3_000_000, 2_000_000]) api.bill(subscription, created);
  api.bill(subscription, 3_500_000, "draft");
  expect(await billing.readSubscription(id)).toMatchObject({
    state: "late",
    from: new Date(1_000_000_000),
    lateSince: new Date(2_000_000_000),
  });
});

test("a key that may not read bills leaves only since when a payment is late untold", async () => {
  const id = await customer();
  const { id: subscription } = api.subscribe(id, { status: "past_due" });
  api.bill(subscription, 2_000_000);
  api.hideInvoices();
  const late = await billing.readSubscription(id);
  expect(late).toMatchObject({ state: "late", lateSince: null });
});

test("what is over, or of another product, is none; of several the one that is paid counts", async () => {
  const id = await customer();
  expect(await billing.readSubscription(id)).toBeNull();
  api.subscribe(id, { status: "canceled" });
  api.subscribe(id, { price: "price_of_something_else" });
  expect(await billing.readSubscription(id)).toBeNull();
  api.subscribe(id, { price: "price_household", status: "unpaid" });
  api.subscribe(id, { price: "price_family", cancelAt: 2_000_000_000 });
  expect(await billing.readSubscription(id)).toMatchObject({
    plan: "family",
    state: "paid",
    endsAt: new Date(2_000_000_000_000),
  });
});

test("a plan that was canceled for the end of what is paid says when that is", async () => {
  const id = await customer();
  api.subscribe(id, { to: 2_000_000_000, cancelAt: "whenPaidIsOver" });
  expect(await billing.readSubscription(id)).toMatchObject({
    state: "paid",
    endsAt: new Date(2_000_000_000_000),
  });
});

test("of a customer who pays for two subscriptions, the log says which two, unmasked", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const id = await customer();
  const one = api.subscribe(id, { id: "sub_1QfFamilyOfTwo0000000000" });
  await billing.readSubscription(id);
  expect(warn).not.toHaveBeenCalled();
  const other = api.subscribe(id, {
    id: "sub_1QfHouseholdLate00000000",
    price: "price_household",
    status: "past_due",
  });
  await billing.readSubscription(id);
  expect(warn).toHaveBeenCalledOnce();
  const [told] = warn.mock.calls[0] ?? [];
  expect(maskFields(told)).toEqual({ subscriptions: [one.id, other.id] });
  warn.mockRestore();
});

/** The site as it is started again with another price for a plan, of the same product. */
function sellAnew(plan: "family" | "household"): ReturnType<typeof stripeBilling> {
  api.prices.set("price_new", { amount: 1_200, product: `prod_${plan}` });
  const { stripe } = parseEnv({ ...api.env, [`STRIPE_PRICE_${plan.toUpperCase()}`]: "price_new" });
  if (!stripe) throw new Error("not configured");
  return stripeBilling(stripe);
}

test.each(["family", "household"] as const)(
  "whoever bought %s keeps it when it is sold at another price, and is not sold a second one",
  async (plan) => {
    const id = await customer();
    api.subscribe(id, { price: `price_${plan}` });
    billing = sellAnew(plan);
    expect(await billing.readSubscription(id)).toMatchObject({ plan, state: "paid" });
    expect(await checkout(id, plan)).toMatch(/\/portal/);
    api.subscribe(await billing.createCustomer("another", now), { price: "price_of_something_else" });
    expect(await billing.readSubscription([...api.customers.keys()].at(-1) ?? "")).toBeNull();
  },
);

test("of what product the prices are is asked for again after a fault", async () => {
  const id = await customer();
  api.subscribe(id, { price: "price_family" });
  billing = sellAnew("family");
  api.behave("work", 503);
  await expect(billing.readSubscription(id)).rejects.toThrow();
  api.behave("work");
  expect(await billing.readSubscription(id)).toMatchObject({ plan: "family" });
});

test("a page that was opened for a former price is closed, and the new price is paid", async () => {
  const id = await customer();
  await checkout(id);
  billing = sellAnew("family");
  await checkout(id);
  expect([...api.sessions.values()]).toMatchObject([
    { price: "price_family", status: "expired" },
    { price: "price_new", status: "open" },
  ]);
});

test("forgetting a customer closes the page to pay on, ends the subscription, and can be repeated", async () => {
  const id = await customer();
  await checkout(id);
  const { id: subscription } = api.subscribe(id);
  await billing.forget(id);
  await billing.forget(id);
  expect(api.subscriptions.get(subscription)?.status).toBe("canceled");
  expect([...api.sessions.values()]).toMatchObject([{ status: "expired" }]);
  expect(api.customers.get(id)?.isDeleted).toBe(true);
});

test("a fault that passes is tried again by the library, one that lasts is thrown", async () => {
  const id = await customer();
  api.received.length = 0;
  api.behave(500, "work");
  expect(await billing.readSubscription(id)).toBeNull();
  api.behave(503);
  await expect(billing.readSubscription(id)).rejects.toThrow();
  expect(asked()).toEqual(Array.from({ length: 4 }, () => "GET /v1/subscriptions"));
});

test("a message is believed when our secret signed this very body within five minutes", async () => {
  const object = { object: "subscription", id: "sub_1", customer: "cus_1" };
  const { body, headers } = await stripeMessage({ id: "evt_1", object });
  const read = (text: string, signature: string | null) => billing.readEvent(text, signature);
  expect(await read(body, headers["stripe-signature"])).toEqual({ id: "evt_1", customerId: "cus_1" });
  expect(await read(body.replace("cus_1", "cus_2"), headers["stripe-signature"])).toEqual({
    fault: "wrong secret",
  });
  for (const signature of [null, "", "none", "t=1", "t=1,v0=00", "v1=00"])
    expect(await read(body, signature), signature ?? "no header").toEqual({ fault: "not signed" });
  const old = await stripeMessage({ object }, { at: new Date(Date.now() - 6 * 60_000) });
  expect(await read(old.body, old.headers["stripe-signature"])).toEqual({ fault: "too old" });
  const forged = await stripeMessage({ object }, { secret: "whsec_of_somebody_else" });
  expect(await read(forged.body, forged.headers["stripe-signature"])).toEqual({ fault: "wrong secret" });
});

test("a message is about the customer that it names, or is, or about none", async () => {
  const about = async (object: Record<string, unknown>) => {
    const { body, headers } = await stripeMessage({ object });
    const event = await billing.readEvent(body, headers["stripe-signature"]);
    return "fault" in event ? event.fault : event.customerId;
  };
  expect(await about({ object: "customer", id: "cus_1" })).toBe("cus_1");
  expect(await about({ object: "invoice", customer: { id: "cus_2" } })).toBe("cus_2");
  expect(await about({ object: "charge", customer: null })).toBeNull();
  expect(await about({ object: "price", id: "price_1" })).toBeNull();
});
