import "server-only";
/**
 * Where a plain form post leads: to the next page, or back to the form's own page, which gets the typed values and the reason. That
 * page cannot be the direct answer of the post: a session's token lives for a minute, and the sign-in service renews it only when a
 * page is requested.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { z } from "zod";
import { isLocale, localeOf, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath, pathOf } from "#lib/base/i18n/paths";
import { escapeHtml } from "#lib/base/text/escape-html";
import type { FormReason } from "#lib/base/site/form-problems";
import { accountField, otherAccount } from "#lib/base/visitor/page-account";
import { cutText } from "#lib/base/text/text";
import { timeToTell } from "#lib/base/values/told-time";
import { isOfAccount } from "#lib/platform/server/sign-in/account-key";
import type { Fields } from "#lib/platform/server/api/body";
import { cookieLine } from "#lib/platform/server/api/cookies";
import { Problem, type ProblemDetails } from "#lib/platform/server/answers/problem";
import { readUser } from "#lib/platform/server/sign-in/sign-in";

/**
 * How much of each field is sent back, at most: the first length with which the form fits into the cookie. Even the last one is
 * more than the longest field may have, the request of a call, so that a field that was too long still is.
 */
const lengths = [4_000, 2_000, 1_001] as const;
/** The 4 KB that a browser allows for a cookie, less its name. */
const longestCookie = 4_000;
const longestSentBack = 64 * 1024;

/** The cookie is only for the form's page. The typed values do not belong into an address. */
export const sentBackCookie = "lantern-sent-back";
/**
 * Vouches for an outcome in an address. It has a name of its own: pages below that one, as `/calls/new` is below `/calls`, get it
 * as well, and of two cookies with one name only one is read.
 */
export const toldCookie = "lantern-told";
/** How long a browser keeps either. */
export const sentBackSeconds = 120;

/** Why a form without faults is on a page: to be confirmed or changed. */
export const toConfirm = "confirm";

/** The faults by field, as codes for which the form has words. */
export type FieldFaults = Record<string, string>;

/** A refusal that the form's page explains, with a code of its own and one for each faulty field. */
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

/** The problem of faulty fields; the answer to JSON names them by the same codes. */
export const fieldProblem = (faults: FieldFaults): FormProblem =>
  new FormProblem(400, "faults", "The form is not valid", { faults, errors: faults });

export type FormPlace = {
  name: string;
  /** The unprefixed path of its page. */
  path: string;
  /** The query of the page's address, apart from the outcome. */
  query?: Record<string, string>;
  /** The form's anchor on the page. */
  anchor?: string;
};

const sentBackShape = z.object({
  form: z.string(),
  reason: z.string(),
  faults: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});
export type SentBack = z.infer<typeof sentBackShape>;
/** What was done by which form, and on whose page: by its account key. */
const toldShape = z.object({ form: z.string(), account: z.string().optional() });
type Told = z.infer<typeof toldShape>;

/** The unprefixed address of a form's page that tells an outcome. */
export function outcomeAddress({ path, query, anchor }: FormPlace, outcome: Record<string, string>): string {
  const search = new URLSearchParams({ ...query, ...outcome }).toString();
  return path + (search && `?${search}`) + (anchor ? `#${anchor}` : "");
}

/** Compressed, because a browser drops a cookie of more than 4 KB completely, and the typed values with it. */
const pack = (content: SentBack | Told): string =>
  deflateRawSync(JSON.stringify(content)).toString("base64url");

/** What one of the two cookies holds; null where the page got none of ours. */
async function unpack<T>(name: string, shape: z.ZodType<T>): Promise<T | null> {
  try {
    const text = (await cookies()).get(name)?.value ?? "";
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: longestSentBack });
    return shape.safeParse(JSON.parse(json.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** The cookie with the typed values, for the page at an address. Only read where a form came back; expires in two minutes. */
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
  return lineFor(sentBackCookie, packed, address, locale);
}

/** One of the two cookies, for the page at an address. */
const lineFor = (name: string, packed: string, address: string, locale: Locale): string =>
  cookieLine(name, packed, {
    path: localePath(pathOf(address), locale),
    maxAgeSeconds: sentBackSeconds,
  });

/**
 * `Set-Cookie` lines that vouch for the outcome in an address (`?saved=`), for the page there. Whoever asks by a script and does
 * not say in which language they go on gets one for each. None for an address without an outcome.
 */
export function outcomeLines(address: string, { locale, [accountField]: account }: Fields = {}): string[] {
  const saved = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get("saved");
  if (saved === null) return [];
  const packed = pack({ form: saved, ...(typeof account === "string" ? { account } : {}) } satisfies Told);
  return (isLocale(locale) ? [locale] : locales).map((one) => lineFor(toldCookie, packed, address, one));
}

const reasonOf = (problem: Problem): string => {
  if (problem instanceof FormProblem) return problem.code;
  if (problem.details.members?.reason === otherAccount) return otherAccount;
  const known: Record<number, FormReason> = { 401: "expired", 429: "tooMany" };
  return known[problem.status] ?? "failed";
};

/** When a form that is refused for its number can be sent again, for its page to say: unless that is soon. */
function untilOf(problem: Problem): { until?: string } {
  if (problem.status !== 429) return {};
  const seconds = Number(problem.details.headers?.["retry-after"]);
  const until = timeToTell(seconds * 1000, new Date());
  return until ? { until: until.toISOString() } : {};
}

/**
 * Leads back to the form, which shows what is wrong and holds the typed values: by 303, or by a page that redirects at once when
 * the status itself matters (429, 503).
 */
export function sendBack(place: FormPlace, fields: Fields, problem: Problem): Response {
  const locale = localeOf(fields.locale);
  const reason = reasonOf(problem);
  const faults = problem instanceof FormProblem ? problem.faults : {};
  const location = localePath(outcomeAddress(place, { problem: reason, ...untilOf(problem) }), locale);
  const headers = {
    "cache-control": "no-store",
    // A page of another account does not get the typed values, and above all no ticked confirmation.
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

/** 303 to the next page, an unprefixed address. With `typed`, that page gets these values to be confirmed or changed. */
export function sendOn(
  address: string,
  fields: Fields,
  { form, typed, cookieLines = [] }: { form: string; typed?: Fields; cookieLines?: readonly string[] },
): Response {
  const locale = localeOf(fields.locale);
  const headers = new Headers({ "cache-control": "no-store", location: localePath(address, locale) });
  for (const line of [...cookieLines, ...outcomeLines(address, { ...fields, locale })])
    headers.append("set-cookie", line);
  if (typed)
    headers.append("set-cookie", typedLine(address, typed, locale, { form, reason: toConfirm, faults: {} }));
  return new Response(null, { status: 303, headers });
}

/** 303 to another site, which the policy of the form's page must allow. */
export const sendAway = (address: string): Response =>
  new Response(null, { status: 303, headers: { "cache-control": "no-store", location: address } });

/** Whether a form was on a page of the user who is signed in now, or of nobody. */
async function isOfReader(owner: string | undefined): Promise<boolean> {
  if (owner === undefined) return true;
  const user = await readUser();
  return user !== null && isOfAccount(user.id, owner);
}

/**
 * The form that last led to this page with typed values; null when none did. If another user is signed in than the one on whose
 * page the form was, the result only says so.
 */
export async function readSentBack(): Promise<SentBack | null> {
  const sentBack = await unpack(sentBackCookie, sentBackShape);
  if (sentBack === null || (await isOfReader(sentBack.values[accountField]))) return sentBack;
  return { form: sentBack.form, reason: otherAccount, faults: {}, values: {} };
}

/** Whether the answer of that form led here: anybody can write a link to an address that says so. */
async function isTold(form: string): Promise<boolean> {
  const told = await unpack(toldCookie, toldShape);
  return told?.form === form && (await isOfReader(told.account));
}

export type FormOutcome = { saved: string | null; sentBack: SentBack | null };

/** The outcome that led to this page: as its address has it, if the cookie says the same. */
export async function readFormOutcome({
  saved,
  problem,
}: Record<string, string | string[] | undefined>): Promise<FormOutcome> {
  if (typeof saved === "string" && (await isTold(saved))) return { saved, sentBack: null };
  if (typeof problem !== "string") return { saved: null, sentBack: null };
  const sentBack = await readSentBack();
  const isOfThis = sentBack !== null && [problem, otherAccount].includes(sentBack.reason);
  return { saved: null, sentBack: isOfThis ? sentBack : null };
}
