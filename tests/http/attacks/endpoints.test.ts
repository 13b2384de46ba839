/** What every endpoint owes whoever tries it: an answer that machines can read, and nothing it did not mean to say. */
import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { siteUnderTest } from "@/tests/support/sites/site";

/** Every address under /api/ that has a handler, with made-up values for its parameters. */
const endpoints = globSync("app/api/**/route.ts").map((file) =>
  file
    .replace(/^app(.*)\/route\.ts$/, "$1")
    .replace("[...rest]", "nothing/here")
    .replace("[slug]", "nothing-of-that-name")
    .replace("[id]", "00000000-0000-4000-8000-000000000000"),
);

const tries: { name: string; init: RequestInit }[] = [
  { name: "is read", init: {} },
  { name: "is sent nothing", init: { method: "POST" } },
  { name: "is sent an empty object", init: { method: "POST", body: "{}" } },
  { name: "is sent what is no JSON", init: { method: "POST", body: '{"a":' } },
  { name: "is sent a list", init: { method: "POST", body: "[null]" } },
  { name: "is put to", init: { method: "PUT", body: "{}" } },
  { name: "is deleted", init: { method: "DELETE" } },
];

/** What else would answer that it is not configured. */
const configured = {
  CALL_PROVIDER_WEBHOOK_SECRET: "callback-secret-of-the-tests",
  CLERK_WEBHOOK_SIGNING_SECRET: "whsec_c2lnbi1pbi1vZi10aGUtdGVzdHM=",
  STRIPE_SECRET_KEY: "sk_test_of_the_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  STRIPE_PRICE_FAMILY: "price_family",
  STRIPE_PRICE_HOUSEHOLD: "price_household",
  STRIPE_API_HOST: "http://127.0.0.1:9",
};

/** What no answer lets the page use, nor what stands in a frame of it. */
const closed = "camera=(), microphone=(), geolocation=(), browsing-topics=()";

test("the endpoints are found", () => {
  expect(endpoints).toContain("/api/health");
  expect(endpoints).toContain("/api/calls/00000000-0000-4000-8000-000000000000/cancel");
});

describe.each(endpoints)("%s", (endpoint) => {
  test.each(tries)("when it $name, it answers as the caller can understand", async ({ init }) => {
    const site = await siteUnderTest(configured);
    const answer = await fetch(site.url + endpoint, {
      ...init,
      redirect: "manual",
      headers: init.body ? { "content-type": "application/json" } : {},
    });
    const text = await answer.text();
    const kind = answer.headers.get("content-type");
    expect(answer.status, text.slice(0, 200)).toBeLessThan(500);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("permissions-policy")).toBe(closed);
    expect(answer.headers.has("x-powered-by")).toBe(false);
    if (text !== "") {
      expect(kind).toMatch(/^application\/(?:problem\+)?json\b/);
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
    if (answer.status >= 400) {
      expect(kind).toMatch(/^application\/problem\+json\b/);
      expect(JSON.parse(text)).toMatchObject({ status: answer.status, title: expect.any(String) as string });
      expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+|postgres|pglite/i);
      expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    }
    if (answer.status === 405) expect(answer.headers.get("allow")).toMatch(/[A-Z]/);
    if (answer.status >= 300 && answer.status < 400)
      expect(answer.headers.get("location")).toMatch(/^(?:\/(?!\/)|http:\/\/localhost)/);
  });
});
