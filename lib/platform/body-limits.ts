/** How much of a body each address takes, in bytes: the front reads no further, and the endpoints hold to the same. */

const kibibyte = 1024;

/** By path, each with all that is below it which has no limit of its own. */
export const bodyLimits = {
  /** Clerk's own calls, the picture of a profile among them. */
  "/__clerk": 1024 * kibibyte,
  "/api/account": 16 * kibibyte,
  /** Ten events of ours are some 6 KiB; a browser sends at most 64 KiB from a page that is being left. */
  "/api/analytics/events": 128 * kibibyte,
  "/api/analytics/link": kibibyte,
  "/api/analytics/track-user": 8 * kibibyte,
  /** A subscription, or an invoice with its lines. */
  "/api/billing/webhook": 256 * kibibyte,
  "/api/calls": 32 * kibibyte,
  /** A transcript of an hour is some 100 KB. */
  "/api/calls/callback": 512 * kibibyte,
  "/api/csp-report": 32 * kibibyte,
  "/api/do-not-call": 16 * kibibyte,
  "/api/feedback": 16 * kibibyte,
  "/api/locations": 16 * kibibyte,
  /** An address and a few short words. */
  "/api/newsletter": 16 * kibibyte,
  "/api/waitlist": 16 * kibibyte,
  /** All that a reader has ticked, read and saved. */
  "/api/progress": 512 * kibibyte,
  /** A webhook's few lines. */
  "/api/revalidate": 64 * kibibyte,
  /** A user, with addresses and connections. */
  "/api/sign-in/webhook": 64 * kibibyte,
} as const;

/** What is not listed takes a few fields at most. */
export const otherBodyLimit = 4 * kibibyte;

const limits: Readonly<Record<string, number>> = bodyLimits;

/** The limit of a path: of itself, else of the closest above it. */
export function bodyLimitOf(path: string): number {
  for (let part = path; part !== ""; part = part.slice(0, part.lastIndexOf("/"))) {
    const limit = Object.hasOwn(limits, part) ? limits[part] : undefined;
    if (limit !== undefined) return limit;
  }
  return otherBodyLimit;
}
