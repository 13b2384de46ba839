import "server-only";
import { urgentLinesOn } from "#lib/publication/content/urgent-lines";
import type { UrgentLines } from "#lib/publication/content/urgent-lines-shape";
import { longestRequest } from "#lib/product/calls/form/call-form";
import { directorySource } from "#lib/product/directory/provider/directory";
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";
import { nullOnError } from "#lib/platform/server/null-on-error";
import type { Locale } from "#lib/base/i18n/locales";
import { cutText } from "#lib/base/text/text";

type Heard = {
  /** The language of the page. */
  locale: Locale;
  /** The language of the call, in which the request may be written. */
  spoken: Locale;
};

/**
 * Whom to call at once, if what a call is to ask tells of an emergency; null for every other request, and when the help lines
 * cannot be read. Nothing of the request is kept.
 */
export async function findUrgentLines(
  request: string,
  { locale, spoken }: Heard,
): Promise<UrgentLines | null> {
  const words = cutText(request, longestRequest);
  const subjects = findUrgency(words, locale) ?? findUrgency(words, spoken);
  if (!subjects) return null;
  return nullOnError("help lines not read", async () =>
    urgentLinesOn(subjects, { locale, country: (await directorySource()).country }),
  );
}
