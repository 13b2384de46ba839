import "server-only";
/** Sign-ups for a language that is not available yet. */
import { isLocale, languages, locales, type Locale } from "#lib/base/i18n/locales";
import { switchableLocales } from "#lib/base/i18n/switchable-locales";
import type { Fields } from "#lib/platform/server/api/body";
import { submit } from "#lib/reader/submissions/outbox";
import {
  submittedAddress,
  submissionFault,
  type SubmissionForm,
} from "#lib/reader/submissions/submission-endpoint";

type WaitlistSubmission = { emailAddress: string; language: Locale };

/** The languages with a waitlist: those that a reader cannot switch to yet. */
export const awaitedLocales = locales.filter((locale) => !switchableLocales.includes(locale));

/** The awaited language that a text names by its code or its label; null when it names none. */
export function awaitedLocale(value: unknown): Locale | null {
  const named = isLocale(value) ? value : locales.find((locale) => languages[locale].label === value);
  return named && awaitedLocales.includes(named) ? named : null;
}

/** Puts an address on the list of a language. It is safe once this returns; delivery follows in the background. */
const joinWaitlist = ({ emailAddress, language }: WaitlistSubmission): Promise<void> =>
  submit({ list: "waitlist", emailAddress, language });

/** The waitlist's form and its page. */
export const waitlistForm: SubmissionForm<WaitlistSubmission> = {
  place: (fields: Fields) => {
    const language = awaitedLocale(fields.language);
    return { name: "waitlist", path: "/waitlist", ...(language ? { query: { language } } : {}) };
  },
  read: (fields: Fields) => {
    const language = awaitedLocale(fields.language);
    if (!language) throw submissionFault("language", "languageInvalid");
    return { ...submittedAddress(fields), language };
  },
  store: joinWaitlist,
};
