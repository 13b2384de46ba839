import "server-only";
/** Signing up for the newsletter. */
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import type { Fields } from "#lib/platform/server/api/body";
import { readEmailAddress, type SubmissionForm } from "#lib/platform/server/api/submission-endpoint";
import { submit } from "#lib/platform/server/outbox/outbox";

export type Subscription = { emailAddress: string; pageLanguage?: Locale };

/** Puts an address on the newsletter's list. It is safe once this returns; delivery goes on behind. */
const subscribe = ({ emailAddress, pageLanguage }: Subscription): Promise<void> =>
  submit({ list: "newsletter", emailAddress, language: "", pageLanguage });

/** What the newsletter's form takes, and its page. */
export const newsletterForm: SubmissionForm<Subscription> = {
  place: () => ({ name: "newsletter", path: "/newsletter" }),
  read: (fields: Fields) => ({
    ...readEmailAddress(fields),
    ...(isLocale(fields.locale) ? { pageLanguage: fields.locale } : {}),
  }),
  store: subscribe,
};
