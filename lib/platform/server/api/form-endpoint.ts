import "server-only";
/**
 * The one handler of all forms: for a plain form post (303 to a page) or JSON (204, or a problem with the fault of each field).
 * Nothing typed is lost: a form that is sent back still holds it.
 */
import { z } from "zod";
import type { Locale } from "#lib/base/i18n/locales";
import { changedFields } from "#lib/base/values/changed-fields";
import { accountField } from "#lib/base/visitor/page-account";
import { bodyLimitOf } from "#lib/platform/body-limits";
import { messageOf } from "#lib/platform/fault-words";
import { isFormPost, readBody, type Body, type Fields } from "#lib/platform/server/api/body";
import {
  fieldProblem,
  outcomeAddress,
  outcomeLines,
  sendAway,
  sendBack,
  sendOn,
  type FormPlace,
} from "#lib/platform/server/api/form-return";
import { noteRefusal } from "#lib/platform/server/api/note-refusal";
import { takeFrom, type Limit } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/answers/problem";
import { requireSameAccount, type SessionUser } from "#lib/platform/server/sign-in/sign-in";
import { noContent, uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

const perUser = { name: "signed-in-form", points: 60, seconds: 60 };

/** What follows an accepted form, where the default answer is not enough. */
type Taken = {
  /** The unprefixed address that a plain post leads to. */
  next?: string;
  /** The language of that page, if it is not the form's own. */
  locale?: Locale;
  /** An address at another site to lead to instead; JSON gets the address in the answer. */
  leaveTo?: string;
  /** The fields that the next page has to ask the user to confirm. */
  typed?: Fields;
  /** The answer to JSON. */
  json?: Response;
  /** `Set-Cookie` lines. */
  cookieLines?: readonly string[];
};

type Post = {
  place: (fields: Fields) => FormPlace;
  /** Does what the form is for. Throws a Problem when that is impossible. */
  take: (fields: Fields, kind: Body["kind"]) => Promise<Taken>;
};

/** Answers a post of a form. */
export async function answerPost(request: Request, { place, take }: Post): Promise<Response> {
  requireSameOrigin(request);
  const { kind, value } = await readBody(request, bodyLimitOf(new URL(request.url).pathname), {
    forms: true,
  });
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data;
  if (!fields) throw new Problem(400, "The body is not an object");
  const at = place(fields);
  const answer = async (): Promise<Response> => {
    const { next, locale, leaveTo, typed, json, cookieLines = [] } = await take(fields, kind);
    if (leaveTo !== undefined)
      return kind === "form" ? sendAway(leaveTo) : uncachedAnswer({ address: leaveTo });
    if (kind === "form")
      return sendOn(next ?? outcomeAddress(at, { saved: at.name }), locale ? { ...fields, locale } : fields, {
        form: at.name,
        cookieLines,
        ...(typed ? { typed: { ...typed, [accountField]: fields[accountField] } } : {}),
      });
    // A script that leads on to the same page has it say the same.
    const told = next === undefined ? [] : outcomeLines(next, fields);
    return withCookies(json ?? noContent(), [...cookieLines, ...told]);
  };
  return kind === "json" ? answer() : orSentBack(request, at, fields, answer);
}

function withCookies(answer: Response, lines: readonly string[]): Response {
  for (const line of lines) answer.headers.append("set-cookie", line);
  return answer;
}

/** An answer that a browser shows as a page; where there is none, the way back to the place of the form or link, which says why. */
export async function orSentBack(
  request: Request,
  at: FormPlace,
  fields: Fields,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Problem) {
      noteRefusal(request, error);
      return sendBack(at, fields, error);
    }
    logger.error({ form: at.name, error: messageOf(error) }, "form not taken");
    return sendBack(at, fields, new Problem(503, "That could not be done. Please try again."));
  }
}

export type SignedInForm<T> = {
  /** The form's name, which is also its anchor on the page. */
  name: string;
  /** The unprefixed path of its page. */
  page: string | ((fields: Fields) => string);
  /** The query of that page's address that makes the page show the form. */
  query?: Record<string, string> | ((fields: Fields) => Record<string, string>);
  shape: z.ZodType<T>;
  /** Does what the form is for. Throws a Problem, or any other error, when that fails. */
  save: (user: SessionUser, value: T, kind: Body["kind"]) => Promise<Taken> | Promise<void>;
  /** How often a user may send the form; null where `save` counts by itself. */
  limit?: Limit | null;
};

/**
 * Answers a post of a form of the signed-in product. The route passes `requireUser`, so that the guard is visible there. It is
 * called first. Only a plain post learns of its refusal on the form's own page.
 */
export async function takeForm<T>(
  request: Request,
  requireUser: () => Promise<SessionUser>,
  { name, page, query = {}, shape, save, limit = perUser }: SignedInForm<T>,
): Promise<Response> {
  const asked = await requireUser().then(
    (user) => ({ user }),
    (refusal: unknown) => {
      if (!isFormPost(request)) throw refusal;
      return { refusal };
    },
  );
  return answerPost(request, {
    place: (fields) => ({
      name,
      path: typeof page === "string" ? page : page(fields),
      query: typeof query === "function" ? query(fields) : query,
      anchor: name,
    }),
    take: async (fields, kind) => {
      if ("refusal" in asked) throw asked.refusal;
      const { user } = asked;
      requireSameAccount(user, fields[accountField]);
      if (limit) await takeFrom(limit, user.id);
      const { data, error } = shape.safeParse(changedFields(fields));
      if (error)
        throw fieldProblem(
          Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
        );
      try {
        return (await save(user, data, kind)) ?? {};
      } catch (fault) {
        if (fault instanceof Problem) throw fault;
        logger.error({ form: name, error: messageOf(fault) }, "form not saved");
        throw new Problem(503, "That could not be saved. Please try again.");
      }
    },
  });
}
