import "client-only";
/** Sends a visit to the server. */
import { isText } from "#lib/platform/browser/requests/answers";
import { isRecord } from "#lib/base/values/json";
import { prepareCalls } from "#lib/platform/browser/requests/csrf-token";
import { callApi } from "#lib/platform/browser/requests/api-client";
import { readServiceSettings } from "#lib/platform/browser/requests/product-api";
import { visitorHeaders } from "#lib/platform/browser/consent/visitor";
import { bareAnonId } from "#lib/base/visitor/anon-id";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/visitor/device-headers";

type Visitor = { anonId: string | null; fingerprint: string | null };

/**
 * The result of a visit. `notKept`: the server keeps no visitor despite the consent; `unknown`: for example because it does not
 * answer.
 */
type Visit = { kind: "kept"; anonId: string } | { kind: "notKept" } | { kind: "unknown" };

/**
 * Sends the visit, unless the signal comes before the request has left. A request that has left is not aborted: the server would
 * keep the visitor all the same, and nobody could have it deleted. Never throws.
 */
export async function trackUser({ anonId, fingerprint }: Visitor, signal: AbortSignal): Promise<Visit> {
  const screenResolution = `${window.screen.width}x${window.screen.height}`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    // Prepared here, because a request that outlives its page does not wait for the token.
    await prepareCalls();
    const { apiBase } = await readServiceSettings();
    signal.throwIfAborted();
    const answer = await callApi("/api/analytics/track-user/", {
      method: "POST",
      base: apiBase,
      // Otherwise, who leaves right after a yes would be kept without knowing the id, and be a new visitor on the next page.
      keepalive: true,
      body: {
        fingerprint,
        screen_resolution: screenResolution,
        timezone: timeZone,
        language: navigator.language,
        referrer: document.referrer,
        gdpr_consent: true,
        anon_id: anonId,
      },
      headers: {
        ...visitorHeaders(),
        ...(fingerprint ? { [fingerprintHeader]: fingerprint } : {}),
        [screenResolutionHeader]: screenResolution,
        [timezoneHeader]: timeZone,
      },
    });
    return readAnswer(answer);
  } catch (error) {
    if (!signal.aborted)
      console.warn("The visit was not taken", error instanceof Error ? error.message : error);
    return { kind: "unknown" };
  }
}

function readAnswer(answer: unknown): Visit {
  if (!isRecord(answer)) return { kind: "unknown" };
  const anonId = isText(answer.anon_id) ? bareAnonId(answer.anon_id) : null;
  if (anonId !== null) return { kind: "kept", anonId };
  return { kind: answer.anon_id === null ? "notKept" : "unknown" };
}
