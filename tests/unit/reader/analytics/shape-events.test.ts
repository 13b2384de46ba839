import { expect, test } from "vitest";
import { checkEvent } from "#lib/reader/analytics/event-catalogue";
import { readPageView, toSentPageView } from "#lib/reader/analytics/page-view";
import { toNamedEvent, toSentEvent, withoutSearch } from "#lib/reader/analytics/shape-events";
import type { Report, ReportedEvents } from "#lib/reader/analytics/tracked-events";

const gate = { source: "calls", is_signed_in: false };
const everything: ReportedEvents = {
  "Business Search": { query: "dentist", location: "Portland", resultsCount: 3 },
  "Business Selected": {
    businessId: "b1",
    businessName: "Bright Teeth",
    source: "explore",
    ranking: 2,
    searchQuery: "dentist",
  },
  "Call Initiated": { businessId: "b1", phone: "+15035550142" },
  "Call Completed": { callId: "c1", duration: 42, outcome: "completed", businessId: "b1" },
  "CTA Clicked": { ctaName: "Subscribe", ctaLocation: "header", destination: "#subscribe" },
  "Error Occurred": { errorType: "TypeError", errorMessage: "x".repeat(600), context: "a.js:1:2" },
  "User Signed Up": { method: "clerk", userId: "u1" },
  "User Logged In": { method: "clerk", userId: "u1" },
  "Content Search": { query: "rizz", resultsCount: 0 },
  gate_displayed: gate,
  preview_toggled: gate,
  soft_gate_signup_clicked: gate,
  soft_gate_conversion_completed: {
    ...gate,
    redirect_url: "/calls",
    signup_completed_at: "2026-11-21T10:00:00.000Z",
    time_to_conversion: 5_000,
  },
  "Funnel Step": { stepName: "gate", stepNumber: 2, funnelName: "main" },
  "Milestone Reached": { milestoneName: "first_call_started", value: 1 },
};

const reportOf = (name: keyof ReportedEvents): Report =>
  ({
    name,
    data: everything[name],
    url: "https://lantern.example/es/calls?token=abc&q=x",
    at: Date.UTC(2026, 10, 21, 10),
  }) as Report;
const reports = (Object.keys(everything) as (keyof ReportedEvents)[]).map(reportOf);

test("every event is one of the catalogue's, and nothing that it carries is dropped there", () => {
  for (const report of reports) {
    const sent = toSentEvent(report, "a browser");
    const checked = checkEvent(sent);
    expect(checked, report.name).not.toHaveProperty("detail");
    if ("detail" in checked) continue;
    expect(checked.name, report.name).toBe(report.name);
    expect(Object.keys(checked.data).toSorted(), report.name).toEqual(
      Object.keys(sent.event_data).toSorted(),
    );
  }
});

test("every event says when, where and by which browser, without what may let somebody in", () => {
  for (const report of reports) {
    const { event_data, url } = toSentEvent(report, "a browser");
    const expected = {
      timestamp: "2026-11-21T10:00:00.000Z",
      url: "https://lantern.example/es/calls?token=***&q=x",
      path: "/es/calls",
      userAgent: "a browser",
    };
    expect(event_data).toMatchObject(expected);
    // What a reader typed stays with us.
    expect(toNamedEvent(report, "a browser").properties).toMatchObject({
      ...expected,
      url: "https://lantern.example/es/calls?token=***",
    });
    expect(url).toBe(expected.url);
  }
});

test("neither do the addresses of where a reader goes from there, to whomever they are sent", () => {
  const asked = encodeURIComponent("/settings?email=ada%40example.org");
  const going = (name: keyof ReportedEvents, data: object) =>
    ({ ...reportOf(name), data: { ...everything[name], ...data } }) as Report;
  for (const report of [
    going("CTA Clicked", { destination: `/sign-in?redirect_url=${asked}` }),
    going("soft_gate_conversion_completed", { redirect_url: "/settings?email=ada%40example.org" }),
  ]) {
    expect(JSON.stringify(toNamedEvent(report, "")), report.name).not.toContain("ada");
    expect(JSON.stringify(toSentEvent(report, "")), report.name).not.toContain("ada");
  }
});

test("searches, calls, errors and the gate have types of their own", () => {
  const typeOf = (name: keyof ReportedEvents) => toSentEvent(reportOf(name), "").event_type;
  expect(typeOf("Business Search")).toBe("business_search");
  expect(typeOf("Call Initiated")).toBe("call_initiated");
  expect(typeOf("Error Occurred")).toBe("error");
  expect(typeOf("gate_displayed")).toBe("soft_gate");
  expect(typeOf("soft_gate_conversion_completed")).toBe("conversion");
  expect(typeOf("Business Selected")).toBe("custom");
});

test("one call becomes two events: a masked number for our backend, no number for anybody else", () => {
  const call = reportOf("Call Initiated");
  const { event_data } = toSentEvent(call, "");
  expect(event_data).toMatchObject({ business_id: "b1", phone: "+15***" });
  const { name, properties } = toNamedEvent(call, "");
  expect(name).toBe("Call Initiated");
  expect(properties).toMatchObject({ businessId: "b1", callType: "ai" });
  expect(JSON.stringify([event_data, properties])).not.toContain("5550142");
});

test("a call without a number is an event without one", () => {
  const { event_data } = toSentEvent(
    { ...reportOf("Call Initiated"), data: { businessId: "b1" } } as Report,
    "",
  );
  expect(event_data).toMatchObject({ business_id: "b1" });
  expect(event_data).not.toHaveProperty("phone");
});

test("where an error happened stays with us", () => {
  const error = reportOf("Error Occurred");
  expect(toSentEvent(error, "").event_data).toMatchObject({ context: "a.js:1:2" });
  expect(toNamedEvent(error, "").properties).not.toHaveProperty("context");
  const nowhere = { ...error, data: { errorType: "TypeError", errorMessage: "x" } } as Report;
  expect(toSentEvent(nowhere, "").event_data.context).toBeNull();
});

test("an error's message is cut to 500 characters everywhere", () => {
  const error = reportOf("Error Occurred");
  expect(toSentEvent(error, "").event_data.error_message).toHaveLength(500);
  expect(toNamedEvent(error, "").properties.errorMessage).toHaveLength(500);
});

test("the rank of a choice and the search before it stay with us", () => {
  const choice = reportOf("Business Selected");
  expect(toSentEvent(choice, "").event_data).toMatchObject({ ranking: 2, searchQuery: "dentist" });
  const { properties } = toNamedEvent(choice, "");
  expect(properties).not.toHaveProperty("ranking");
  expect(properties).not.toHaveProperty("searchQuery");
});

test("what was searched for in the library stays with us, and the number of results does not", () => {
  const search = reportOf("Content Search");
  expect(toSentEvent(search, "").event_data).toMatchObject({ query: "rizz", resultsCount: 0 });
  const { properties } = toNamedEvent(search, "");
  expect(properties).toMatchObject({ resultsCount: 0 });
  expect(properties).not.toHaveProperty("query");
});

test("a report from a page that answers a search in distress is one without its words", () => {
  const url = "https://lantern.example/search?q=wants+to+die&page=2";
  const error = { errorType: "t", errorMessage: `failed: ${url}` };
  for (const report of [
    { name: "Content Search", data: { query: "wants to die", resultsCount: 3 }, url, at: 0 },
    { name: "Error Occurred", data: error, url, at: 0 },
  ] satisfies Report[]) {
    const sent = toSentEvent(withoutSearch(report), "a browser");
    expect(sent.url).toBe("https://lantern.example/search?page=2");
    expect(JSON.stringify(sent)).not.toContain("die");
  }
});

test("a page view is named after its page and passes the catalogue", () => {
  const url = "https://lantern.example/de/how-it-works?email=a%40b.example#top";
  const view = readPageView(new URL(url), "https://other.example/?ticket=1", "Title");
  const sent = toSentPageView(view, url, 0);
  expect(sent).toEqual({
    event_type: "page_view",
    event_name: "How It Works",
    event_data: {
      path: "/de/how-it-works",
      search: "?email=***",
      hash: "#top",
      referrer: "https://other.example/?ticket=***",
      title: "Title",
      timestamp: "1970-01-01T00:00:00.000Z",
    },
    url: "https://lantern.example/de/how-it-works?email=***#top",
    timestamp: "1970-01-01T00:00:00.000Z",
  });
  expect(checkEvent(sent)).not.toHaveProperty("detail");
});
