import "server-only";
/** Where a browser without JavaScript is led after it has posted a form. */
import { isLocale, defaultLocale, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import type { Fields } from "#lib/platform/server/api/body";
import { cookieLine } from "#lib/platform/server/api/cookies";
import { Problem, type ProblemDetails } from "#lib/platform/server/problem";
import { longestEmailAddress } from "#lib/base/site/email-address";
import { typedCookie, type FormProblem } from "#lib/base/site/form-problems";
import { cutText } from "#lib/base/site/text";

/** A refused submission, with the code by which the form's page explains it. */
export class SubmissionProblem extends Problem {
  readonly code: FormProblem;

  constructor(status: number, code: FormProblem, title: string, details?: ProblemDetails) {
    super(status, title, details);
    this.code = code;
  }
}

/** A form's own page, unprefixed, with what its address says beside the outcome. `/confirmed` below it says thank you. */
export type FormPage = { path: string; query: Record<string, string> };

const pageLocale = (fields: Fields): Locale => (isLocale(fields.locale) ? fields.locale : defaultLocale);

function addressOf(path: string, query: Record<string, string>, locale: Locale): string {
  const search = new URLSearchParams(query).toString();
  return localePath(search === "" ? path : `${path}?${search}`, locale);
}

/** What was typed, kept for the form's page alone and for two minutes. */
const typedLine = (page: FormPage, locale: Locale, text: string) =>
  cookieLine(typedCookie, text, {
    path: localePath(page.path, locale),
    maxAgeSeconds: text === "" ? 0 : 120,
  });

/** 303 to the page that confirms. */
export function sendOn(page: FormPage, fields: Fields): Response {
  const locale = pageLocale(fields);
  const location = addressOf(`${page.path}/confirmed`, page.query, locale);
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "set-cookie": typedLine(page, locale, "") },
  });
}

/**
 * Back to the form, which says what is wrong and holds what was typed: by 303, or, when the status itself has something
 * to say (429, 503), by a page of that status which leads there at once.
 */
export function sendBack(page: FormPage, fields: Fields, problem: Problem): Response {
  const locale = pageLocale(fields);
  const code: FormProblem =
    problem instanceof SubmissionProblem ? problem.code : problem.status === 429 ? "tooMany" : "failed";
  const location = addressOf(page.path, { ...page.query, problem: code }, locale);
  const text = typeof fields.emailAddress === "string" ? fields.emailAddress : "";
  const headers = {
    "cache-control": "no-store",
    "set-cookie": typedLine(page, locale, cutText(text, longestEmailAddress + 1)),
  };
  if (problem.status < 429) return new Response(null, { status: 303, headers: { ...headers, location } });
  const href = location.replaceAll("&", "&amp;");
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${href}"><title>${problem.status}</title><a href="${href}">${href}</a></html>`,
    {
      status: problem.status,
      headers: { ...headers, ...problem.details.headers, "content-type": "text/html; charset=utf-8" },
    },
  );
}
