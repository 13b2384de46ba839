import "client-only";
/** What this browser holds of a consenting visitor, and how our API is told. */
import { hasConsent } from "#lib/platform/browser/consent";
import { readStored } from "#lib/platform/browser/storage";
import { anonIdKey, bareAnonId } from "#lib/base/visitor/anon-id";
import { signalSeenKey } from "#lib/base/visitor/consent";
import { anonIdHeader, signalSeenHeader } from "#lib/base/visitor/visitor-headers";

export const readAnonId = (): string | null => bareAnonId(readStored(anonIdKey));

/** The headers that say who calls. Without consent there are none. */
export function visitorHeaders(): Record<string, string> {
  if (!hasConsent()) return {};
  const anonId = readAnonId();
  return {
    ...(anonId ? { [anonIdHeader]: anonId } : {}),
    ...(readStored(signalSeenKey) === "true" ? { [signalSeenHeader]: "true" } : {}),
  };
}
