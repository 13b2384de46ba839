/** The largest body that each address takes, in bytes. The front reads no further, and the endpoints use the same limits. */

const kibibyte = 1024;

/** By path. Each limit also holds for everything below the path that has no limit of its own. */
export const bodyLimits = {
  /** Clerk's own requests, including the upload of a profile picture. */
  "/__clerk": 1024 * kibibyte,
  "/api/account": 16 * kibibyte,
  /** Ten of our events are some 6 KiB. A browser sends at most 64 KiB from a page that is being left. */
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
  /** Everything that a reader has ticked, read and saved. */
  "/api/progress": 512 * kibibyte,
  /** A webhook of a few lines. */
  "/api/revalidate": 64 * kibibyte,
  /** A user with addresses and connected accounts. */
  "/api/sign-in/webhook": 64 * kibibyte,
} as const;

/** Any other address takes a few fields at most. */
export const otherBodyLimit = 4 * kibibyte;

const limits: Readonly<Record<string, number>> = bodyLimits;

/** The limit of a path: its own, or else that of the closest path above it. */
export function bodyLimitOf(path: string): number {
  for (let part = path; part !== ""; part = part.slice(0, part.lastIndexOf("/"))) {
    const limit = Object.hasOwn(limits, part) ? limits[part] : undefined;
    if (limit !== undefined) return limit;
  }
  return otherBodyLimit;
}
