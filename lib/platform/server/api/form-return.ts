import "server-only";
/**
 * The way back of a plain form post: to the page that follows, or to the form's own page, which is given what was typed and
 * why the form comes back. A post cannot be answered by that page itself: a session's token lives for a minute, and the
 * sign-in service renews it only where a page is asked for.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { z } from "zod";
import { defaultLocale, isLocale, type Locale } from "#lib/base/i18n/locales";
import { localePath, pathOf } from "#lib/base/i18n/paths";
import { escapeHtml } from "#lib/base/text/escape-html";
import type { FormReason } from "#lib/base/site/form-problems";
import { accountField, otherAccount } from "#lib/base/visitor/page-account";
import { cutText } from "#lib/base/text/text";
import { isOfAccount } from "#lib/platform/server/account-key";
import type { Fields } from "#lib/platform/server/api/body";
import { cookieLine } from "#lib/platform/server/api/cookies";
import { Problem, type ProblemDetails } from "#lib/platform/server/problem";
import { readUser } from "#lib/platform/server/sign-in";

/**
 * How much of a field comes back, at most: the first by which the cookie holds the form. The last is more than the longest
 * field takes, what is asked for in a call, so that what was too long is so still.
 */
const lengths = [4_000, 2_000, 1_001] as const;
/** Of the 4 KB that a browser keeps of a cookie, what its name leaves. */
const longestCookie = 4_000;
const longestSentBack = 64 * 1024;

/** Kept for the form's page alone. An address bar is no place for what was typed. */
export const sentBackCookie = "lantern-sent-back";
export const sentBackSeconds = 120;

/** Why a form stands on a page where nothing is wrong with it: to be confirmed, or changed. */
export const toConfirm = "confirm";

/** What is wrong, by field, as codes that the form has words for. */
export type FieldFaults = Record<string, string>;

/** A refusal that the form's page explains, by a code of its own and one for each field at fault. */
export class FormProblem extends Problem {
  readonly code: string;
  readonly faults: FieldFaults;

  constructor(
    status: number,
    code: string,
    title: string,
    { faults = {}, ...details }: ProblemDetails & { faults?: FieldFaults } = {},
  ) {
    super(status, title, details);
    this.code = code;
    this.faults = faults;
  }
}

/** Fields that do not fit; the answer to JSON names them by the same codes. */
export const fieldProblem = (faults: FieldFaults): FormProblem =>
  new FormProblem(400, "faults", "The form is not valid", { faults, errors: faults });

export type FormPlace = {
  name: string;
  /** The unprefixed path of its page. */
  path: string;
  /** What the page's address says beside the outcome. */
  query?: Record<string, string>;
  /** Where the form stands on the page. */
  anchor?: string;
};

const sentBackShape = z.object({
  form: z.string(),
  reason: z.string(),
  faults: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});
export type SentBack = z.infer<typeof sentBackShape>;

const pageLocale = (fields: Fields): Locale => (isLocale(fields.locale) ? fields.locale : defaultLocale);

/** The address of a form's page, unprefixed, telling an outcome. */
export function outcomeAddress({ path, query, anchor }: FormPlace, outcome: Record<string, string>): string {
  const search = new URLSearchParams({ ...query, ...outcome }).toString();
  return path + (search && `?${search}`) + (anchor ? `#${anchor}` : "");
}

/** Compressed: a browser drops a cookie of more than 4 KB altogether, and with it what was typed. */
const pack = (sentBack: SentBack): string => deflateRawSync(JSON.stringify(sentBack)).toString("base64url");

function unpack(text: string): SentBack | null {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: longestSentBack });
    return sentBackShape.safeParse(JSON.parse(json.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** What was typed, for the page of an address. It is read only where a form came back, and gone in two minutes. */
function typedLine(
  address: string,
  fields: Fields,
  locale: Locale,
  sentBack: Omit<SentBack, "values">,
): string {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  let packed = "";
  for (const most of lengths) {
    const values = Object.fromEntries(texts.map(([name, value]) => [name, cutText(value, most)]));
    packed = pack({ ...sentBack, values });
    if (packed.length <= longestCookie) break;
  }
  return cookieLine(sentBackCookie, packed, {
    path: localePath(pathOf(address), locale),
    maxAgeSeconds: sentBackSeconds,
  });
}

const reasonOf = (problem: Problem): string => {
  if (problem instanceof FormProblem) return problem.code;
  if (problem.details.members?.reason === otherAccount) return otherAccount;
  const known: Record<number, FormReason> = { 401: "expired", 429: "tooMany" };
  return known[problem.status] ?? "failed";
};

/**
 * Back to the form, which says what is wrong and holds what was typed: by 303, or, when the status itself has something
 * to say (429, 503), by a page of that status which leads there at once.
 */
export function sendBack(place: FormPlace, fields: Fields, problem: Problem): Response {
  const locale = pageLocale(fields);
  const reason = reasonOf(problem);
  const faults = problem instanceof FormProblem ? problem.faults : {};
  const location = localePath(outcomeAddress(place, { problem: reason }), locale);
  const headers = {
    "cache-control": "no-store",
    // Somebody else's page is not given what was typed, least of all a tick that says yes.
    "set-cookie": typedLine(place.path, reason === otherAccount ? {} : fields, locale, {
      form: place.name,
      reason,
      faults,
    }),
  };
  if (problem.status < 429) return new Response(null, { status: 303, headers: { ...headers, location } });
  const href = escapeHtml(location);
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${href}"><title>${problem.status}</title><a href="${href}">${href}</a></html>`,
    {
      status: problem.status,
      headers: { ...headers, ...problem.details.headers, "content-type": "text/html; charset=utf-8" },
    },
  );
}

/** 303 to the page that follows, an unprefixed address; with `typed`, that page is given it to be confirmed or changed. */
export function sendOn(
  address: string,
  fields: Fields,
  { form, typed, cookieLines = [] }: { form: string; typed?: Fields; cookieLines?: readonly string[] },
): Response {
  const locale = pageLocale(fields);
  const headers = new Headers({ "cache-control": "no-store", location: localePath(address, locale) });
  for (const line of cookieLines) headers.append("set-cookie", line);
  if (typed)
    headers.append("set-cookie", typedLine(address, typed, locale, { form, reason: toConfirm, faults: {} }));
  return new Response(null, { status: 303, headers });
}

/** 303 to another site, which the policy of the form's page has to allow. */
export const sendAway = (address: string): Response =>
  new Response(null, { status: 303, headers: { "cache-control": "no-store", location: address } });

/**
 * The form that last led to this page with what was typed; null when none did. To anybody else than the user whose page it
 * was on, it tells that alone.
 */
export async function readSentBack(): Promise<SentBack | null> {
  const sentBack = unpack((await cookies()).get(sentBackCookie)?.value ?? "");
  const owner = sentBack?.values[accountField];
  if (sentBack === null || owner === undefined) return sentBack;
  const user = await readUser();
  const isTheirs = user && isOfAccount(user.id, owner);
  return isTheirs ? sentBack : { form: sentBack.form, reason: otherAccount, faults: {}, values: {} };
}

export type FormOutcome = { saved: string | null; sentBack: SentBack | null };

/** What became of a form without JavaScript, as its page's address and the cookie tell it. */
export async function readFormOutcome(
  query: Record<string, string | string[] | undefined>,
): Promise<FormOutcome> {
  const saved = typeof query.saved === "string" ? query.saved : null;
  if (typeof query.problem !== "string") return { saved, sentBack: null };
  const sentBack = await readSentBack();
  const isOfThis = sentBack && [query.problem, otherAccount].includes(sentBack.reason);
  return { saved, sentBack: isOfThis ? sentBack : null };
}
