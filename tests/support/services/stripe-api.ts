/** Stripe's API, as far as the site uses it, with its hosted pages, behaving as a test wants. */
import type { ServerResponse } from "node:http";
import Stripe from "stripe";
import { startServer, withBody } from "@/tests/support/services/http-server";

/** Works; answers with a status; accepts the request and never answers; or works and never says so. */
type Behaviour = "work" | "hang" | "lose" | number;

type Json = Record<string, unknown>;
type Received = { method: string; path: string; key: string | undefined; form: URLSearchParams; raw: string };

type Status = "active" | "past_due" | "canceled" | "unpaid" | "incomplete" | "paused";
type Customer = { id: string; reference: string; isDeleted: boolean };
type Session = { id: string; customer: string; plan: string; status: string; url: string } & Json;
type Subscription = {
  id: string;
  customer: string;
  price: string;
  status: Status;
  from: number;
  to: number;
  /** When it ends; `whenPaidIsOver`, as Stripe also says it, names no moment. */
  cancelAt: number | "whenPaidIsOver" | null;
};
type Invoice = {
  id: string;
  subscription: string;
  status: "draft" | "open" | "paid" | "void";
  created: number;
};
type Price = { amount: number | null; product: string; active?: boolean; interval?: string; every?: number };

const stripeSecret = "whsec_of_the_tests";

/** The environment with which the site sells plans through the stand-in. */
const settings = {
  STRIPE_SECRET_KEY: "sk_test_of_the_tests",
  STRIPE_WEBHOOK_SECRET: stripeSecret,
  STRIPE_PRICE_FAMILY: "price_family",
  STRIPE_PRICE_HOUSEHOLD: "price_household",
};

/** The prices on sale, each with its product. */
const sold = {
  price_family: { amount: 950, product: "prod_family" },
  price_household: { amount: 2_000, product: "prod_household" },
};
const monthSeconds = 30 * 24 * 60 * 60;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export type StripeApi = Awaited<ReturnType<typeof startStripe>>;

type Account = ReturnType<typeof openAccount>;
type Answer = { status: number; body: Json };

/** An account at Stripe: what it sells, and who has bought it. */
function openAccount() {
  let count = 0;
  const prices = new Map<string, Price>(Object.entries(sold));
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices: Invoice[] = [];

  const newId = (prefix: string) => `${prefix}_${String((count += 1)).padStart(4, "0")}`;

  /** Pays on a page, and returns the address it leads to. */
  function pay(sessionId: string): string {
    const session = sessions.get(sessionId);
    if (session?.status !== "open") throw new Error("The page is not open");
    session.status = "complete";
    subscribe(session.customer, { price: String(session.price) });
    return String(session.success_url);
  }

  /** Gives a customer a subscription that begins now. */
  function subscribe(customer: string, more: Partial<Subscription> = {}): Subscription {
    const from = seconds(new Date());
    const subscription: Subscription = {
      id: newId("sub"),
      customer,
      price: "price_family",
      status: "active",
      from,
      to: from + monthSeconds,
      cancelAt: null,
      ...more,
    };
    subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  /** Bills a subscription at a moment. */
  function bill(subscription: string, created: number, status: Invoice["status"] = "open"): void {
    invoices.push({ id: newId("in"), subscription, status, created });
  }

  return {
    prices,
    customers,
    sessions,
    subscriptions,
    invoices,
    /** Whether the key may not read invoices, as a restricted one may not. */
    hidesInvoices: false,
    currency: "usd",
    newId,
    pay,
    subscribe,
    bill,
  };
}

const missing = (what: string) => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` } },
});
const found = (body: Json) => ({ status: 200, body });
const listOf = (data: Json[]) => found({ object: "list", data, has_more: false });
const refused = (message: string) => ({
  status: 400,
  body: { error: { type: "invalid_request_error", message } },
});

const subscriptionJson = (
  { id, customer, price, status, from, to, cancelAt }: Subscription,
  product: string | undefined,
): Json => ({
  id,
  object: "subscription",
  customer,
  status,
  cancel_at: cancelAt === "whenPaidIsOver" ? null : cancelAt,
  cancel_at_period_end: cancelAt !== null,
  items: {
    object: "list",
    data: [
      {
        id: `si_${id}`,
        object: "subscription_item",
        price: {
          id: price,
          object: "price",
          product: product ?? "prod_of_something_else",
        },
        current_period_start: from,
        current_period_end: to,
      },
    ],
  },
});

/** A request to the API. `id` is the one that its path names; `url` is the address at which the stand-in is asked. */
type Asked = { account: Account; form: URLSearchParams; query: URLSearchParams; id: string; url: string };

/** Answers by the method and the path of the request, in which `ID` stands for any id. */
type Answers = Record<string, (asked: Asked) => Answer>;

const priceAnswers: Answers = {
  "GET /v1/prices/ID": ({ account, id }) => {
    const price = account.prices.get(id);
    if (!price) return missing("price");
    return found({
      id,
      object: "price",
      active: price.active ?? true,
      currency: account.currency,
      product: price.product,
      unit_amount: price.amount,
      recurring: { interval: price.interval ?? "month", interval_count: price.every ?? 1 },
    });
  },
};

const customerAnswers: Answers = {
  "POST /v1/customers": ({ account, form }) => {
    const customer = {
      id: account.newId("cus"),
      reference: form.get("metadata[reference]") ?? "",
      isDeleted: false,
    };
    account.customers.set(customer.id, customer);
    return found({ id: customer.id, object: "customer" });
  },
  "GET /v1/customers/ID": ({ account, id }) => {
    const customer = account.customers.get(id);
    if (!customer) return missing("customer");
    return found({ id, object: "customer", ...(customer.isDeleted ? { deleted: true } : {}) });
  },
  "DELETE /v1/customers/ID": ({ account, id }) => {
    const customer = account.customers.get(id);
    if (!customer || customer.isDeleted) return missing("customer");
    customer.isDeleted = true;
    for (const one of account.subscriptions.values()) if (one.customer === id) one.status = "canceled";
    return found({ id, object: "customer", deleted: true });
  },
};

/** The customer that a form names, unless there is none or it was deleted. */
function customerOf({ account, form }: Asked): Customer | undefined {
  const customer = account.customers.get(form.get("customer") ?? "");
  return customer?.isDeleted === false ? customer : undefined;
}

const checkoutAnswers: Answers = {
  "GET /v1/checkout/sessions": ({ account, query }) =>
    listOf(
      [...account.sessions.values()]
        .filter((one) => one.customer === query.get("customer"))
        .filter((one) => !query.has("status") || one.status === query.get("status"))
        .toReversed(),
    ),
  "POST /v1/checkout/sessions": (asked) => {
    const { account, form, url } = asked;
    const customer = customerOf(asked);
    if (!customer) return missing("customer");
    const id = account.newId("cs");
    const session: Session = {
      id,
      object: "checkout.session",
      customer: customer.id,
      plan: form.get("metadata[plan]") ?? "",
      metadata: { plan: form.get("metadata[plan]"), price: form.get("metadata[price]") },
      price: form.get("line_items[0][price]"),
      locale: form.get("locale"),
      status: "open",
      url: `${url}/pay/${id}`,
      success_url: form.get("success_url"),
      cancel_url: form.get("cancel_url"),
    };
    account.sessions.set(id, session);
    return found(session);
  },
  "POST /v1/checkout/sessions/ID/expire": ({ account, id }) => {
    const session = account.sessions.get(id);
    if (session?.status !== "open") return refused("Only open sessions can be expired");
    session.status = "expired";
    return found(session);
  },
};

const subscriptionAnswers: Answers = {
  "GET /v1/subscriptions": ({ account, query }) => {
    const named = query.get("customer") ?? "";
    if (!account.customers.has(named)) return missing("customer");
    return listOf(
      [...account.subscriptions.values()]
        .filter(({ customer }) => customer === named)
        .map((one) => subscriptionJson(one, account.prices.get(one.price)?.product)),
    );
  },
  "GET /v1/invoices": ({ account, query }) => {
    if (account.hidesInvoices)
      return {
        status: 403,
        body: { error: { type: "invalid_request_error", message: "The key lacks rak_invoice_read" } },
      };
    return listOf(
      account.invoices
        .filter(
          ({ subscription, status }) =>
            subscription === query.get("subscription") && status === query.get("status"),
        )
        .toSorted((one, other) => other.created - one.created)
        .map((one) => ({ ...one, object: "invoice" })),
    );
  },
  "POST /v1/billing_portal/sessions": (asked) => {
    const { account, form, url } = asked;
    if (!customerOf(asked)) return missing("customer");
    return found({
      id: account.newId("bps"),
      object: "billing_portal.session",
      url: `${url}/portal?back=${encodeURIComponent(form.get("return_url") ?? "")}`,
    });
  },
};

const answerTo: Answers = { ...priceAnswers, ...customerAnswers, ...checkoutAnswers, ...subscriptionAnswers };

/** What a request to the API comes to, where the stand-in is asked at `url`. */
function work(account: Account, { method, path, form }: Received, url: string): Answer {
  const { pathname, searchParams: query } = new URL(path, url);
  if (!pathname.startsWith("/v1/")) return missing("path");
  const named = /(?:cus|cs|price)_\w+/;
  const at = `${method} ${pathname.replace(named, "ID")}`;
  const id = named.exec(pathname)?.[0] ?? "";
  return answerTo[at]?.({ account, form, query, id, url }) ?? missing(`path ${at}`);
}

/** The hosted pages: one with a button that pays, one with a link back. */
function showPage({ sessions, pay }: Account, { method, path }: Received, response: ServerResponse): boolean {
  const [, kind, rest] = /^\/(pay|portal)(?:\/(\w+))?/.exec(path) ?? [];
  if (kind === undefined) return false;
  const html = (body: string) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><html lang="en"><title>Hosted</title><h1>Hosted page</h1>${body}</html>`);
  if (kind === "portal") {
    const back = new URL(path, "http://localhost").searchParams.get("back") ?? "";
    html(`<a href="${back.replaceAll("&", "&amp;")}">Return</a>`);
    return true;
  }
  const session = sessions.get(rest ?? "");
  if (session?.status !== "open") html("<p>This page has expired.</p>");
  else if (method === "POST") {
    const back = pay(session.id);
    response.writeHead(303, { location: back }).end();
  } else
    html(
      `<p>${String(session.price)}</p><form method="post"><button>Pay</button></form>` +
        `<a href="${String(session.cancel_url)}">Back</a>`,
    );
  return true;
}

/** Starts the stand-in on a free port. */
export async function startStripe() {
  let plan: Behaviour[] = ["work"];
  const account = openAccount();
  const received: Received[] = [];
  const answers = new Map<string, Answer>();

  const { url, stop } = await startServer(
    withBody((request, response, raw) => {
      const one: Received = {
        method: request.method ?? "",
        path: request.url ?? "",
        key: request.headers["idempotency-key"] as string | undefined,
        form: new URLSearchParams(raw),
        raw: `${JSON.stringify(request.headers)} ${request.url ?? ""} ${raw}`,
      };
      if (showPage(account, one, response)) return;
      received.push(one);
      const answer = ({ status, body }: Answer) => {
        response
          .writeHead(status, { "content-type": "application/json", "request-id": "req_1" })
          .end(JSON.stringify(body));
      };
      const failed = (status: number, type: string) => {
        answer({ status, body: { error: { type, message: "Not so" } } });
      };
      const behaviour = plan.length > 1 ? plan.shift() : plan[0];
      if (request.headers.authorization !== `Bearer ${settings.STRIPE_SECRET_KEY}`)
        failed(401, "invalid_request_error");
      else if (typeof behaviour === "number") failed(behaviour, "api_error");
      else if (behaviour !== "hang") {
        const known = one.key === undefined ? undefined : answers.get(one.key);
        const result = known ?? work(account, one, url);
        if (one.key !== undefined) answers.set(one.key, result);
        if (behaviour === "lose") request.socket.destroy();
        else answer(result);
      }
    }),
  );

  const { prices, customers, sessions, subscriptions, pay, subscribe, bill } = account;
  return {
    url,
    /** The environment of a site that uses it. */
    env: { ...settings, STRIPE_API_HOST: url, STRIPE_PAGE_ORIGINS: url },
    received,
    prices,
    customers,
    sessions,
    subscriptions,
    pay,
    subscribe,
    bill,
    /** Makes the key one that may not read invoices. */
    hideInvoices: () => void (account.hidesInvoices = true),
    /** Sets how it treats the next requests; the last behavior stays. */
    behave: (...next: Behaviour[]) => void (plan = next),
    /** Sets the currency of its prices from now on. */
    sellIn: (code: string) => void (account.currency = code),
    stop,
  };
}

/** Body and headers of a message, signed at the time `at`. */
export async function stripeMessage(
  about: { id?: string; type?: string; object: Json },
  { at = new Date(), secret = stripeSecret } = {},
) {
  const body = JSON.stringify({
    id: about.id ?? `evt_${crypto.randomUUID().replaceAll("-", "")}`,
    object: "event",
    type: about.type ?? "customer.subscription.updated",
    api_version: Stripe.API_VERSION,
    created: seconds(at),
    livemode: false,
    data: { object: about.object },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: seconds(at),
  });
  return { body, headers: { "content-type": "application/json", "stripe-signature": signature } };
}
