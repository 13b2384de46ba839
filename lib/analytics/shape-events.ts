/** What becomes of a report: one event for our own backend, and one under its name for the services beside it. */
import { cutErrorMessage, maskAddress, maskPhone } from "#lib/analytics/masking";
import type { EventType } from "#lib/analytics/event-catalogue";
import { pageName } from "#lib/analytics/page-names";
import type { Report } from "#lib/analytics/tracked-events";

/** An event as `POST /api/analytics/events` takes it. A test holds every one of ours to the catalogue. */
export type SentEvent = {
  event_type: EventType;
  event_name: string;
  event_data: Record<string, unknown>;
  url: string;
  timestamp: string;
  /** By it a batch that arrives twice is kept once. Absent where the browser cannot make one. */
  event_id?: string;
};
export type NamedEvent = { name: string; properties: Record<string, unknown> };
export type PageView = { path: string; search: string; hash: string; referrer: string; title: string };

type Enrichment = { timestamp: string; url: string; path: string; userAgent: string };

/** The parts of a report that every event is enriched with. */
function enrich({ url, at }: { url: string; at: number }, userAgent: string): Enrichment {
  return {
    timestamp: new Date(at).toISOString(),
    url: maskAddress(url),
    path: URL.parse(url)?.pathname ?? "/",
    userAgent,
  };
}

/** A report as our backend takes it. Searches, calls, errors and the gate have types of their own (spec 3). */
export function toSentEvent(report: Report, userAgent: string): SentEvent {
  const { type, data } = typedData(report, userAgent);
  return {
    event_type: type,
    event_name: report.name,
    event_data: { ...enrich(report, userAgent), ...data },
    url: maskAddress(report.url),
    timestamp: new Date(report.at).toISOString(),
  };
}

function typedData({ name, data }: Report, userAgent: string): { type: EventType; data: object } {
  switch (name) {
    case "Business Search": {
      const { query, location, resultsCount } = data;
      return { type: "business_search", data: { query, location, results_count: resultsCount } };
    }
    case "Call Initiated": {
      const phone = data.phone === undefined ? {} : { phone: maskPhone(data.phone) };
      return { type: "call_initiated", data: { business_id: data.businessId, ...phone } };
    }
    case "Error Occurred":
      return {
        type: "error",
        data: {
          error_type: data.errorType,
          error_message: cutErrorMessage(data.errorMessage),
          context: data.context ?? null,
          user_agent: userAgent,
        },
      };
    case "gate_displayed":
    case "preview_toggled":
      return { type: "soft_gate", data };
    case "soft_gate_signup_clicked":
    case "soft_gate_conversion_completed":
      return { type: "conversion", data };
    default:
      return { type: "custom", data };
  }
}

/** A report as the services beside our backend get it: no phone, no ranking, no text of a search beside a choice. */
export function toNamedEvent(report: Report, userAgent: string): NamedEvent {
  const { name, data } = report;
  const properties = { ...enrich(report, userAgent), ...data } as Record<string, unknown>;
  switch (name) {
    case "Call Initiated":
      delete properties.phone;
      properties.callType ??= "ai";
      break;
    case "Business Selected":
      delete properties.ranking;
      delete properties.searchQuery;
      break;
    case "Error Occurred":
      delete properties.context;
      properties.errorMessage = cutErrorMessage(data.errorMessage);
      break;
    default:
  }
  return { name, properties };
}

/** What a page view carries of where the reader is. */
export function readPageView(location: Location, referrer: string, title: string): PageView {
  return {
    path: location.pathname,
    search: maskAddress(location.search),
    hash: maskAddress(location.hash),
    referrer: maskAddress(referrer),
    title,
  };
}

/** A page view as our backend takes it, under the page's name. */
export function toSentPageView(view: PageView, url: string, at: number): SentEvent {
  const timestamp = new Date(at).toISOString();
  return {
    event_type: "page_view",
    event_name: pageName(view.path),
    event_data: { ...view, timestamp },
    url: maskAddress(url),
    timestamp,
  };
}
