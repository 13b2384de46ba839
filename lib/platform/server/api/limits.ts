import "server-only";
/** How often one client, one visitor or one user may call what. `GET /api/rate-limit` tells the caller its own. */
import type { Limit } from "#lib/platform/server/api/rate-limit";

/** By the address of the client, which a school or an office may share. */
export const clientLimits = {
  submissions: { name: "submission-client", points: 20, seconds: 60 },
  feedback: { name: "feedback-client", points: 20, seconds: 60 },
  visits: { name: "visit-client", points: 120, seconds: 60 },
  /** Batches, not events. */
  events: { name: "event-client", points: 600, seconds: 60 },
  /** What the batches leave in the database: five from each, while a browser's own hold one or two. */
  kept_events: { name: "kept-event-client", points: 3_000, seconds: 60 },
  /** And how large that is: two megabytes are 3,000 page views of ours. */
  kept_event_bytes: { name: "kept-event-bytes-client", points: 2 * 2 ** 20, seconds: 60 },
  linking: { name: "linking-client", points: 20, seconds: 60 },
  /** A page whose policy stops something reports a few times; a browser gathers them. */
  policy_reports: { name: "policy-report-client", points: 60, seconds: 60 },
  /** Each is a question to the content store, of which a project has only so many. An editor's tool asks with each page. */
  previews: { name: "preview-client", points: 60, seconds: 60 },
  personal_data: { name: "personal-data-client", points: 20, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** By the visitor's id: a batch leaves a page every five seconds at most, and a few pages may be open. */
export const visitorLimits = {
  events: { name: "event-visitor", points: 120, seconds: 60 },
} as const satisfies Record<string, Limit>;
