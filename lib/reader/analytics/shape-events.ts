/** Turns a report into one event for our own backend and one named event for the services beside it. */
import { cutErrorMessage, maskPhone } from "#lib/reader/analytics/masking";
import { maskAddress, storedAddress } from "#lib/base/addresses/stored-address";
import { withoutTypedWords } from "#lib/base/addresses/typed-words";
import { parseUrl } from "#lib/base/addresses/parse-url";
import type { Envelope, EventType } from "#lib/reader/analytics/event-catalogue";
import { addressForOthers } from "#lib/reader/analytics/told-others";
import type { Report } from "#lib/reader/analytics/tracked-events";

/** An event in the form that `POST /api/analytics/events` takes. A test checks every one of ours against the catalogue. */
export type SentEvent = Envelope<EventType, string, Record<string, unknown>>;
export type NamedEvent = { name: string; properties: Record<string, unknown> };

type Enrichment = { timestamp: string; url: string; path: string; userAgent: string };

/** The parts of a report that are added to every event. */
function enrich({ url, at }: { url: string; at: number }, userAgent: string): Enrichment {
  return {
    timestamp: new Date(at).toISOString(),
    url: storedAddress(url),
    path: parseUrl(url)?.pathname ?? "/",
    userAgent,
  };
}

/** The data of a report, with each text masked: it may be the address of where the reader goes. */
const withMasked = <T extends object>(data: T, mask: (text: string) => string): T =>
  // Only texts change, into other texts.
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === "string" ? mask(value) : value,
    ]),
  ) as T;

/** A report from a page that answers a search in distress, without the words of that search. */
export function withoutSearch(report: Report): Report {
  const data = withMasked(report.data, withoutTypedWords);
  return {
    ...report,
    url: withoutTypedWords(report.url),
    data: "query" in data ? { ...data, query: "" } : data,
  } as Report;
}

/** A report in our backend's form. Searches, calls, errors and the gate have types of their own. */
export function toSentEvent(report: Report, userAgent: string): SentEvent {
  const { type, data } = typedData(report, userAgent);
  return {
    event_type: type,
    event_name: report.name,
    event_data: { ...enrich(report, userAgent), ...withMasked(data, maskAddress) },
    url: storedAddress(report.url),
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

/**
 * A report for the services beside our backend: no phone number, nothing that was typed into a search of the library, in an address
 * or by itself; for a chosen business, no ranking and no search text.
 */
export function toNamedEvent(report: Report, userAgent: string): NamedEvent {
  const { name, data } = report;
  const properties: Record<string, unknown> = withMasked(
    { ...enrich(report, userAgent), ...data },
    addressForOthers,
  );
  switch (name) {
    case "Call Initiated":
      delete properties.phone;
      properties.callType ??= "ai";
      break;
    case "Content Search":
      delete properties.query;
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
