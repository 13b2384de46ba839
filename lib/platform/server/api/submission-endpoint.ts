import "server-only";
/** The one path of every sign-up form: a plain form post (303 to a page) or JSON (204, or a problem). */
import { z } from "zod";
import { bodyLimits } from "#lib/platform/body-limits";
import { readBody, type Fields } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { clientLimits } from "#lib/platform/server/api/limits";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { requireSameOrigin } from "#lib/platform/server/api/same-origin";
import {
  sendBack,
  sendOn,
  SubmissionProblem,
  type FormPage,
} from "#lib/platform/server/api/submission-pages";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";
import { honeypotField, type FormProblem } from "#lib/base/site/form-problems";

const largestBody = bodyLimits["/api/newsletter"];
const perAddress = { name: "submission-address", points: 5, seconds: 60 };

const fieldsShape = z.record(z.string(), z.unknown());

/** A refused submission: the field at fault and what is wrong with it, as a code and in words. */
export type Fault = { field: string; code: FormProblem; detail: string };

export type SubmissionForm<T extends { emailAddress: string }> = {
  page: (fields: Fields) => FormPage;
  parse: (fields: Fields) => T | Fault;
  /** Throws when the submission could not be made safe. */
  store: (submission: T) => Promise<void>;
};

/** Handles one post of the form. Whether the address was on the list before shows in no answer. */
export function submissionEndpoint<T extends { emailAddress: string }>(form: SubmissionForm<T>) {
  return async (request: Request): Promise<Response> => {
    requireSameOrigin(request);
    const { kind, value } = await readBody(request, largestBody, { forms: true });
    const fields = fieldsShape.safeParse(value).data;
    if (!fields) throw new Problem(400, "The body is not an object");
    const page = form.page(fields);
    try {
      await takeFrom(clientLimits.submissions, clientKey(request.headers));
      // Whoever fills in what nobody sees is thanked and forgotten.
      if (!fields[honeypotField]) await accept(form, fields);
    } catch (error) {
      if (!(error instanceof Problem) || kind === "json") throw error;
      return sendBack(page, fields, error);
    }
    return kind === "json"
      ? new Response(null, { status: 204, headers: { "cache-control": "no-store" } })
      : sendOn(page, fields);
  };
}

async function accept<T extends { emailAddress: string }>(
  form: SubmissionForm<T>,
  fields: Fields,
): Promise<void> {
  const parsed = form.parse(fields);
  if ("code" in parsed)
    throw new SubmissionProblem(400, parsed.code, "The submission is not valid", {
      errors: { [parsed.field]: parsed.detail },
    });
  await takeFrom(perAddress, parsed.emailAddress.toLowerCase());
  try {
    await form.store(parsed);
  } catch (error) {
    logger.error({ error: error instanceof Error ? error.message : "unknown" }, "submission not stored");
    throw new SubmissionProblem(503, "failed", "Failed to subscribe. Please try again.");
  }
}
