/** Opens the waitlist from anywhere on a page by a window event, so that the caller does not load the dialog. */
import type { Locale } from "#lib/base/i18n/locales";

export const waitlistEvent = "lantern:waitlist";

/** Opens the waitlist dialog for a language. */
export function openWaitlist(locale: Locale): void {
  window.dispatchEvent(new CustomEvent(waitlistEvent, { detail: { locale } }));
}
