import "client-only";
/** What this browser notes about a sign-up, from the gate until it is done. */
import { readStored } from "#lib/platform/browser/storage/storage";
import { isRecord, parseJson } from "#lib/base/values/json";

/** Where a new user is to be led, and where the sign-up began. */
export const signUpTargetKey = "post_signup_redirect";
export const conversionKey = "post_signup_metadata";

/** Where and when, in milliseconds, a sign-up began that a soft gate led to; null when there was none. */
export function readConversion(): { source: string; startedAt: number } | null {
  const kept = parseJson(readStored(conversionKey));
  if (!isRecord(kept)) return null;
  const { source, timestamp } = kept;
  const startedAt =
    typeof timestamp === "number" ? timestamp : Date.parse(typeof timestamp === "string" ? timestamp : "");
  return typeof source === "string" && Number.isFinite(startedAt) ? { source, startedAt } : null;
}
