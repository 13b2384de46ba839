import "client-only";
/** What this browser stores about a consenting visitor, and the headers that tell our API. */
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { readStored } from "#lib/platform/browser/storage/storage";
import { anonIdKey, bareAnonId } from "#lib/base/visitor/anon-id";
import { signalSeenKey } from "#lib/base/visitor/consent";
import { anonIdHeader, signalSeenHeader } from "#lib/base/visitor/visitor-headers";

export const readAnonId = (): string | null => bareAnonId(readStored(anonIdKey));

/** The headers that say who sends a request. Without consent there are none. */
export function visitorHeaders(): Record<string, string> {
  if (!hasConsent()) return {};
  const anonId = readAnonId();
  return {
    ...(anonId ? { [anonIdHeader]: anonId } : {}),
    ...(readStored(signalSeenKey) === "true" ? { [signalSeenHeader]: "true" } : {}),
  };
}
