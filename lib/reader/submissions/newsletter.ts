import "server-only";
/** Sign-ups for the newsletter. */
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import type { Fields } from "#lib/platform/server/api/body";
import { submit } from "#lib/reader/submissions/outbox";
import { submittedAddress, type SubmissionForm } from "#lib/reader/submissions/submission-endpoint";

type NewsletterSubmission = { emailAddress: string; pageLanguage?: Locale };

/** Puts an address on the newsletter's list. It is safe once this returns; delivery follows in the background. */
const subscribe = ({ emailAddress, pageLanguage }: NewsletterSubmission): Promise<void> =>
  submit({ list: "newsletter", emailAddress, language: "", pageLanguage });

/** The newsletter's form and its page. */
export const newsletterForm: SubmissionForm<NewsletterSubmission> = {
  place: () => ({ name: "newsletter", path: "/newsletter" }),
  read: (fields: Fields) => ({
    ...submittedAddress(fields),
    ...(isLocale(fields.locale) ? { pageLanguage: fields.locale } : {}),
  }),
  store: subscribe,
};
