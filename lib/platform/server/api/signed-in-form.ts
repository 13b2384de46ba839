import "server-only";
/**
 * The one path of the signed-in product's forms: a plain form post (303 back to its page) or JSON (204, or a problem with
 * the fault of each field). What was typed is never lost: a form that is sent back holds it.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { z } from "zod";
import { defaultLocale, isLocale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { bodyLimits } from "#lib/platform/body-limits";
import { isFormPost, readBody, type Fields } from "#lib/platform/server/api/body";
import { cookieLine } from "#lib/platform/server/api/cookies";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";
import type { SessionUser } from "#lib/platform/server/sign-in";
import { cutText } from "#lib/base/site/text";

const largestBody = bodyLimits["/api/account"];
const perUser = { name: "signed-in-form", points: 60, seconds: 60 };
/** As long as the longest field takes, what is asked for in a call. */
const longestValue = 1_000;

/** The cookie by which a form that was sent back knows what was typed and what is wrong with it. */
const sentBackCookie = "lantern-sent-back";

/** What is wrong, by field, as codes that the form has words for. */
export type FieldFaults = Record<string, string>;

/** A form whose fields do not fit; thrown by `save` for what only the stores know. */
export class FieldProblem extends Problem {
  readonly faults: FieldFaults;

  constructor(faults: FieldFaults) {
    super(400, "The form is not valid", { errors: faults });
    this.faults = faults;
  }
}

export type FormPlace = {
  /** Names the form, and is its anchor on the page. */
  name: string;
  /** The unprefixed path of its page. */
  page: string | ((fields: Fields) => string);
};

export type SignedInForm<T> = FormPlace & {
  shape: z.ZodType<T>;
  /** Does what the form asks for. Throws FieldProblem, or anything else when it could not be done. */
  save: (user: SessionUser, value: T) => Promise<void> | void;
  /** Where a plain post leads to when it is done, if not back to its page; unprefixed. */
  next?: string;
  /** `Set-Cookie` lines of the answer when it is done. */
  cookieLines?: (request: Request) => readonly string[];
};

const sentBackShape = z.object({
  form: z.string(),
  reason: z.enum(["faults", "expired", "tooMany", "failed"]),
  faults: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});
export type SentBack = z.infer<typeof sentBackShape>;

/**
 * Handles one post of the form. `requireUser` is handed in by the route, which is where the guard is to be seen; it is
 * the first thing that is asked, and only a plain post is told of its refusal by its own page.
 */
export async function takeForm<T>(
  request: Request,
  requireUser: () => Promise<SessionUser>,
  form: SignedInForm<T>,
): Promise<Response> {
  const user = await requireUser().catch(forForms(request));
  requireSameOrigin(request);
  const { kind, value } = await readBody(request, largestBody, { forms: true });
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data;
  if (!fields) throw new Problem(400, "The body is not an object");
  if (!user) return sendBack(form, fields, "expired");
  try {
    await takeFrom(perUser, user.id);
    await accept(form, fields, user);
  } catch (error) {
    if (!(error instanceof Problem) || kind === "json") throw error;
    const reason = error instanceof FieldProblem ? "faults" : error.status === 429 ? "tooMany" : "failed";
    return sendBack(form, fields, reason, error instanceof FieldProblem ? error.faults : {});
  }
  const headers = new Headers({ "cache-control": "no-store" });
  for (const line of form.cookieLines?.(request) ?? []) headers.append("set-cookie", line);
  if (kind === "json") return new Response(null, { status: 204, headers });
  headers.append("set-cookie", sentBackLine(form, fields, ""));
  headers.set(
    "location",
    form.next === undefined
      ? addressOf(form, fields, { saved: form.name })
      : localePath(form.next, localeOf(fields)),
  );
  return new Response(null, { status: 303, headers });
}

/**
 * For `requireUser().catch(…)`: a plain form's refusal is told by its own page, and gives null here. A browser without
 * JavaScript renews its session only when it asks for a page, and a form may well outlive it.
 */
export const forForms =
  (request: Request) =>
  (error: unknown): null => {
    if (!isFormPost(request)) throw error;
    return null;
  };

async function accept<T>(form: SignedInForm<T>, fields: Fields, user: SessionUser): Promise<void> {
  const parsed = form.shape.safeParse(fields);
  if (!parsed.success)
    throw new FieldProblem(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
    );
  try {
    await form.save(user, parsed.data);
  } catch (error) {
    if (error instanceof Problem) throw error;
    logger.error(
      { form: form.name, error: error instanceof Error ? error.message : "unknown" },
      "form not saved",
    );
    throw new Problem(503, "That could not be saved. Please try again.");
  }
}

const localeOf = (fields: Fields) => (isLocale(fields.locale) ? fields.locale : defaultLocale);

const pageOf = ({ page }: FormPlace, fields: Fields) => (typeof page === "string" ? page : page(fields));

const addressOf = (form: FormPlace, fields: Fields, query: Record<string, string>) =>
  `${localePath(`${pageOf(form, fields)}?${new URLSearchParams(query).toString()}`, localeOf(fields))}#${form.name}`;

/** Compressed: a browser drops a cookie of more than 4 KB altogether, and with it what was typed. */
const packed = (sentBack: SentBack): string => deflateRawSync(JSON.stringify(sentBack)).toString("base64url");
const unpacked = (text: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: largestBody }).toString());

/** Kept for the form's page alone, and for two minutes. */
const sentBackLine = (form: FormPlace, fields: Fields, text: string) =>
  cookieLine(sentBackCookie, text, {
    path: localePath(pageOf(form, fields), localeOf(fields)),
    maxAgeSeconds: text === "" ? 0 : 120,
  });

/** 303 to the form's page, which is given what was typed and why it comes back. */
export function sendBack(
  form: FormPlace,
  fields: Fields,
  reason: SentBack["reason"],
  faults: FieldFaults = {},
): Response {
  const values = Object.fromEntries(
    Object.entries(fields)
      .filter((entry): entry is [string, string] => typeof entry[1] === "string")
      .map(([name, value]) => [name, cutText(value, longestValue)]),
  );
  const sentBack: SentBack = { form: form.name, reason, faults, values };
  return new Response(null, {
    status: 303,
    headers: {
      location: addressOf(form, fields, { problem: form.name }),
      "cache-control": "no-store",
      "set-cookie": sentBackLine(form, fields, packed(sentBack)),
    },
  });
}

export type FormOutcome = { saved: string | null; sentBack: SentBack | null };

/** What became of a form without JavaScript, as its page's address and the cookie tell it. */
export async function readFormOutcome(
  query: Record<string, string | string[] | undefined>,
): Promise<FormOutcome> {
  const saved = typeof query.saved === "string" ? query.saved : null;
  if (typeof query.problem !== "string") return { saved, sentBack: null };
  const text = (await cookies()).get(sentBackCookie)?.value;
  const sentBack = parseSentBack(text);
  return { saved, sentBack: sentBack?.form === query.problem ? sentBack : null };
}

function parseSentBack(text: string | undefined): SentBack | null {
  try {
    return sentBackShape.safeParse(unpacked(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}
