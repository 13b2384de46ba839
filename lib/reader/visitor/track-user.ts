import "client-only";
/** Tells the server of a visit. */
import { isRecord, isText } from "#lib/platform/browser/answers";
import { prepareCalls } from "#lib/platform/browser/csrf-token";
import { callProduct } from "#lib/platform/browser/product-api";
import { visitorHeaders } from "#lib/platform/browser/visitor";
import { bareAnonId } from "#lib/base/site/anon-id";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/site/device-headers";

type Visitor = { anonId: string | null; fingerprint: string | null };

/** Gives the id that the server knows the visitor by; null when it keeps none, or does not answer. Never throws. */
export async function trackUser(
  { anonId, fingerprint }: Visitor,
  signal: AbortSignal,
): Promise<string | null> {
  const screenResolution = `${window.screen.width}x${window.screen.height}`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    // Here, since a call that outlives its page waits for nothing of its own accord.
    await prepareCalls();
    const answer = await callProduct("/api/analytics/track-user/", {
      method: "POST",
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
      signal,
    });
    return readAnswer(answer);
  } catch (error) {
    if (!signal.aborted)
      console.warn("The visit was not taken", error instanceof Error ? error.message : error);
    return null;
  }
}

const readAnswer = (answer: unknown): string | null =>
  isRecord(answer) && isText(answer.anon_id) ? bareAnonId(answer.anon_id) : null;
