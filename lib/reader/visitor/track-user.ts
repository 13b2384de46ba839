import "client-only";
/** Tells the server of a visit. */
import { isText } from "#lib/platform/browser/answers";
import { isRecord } from "#lib/base/values/json";
import { prepareCalls } from "#lib/platform/browser/csrf-token";
import { callApi } from "#lib/platform/browser/api-client";
import { readServiceSettings } from "#lib/platform/browser/product-api";
import { visitorHeaders } from "#lib/platform/browser/visitor";
import { bareAnonId } from "#lib/base/visitor/anon-id";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/visitor/device-headers";

type Visitor = { anonId: string | null; fingerprint: string | null };

/**
 * What came of a visit: the id that the server knows the visitor by, that it keeps none of them although they agreed, or
 * nothing, as where it does not answer.
 */
type Visit = { anonId: string } | "not kept" | null;

/**
 * Tells, unless the signal comes before the call has left. One that has left is not called off: the server would keep the
 * visitor all the same, and nobody could have it deleted. Never throws.
 */
export async function trackUser({ anonId, fingerprint }: Visitor, signal: AbortSignal): Promise<Visit> {
  const screenResolution = `${window.screen.width}x${window.screen.height}`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    // Here, since a call that outlives its page waits for nothing of its own accord.
    await prepareCalls();
    const { apiBase } = await readServiceSettings();
    signal.throwIfAborted();
    const answer = await callApi("/api/analytics/track-user/", {
      method: "POST",
      base: apiBase,
      // Who leaves right after a yes would otherwise be kept without learning of it, and be a new visitor on the next page.
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
    return null;
  }
}

function readAnswer(answer: unknown): Visit {
  if (!isRecord(answer)) return null;
  const anonId = isText(answer.anon_id) ? bareAnonId(answer.anon_id) : null;
  if (anonId !== null) return { anonId };
  return answer.anon_id === null ? "not kept" : null;
}
