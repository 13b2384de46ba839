import "server-only";
/** Signing up for the newsletter. */
import { isLocale, type Locale } from "#lib/base/i18n/locales";
import type { Fields } from "#lib/platform/server/api/body";
import type { SubmissionForm } from "#lib/platform/server/api/submission-endpoint";
import { submit } from "#lib/platform/server/outbox/outbox";
import { readEmailAddress } from "#lib/platform/server/api/email-field";

export type Subscription = { emailAddress: string; pageLanguage?: Locale };

/** Puts an address on the newsletter's list. It is safe once this returns; delivery goes on behind. */
const subscribe = ({ emailAddress, pageLanguage }: Subscription): Promise<void> =>
  submit({ list: "newsletter", emailAddress, language: "", pageLanguage });

/** What the newsletter's form takes, and its page. */
export const newsletterForm: SubmissionForm<Subscription> = {
  page: () => ({ path: "/newsletter", query: {} }),
  parse: (fields: Fields) => {
    const parsed = readEmailAddress(fields);
    return "code" in parsed || !isLocale(fields.locale) ? parsed : { ...parsed, pageLanguage: fields.locale };
  },
  store: subscribe,
};
