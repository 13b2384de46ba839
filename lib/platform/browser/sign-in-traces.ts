import "client-only";
/** What a browser shows of sign-in on pages that do not load it. Hints, never permissions. */
import { readStored } from "#lib/platform/browser/storage";

/** Whether Clerk's own cookie says that somebody is signed in. */
export const isSignedInHint = (): boolean => /(?:^|; )__client_uat[^=;]*=[1-9]/.test(document.cookie);

/** Where the sign-up began that a soft gate led to (spec 3), and when, in milliseconds; null when none did. */
export function readConversion(): { source: string; startedAt: number } | null {
  try {
    const kept: unknown = JSON.parse(readStored("post_signup_metadata") ?? "null");
    if (typeof kept !== "object" || kept === null || !("source" in kept) || !("timestamp" in kept))
      return null;
    const { source, timestamp } = kept;
    const startedAt =
      typeof timestamp === "number" ? timestamp : Date.parse(typeof timestamp === "string" ? timestamp : "");
    return typeof source === "string" && Number.isFinite(startedAt) ? { source, startedAt } : null;
  } catch {
    return null;
  }
}
