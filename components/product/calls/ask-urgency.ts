/** Asks in place whether the request of a call tells of an emergency. Loaded when a user is about to start one. */
import { isUrgentLines, type UrgentLines } from "@/components/publication/help-line/urgent-lines-shape";
import { callApi } from "#lib/platform/browser/api-client";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { localeParameter } from "#lib/base/i18n/asked-locale";
import type { Locale } from "#lib/base/i18n/locales";
import { isRecord } from "#lib/base/values/json";

/** Nobody who wants to start a call waits longer for this. */
const patienceMs = 3_000;

/** Whom to call at once; null if nothing is urgent, or nothing is known in time. Never throws. */
export async function askUrgency(request: string, locale: Locale): Promise<UrgentLines | null> {
  const address = withQuery("/api/calls/urgency", { locale: localeParameter(locale) });
  try {
    const answer = await callApi(address, {
      method: "POST",
      body: { request },
      as: "user",
      signal: AbortSignal.timeout(patienceMs),
    });
    return isRecord(answer) && isUrgentLines(answer.lines) ? answer.lines : null;
  } catch {
    return null;
  }
}
