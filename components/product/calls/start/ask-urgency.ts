/** Asks in place whether the request of a call tells of an emergency. Loaded when a user is about to start one. */
import { isUrgentLines, type UrgentLines } from "#lib/publication/content/urgent-lines-shape";
import { callApi } from "#lib/platform/browser/requests/api-client";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { localeParameter } from "#lib/base/i18n/asked-locale";
import type { Locale } from "#lib/base/i18n/locales";
import { isRecord } from "#lib/base/values/json";

/** What is judged: the words, and the language of the call. */
type Wanted = { request: string; language: string };

/** Whom to call at once; null if nothing is urgent, or nothing is known. Never throws. */
export async function askUrgency(wanted: Wanted, locale: Locale): Promise<UrgentLines | null> {
  const address = withQuery("/api/calls/urgency", { locale: localeParameter(locale) });
  try {
    const answer = await callApi(address, {
      method: "POST",
      body: wanted,
      as: "user",
    });
    return isRecord(answer) && isUrgentLines(answer.lines) ? answer.lines : null;
  } catch {
    return null;
  }
}
