import "server-only";
/** The external form service: where each list is delivered to, and how a submission is posted to it. */
import { env } from "#lib/platform/env";
import { kindOf } from "#lib/platform/fault-words";
import { isLocale, languages } from "#lib/base/i18n/locales";

export type List = "newsletter" | "waitlist";

/** What is delivered: an address, and for the waitlist the awaited language. */
export type Submission = { id: string; list: List; emailAddress: string; language: string };

/** The version of our forms, which is sent to the service. */
const formVersion = "1";

/** How long the service may take for one answer. */
export const answerTimeoutMs = 10_000;

/** The lists for which a service is configured. */
export function deliverableLists(): List[] {
  return (["newsletter", "waitlist"] as const).filter((list) => formUrl(list) !== undefined);
}

const formUrl = (list: List) => (list === "newsletter" ? env.NEWSLETTER_FORM_URL : env.WAITLIST_FORM_URL);

function formFields({ list, emailAddress, language }: Submission): Record<string, string> {
  if (list === "newsletter")
    return { [env.NEWSLETTER_FIELD_EMAIL]: emailAddress, [env.NEWSLETTER_FIELD_VERSION]: formVersion };
  return {
    [env.WAITLIST_FIELD_EMAIL]: emailAddress,
    [env.WAITLIST_FIELD_LANGUAGE]: isLocale(language) ? languages[language].label : language,
    [env.WAITLIST_FIELD_VERSION]: formVersion,
  };
}

/**
 * An address without the parts that may differ between spellings of the same page: the scheme, `www.`, and the slash at the end.
 */
const withoutSpelling = ({ host, pathname, search, hash }: URL): string =>
  host.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search + hash;

/** Whether an answer redirects to another spelling of the form's address: then nobody has read what was posted. */
function isRespelled({ status, headers }: Response, url: string): boolean {
  const [from, to] = [new URL(url), URL.parse(headers.get("location") ?? "", url)];
  return (
    [301, 302].includes(status) &&
    to !== null &&
    to.href !== from.href &&
    withoutSpelling(to) === withoutSpelling(from)
  );
}

/** Why a submission was not taken, and whether others would not be either: the service is at fault, its address or our access. */
export type Refusal = { fault: string; isOfService: boolean };

/** Client errors that say nothing about what was posted. */
const ofService = new Set([401, 402, 403, 404, 405, 407, 408, 410, 421, 425, 426, 429, 451]);

const refusal = (status: number): Refusal => ({
  fault: `status ${status}`,
  isOfService: status < 400 || status >= 500 || ofService.has(status),
});

/**
 * Posts a submission. Returns null once the service has confirmed it, otherwise what went wrong. A redirect to a page counts as
 * confirmation, as form services answer. One that asks to post elsewhere does not, nor one to another spelling of the form's own
 * address. Never throws.
 */
export async function postSubmission(submission: Submission): Promise<Refusal | null> {
  const url = formUrl(submission.list);
  if (url === undefined) return { fault: "no form service is configured", isOfService: true };
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(formFields(submission)),
      // A service that supports the header recognizes a submission whose confirmation never reached us.
      headers: { "idempotency-key": submission.id },
      redirect: "manual",
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await answer.body?.cancel();
    const { ok, status } = answer;
    const isPage = [301, 302, 303].includes(status) && !isRespelled(answer, url);
    return ok || isPage ? null : refusal(status);
  } catch (error) {
    return { fault: kindOf(error), isOfService: true };
  }
}
