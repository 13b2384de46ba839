import { describe, expect, test } from "vitest";
import { checkEvent, type CatalogueEvent } from "#lib/reader/analytics/event-catalogue";
import { maskPhone } from "#lib/reader/analytics/masking";
import { maskAddress } from "#lib/base/addresses/stored-address";

const at = "2026-03-01T12:00:00.000Z";
const url = "https://lantern.example/glossary/rizz?q=x";
const gate = { source: "calls", is_signed_in: false, timestamp: at };

const pageView = {
  event_type: "page_view",
  event_name: "Glossary Rizz",
  event_data: {
    path: "/glossary/rizz",
    search: "?q=x",
    hash: "",
    referrer: "",
    title: "Rizz",
    timestamp: at,
  },
  url,
  timestamp: at,
} satisfies CatalogueEvent;

const custom = (event_name: string, event_data: unknown) => ({
  event_type: "custom",
  event_name,
  event_data,
  url,
  timestamp: at,
});

describe("an event of the catalogue", () => {
  test("is kept with exactly its own keys, whatever else was sent", () => {
    const checked = checkEvent({
      ...pageView,
      event_data: { ...pageView.event_data, email: "ada@example.org", __proto__: { a: 1 } },
      more: true,
    });
    expect(checked).toEqual({
      type: "page_view",
      name: "Glossary Rizz",
      data: pageView.event_data,
      url,
      sentAt: new Date(at),
      sentId: null,
      signedInAs: null,
    });
  });

  test.each([
    ["business_search", "business_search", { query: "pizza", location: "Portland", results_count: 3 }],
    ["call_initiated", "call_initiated", { business_id: "b1", phone: "+15***" }],
    ["error", "error", { error_type: "network", error_message: "no", context: "list", user_agent: "x", url }],
    ["soft_gate", "gate_displayed", gate],
    ["soft_gate", "preview_toggled", gate],
    ["conversion", "soft_gate_signup_clicked", gate],
    [
      "conversion",
      "soft_gate_conversion_completed",
      { ...gate, redirect_url: "/calls", signup_completed_at: at, time_to_conversion: 42_000 },
    ],
    ["custom", "Business Search", { query: "pizza", location: "Portland", resultsCount: 3 }],
    ["custom", "Business Selected", { businessId: "b1", businessName: "Bo's", source: "explore" }],
    [
      "custom",
      "Business Selected",
      { businessId: "b1", businessName: "Bo's", source: "x", ranking: 2, searchQuery: "bo" },
    ],
    ["custom", "Call Initiated", { businessId: "b1", callType: "ai" }],
    ["custom", "Call Completed", { callId: "c1", duration: 12.5, outcome: "booked", businessId: "b1" }],
    ["custom", "CTA Clicked", { ctaName: "Subscribe", ctaLocation: "header", destination: "#subscribe" }],
    ["custom", "Funnel Step", { stepName: "landing", stepNumber: 1, funnelName: "main" }],
    ["custom", "Milestone Reached", { milestoneName: "first_call_started", value: 1, timestamp: at }],
    ["custom", "Error Occurred", { errorType: "network", errorMessage: "no" }],
    ["custom", "User Signed Up", { method: "email", userId: "user_1" }],
    ["custom", "User Logged In", { method: "email", userId: "user_1" }],
    ["custom", "Content Search", { query: "six seven", resultsCount: 0 }],
  ])("of type %s named %s is taken as reports spell it", (event_type, event_name, event_data) => {
    expect(checkEvent({ event_type, event_name, event_data, url, timestamp: at })).toEqual({
      type: event_type,
      name: event_name,
      data: event_data,
      url,
      sentAt: new Date(at),
      sentId: null,
      signedInAs: null,
    });
  });

  test("says whose it was, where its sender knows", () => {
    const whose = (signed_in_as: unknown) => checkEvent({ ...pageView, signed_in_as });
    expect(whose("user_1")).toMatchObject({ signedInAs: "user_1" });
    expect(whose("")).toMatchObject({ signedInAs: "" });
  });

  test("may carry what every tracked event is enriched with", () => {
    const enrichment = { timestamp: at, url, path: "/explore", userAgent: "Mozilla" };
    const checked = checkEvent(custom("Content Search", { query: "x", resultsCount: 1, ...enrichment }));
    expect(checked).toMatchObject({ data: { ...enrichment, query: "x" } });
  });

  test("has its defaults", () => {
    expect(checkEvent(custom("Call Initiated", { businessId: "b1" }))).toMatchObject({
      data: { callType: "ai" },
    });
    expect(checkEvent(custom("Funnel Step", { stepName: "gate", stepNumber: 2 }))).toMatchObject({
      data: { funnelName: "main" },
    });
  });

  test("takes a moment in milliseconds too, and none at all", () => {
    expect(checkEvent({ ...pageView, timestamp: Date.parse(at) })).toMatchObject({ sentAt: new Date(at) });
    expect(checkEvent({ ...pageView, timestamp: undefined })).toMatchObject({ sentAt: null });
  });
});

describe("what an event may not carry", () => {
  test("a phone number is masked to its first three characters, and once is enough", () => {
    expect(maskPhone("+1 555 0142")).toBe("+1 ***");
    expect(maskPhone(maskPhone("+15550142"))).toBe("+15***");
    const call = { event_type: "call_initiated", event_name: "call_initiated", url, timestamp: at };
    const checked = checkEvent({ ...call, event_data: { business_id: "b1", phone: "+15550142" } });
    expect(checked).toMatchObject({ data: { business_id: "b1", phone: "+15***" } });
  });

  test("an error's message is cut to 500 characters", () => {
    const long = "x".repeat(2000);
    const named = checkEvent(custom("Error Occurred", { errorType: "t", errorMessage: long }));
    expect(named).toMatchObject({ data: { errorMessage: "x".repeat(500) } });
    const typed = { event_type: "error", event_name: "error", url, timestamp: at };
    const checked = checkEvent({ ...typed, event_data: { error_type: "t", error_message: long } });
    expect(checked).toMatchObject({ data: { error_message: "x".repeat(500) } });
  });

  test("an error keeps nothing that would let somebody in, wherever it holds an address", () => {
    const typed = { event_type: "error", event_name: "error", url, timestamp: at };
    const page = "https://lantern.example/sign-in?__clerk_ticket=abc";
    for (const context of [`${page}:1:2`, { page }]) {
      const event_data = { error_type: "t", error_message: `not found: ${page}`, context };
      const checked = JSON.stringify(checkEvent({ ...typed, event_data }));
      expect(checked).not.toContain("abc");
      expect(checked).toContain("sign-in?__clerk_ticket=***");
    }
  });

  test("an address loses what would let somebody in or says who they are", () => {
    expect(maskAddress("/sign-in?__clerk_ticket=abc&next=/calls#access_token=x")).toBe(
      "/sign-in?__clerk_ticket=***&next=/calls#access_token=***",
    );
    for (const name of [
      ...["idToken", "ticket", "client_secret", "password", "signature", "session_id", "JWT"],
      ...["authuser", "code", "state", "EMAIL", "phone", "api_key"],
    ])
      expect(maskAddress(`/sign-in?a=b&${name}=abc`), name).toBe(`/sign-in?a=b&${name}=***`);
    expect(maskAddress("/search?q=a%20b&category=apps")).toBe("/search?q=a%20b&category=apps");
  });

  test("so does an address in a parameter of another one, encoded however often or not at all", () => {
    const asked = "/settings?email=ada%40example.org&from=letter";
    const page = (inner: string) => `/sign-in?redirect_url=${inner}`;
    const encoded = encodeURIComponent;
    expect(maskAddress(`${page(encoded(asked))}#top`)).toBe(
      `${page(encoded("/settings?email=***&from=letter"))}#top`,
    );
    expect(maskAddress(page("/settings?ticket=abc"))).toBe(page("/settings?ticket=***"));
    expect(maskAddress(page(encoded(encoded("/settings?ticket=abc"))))).not.toContain("abc");
    let nested = asked;
    for (let depth = 0; depth < 6; depth += 1) {
      nested = page(encoded(nested));
      expect(decodeURIComponent(maskAddress(nested)), String(depth)).not.toContain("ada");
    }
    // Cut in the middle of an escape, as a browser's error message is.
    expect(maskAddress(page("%2Fcalls%3Fticket%3Dabc%C3"))).toBe(page("***"));
    const harmless = page(encoded("/explore?q=a%20b&sort=near"));
    expect(maskAddress(harmless)).toBe(harmless);
    expect(maskAddress("failed: /x.js?v=1 with 100% = all")).toBe("failed: /x.js?v=1 with 100% = all");
  });

  test("addresses without end are masked in no time", () => {
    const begun = performance.now();
    for (const part of ["?a=", "?a%3D", "%3Fa%3D", "%25"]) maskAddress(`/x?a=${part.repeat(40_000)}`);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe("an event is refused with the key at fault", () => {
  test.each<[string, unknown]>([
    ["expected object", null],
    ["expected object", "page_view"],
    ["event_type", { ...pageView, event_type: undefined }],
    ["event_type: there is no type", { ...pageView, event_type: "toString" }],
    ["event_name", { ...pageView, event_name: "  " }],
    ["url", { ...pageView, url: "javascript:alert(1)" }],
    ["url", { ...pageView, url: undefined }],
    ["timestamp", { ...pageView, timestamp: "yesterday" }],
    ["event_data.path", { ...pageView, event_data: {} }],
    ["event_data.path", { ...pageView, event_data: { path: "glossary" } }],
    ["event_data", { ...pageView, event_data: [] }],
    ["event_data.resultsCount", custom("Business Search", { query: "a", location: "b", results_count: 1 })],
    ["event_data.resultsCount", custom("Content Search", { query: "a", resultsCount: -1 })],
    ["event_name: custom has no event", custom("business search", {})],
    ["event_name: custom has no event", custom("constructor", {})],
    [
      "event_name: soft_gate has no event",
      { ...custom("soft_gate_signup_clicked", gate), event_type: "soft_gate" },
    ],
    [
      "event_data.is_signed_in",
      { ...custom("gate_displayed", { ...gate, is_signed_in: "no" }), event_type: "soft_gate" },
    ],
  ])("%s", (detail, sent) => {
    const checked = checkEvent(sent);
    expect("detail" in checked ? checked.detail : "taken").toContain(detail);
  });
});
