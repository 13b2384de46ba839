import "server-only";
/** How often one client, visitor or user may call an endpoint. `GET /api/rate-limit` tells callers their own limits. */
import type { Limit } from "#lib/platform/server/api/rate-limit";

/** By the address of the client, which a school or an office may share. */
export const clientLimits = {
  submissions: { name: "submission-client", points: 20, seconds: 60 },
  feedback: { name: "feedback-client", points: 20, seconds: 60 },
  visits: { name: "visit-client", points: 120, seconds: 60 },
  /** Batches, not events. */
  events: { name: "event-client", points: 600, seconds: 60 },
  /** The events stored in the database: five from each batch, while a batch from a browser usually holds one or two. */
  kept_events: { name: "kept-event-client", points: 3_000, seconds: 60 },
  /** And their size: two megabytes are 3,000 page views of ours. */
  kept_event_bytes: { name: "kept-event-bytes-client", points: 2 * 2 ** 20, seconds: 60 },
  /** A page on which the policy blocks something sends a few reports; browsers combine them. */
  policy_reports: { name: "policy-report-client", points: 60, seconds: 60 },
  /**
   * Guesses of a secret. One of the Studio's is a request to the content store besides, right or wrong, and a project has a limited
   * number. An editor's tool sends one per page.
   */
  previews: { name: "preview-client", points: 60, seconds: 60 },
  /** Of those who are neither a user nor a known visitor: otherwise any page could use up what others need. */
  personal_data: { name: "personal-data-client", points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** By the visitor's id. */
export const visitorLimits = {
  /** A page sends a batch every five seconds at most, and several pages may be open. */
  events: { name: "event-visitor", points: 120, seconds: 60 },
  personal_data: { name: "personal-data-visitor", points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>;
