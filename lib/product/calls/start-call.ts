import { readCallMonth } from "#lib/product/account/read-plan";
import { readCallFields, type CallFields, type CallWish } from "#lib/product/calls/call-form";
import { callStartStore } from "#lib/product/calls/call-start-store";
import { refusedCall, unwelcomeCall } from "#lib/product/calls/call-refusal";
import { calledBusiness } from "#lib/product/calls/called-business";
import { limitStart } from "#lib/product/calls/call-limits";
import { wakeCalls } from "#lib/product/calls/run-calls";
import { kindOf } from "#lib/platform/fault-words";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { chosenProvider } from "#lib/platform/server/call-provider/chosen-provider";
import { database } from "#lib/platform/server/database/database";
import { logger } from "#lib/platform/server/logger";
import { Problem } from "#lib/platform/server/problem";

const details = {
  requestRequired: "Please say what the assistant should ask or arrange",
  requestTooLong: "Please keep it under 1,000 characters",
  requestCard: "Please leave out card numbers: they must not be said on a call",
  requestSocialSecurity: "Please leave out social-security numbers: they must not be said on a call",
  languageInvalid: "Please choose a language",
  numberRequired: "Please enter a call-back number",
  numberInvalid: "Please enter a whole number with its country code",
} as const;

/** The wish of a form. Throws the Problem 400 with what is wrong by field. */
export function requireWish(fields: CallFields, savedNumber: string | null): CallWish {
  const read = readCallFields(fields, savedNumber);
  if ("wish" in read) return read.wish;
  const errors = Object.fromEntries(
    Object.entries(read.faults).map(([field, code]) => [field, details[code]]),
  );
  throw new FormProblem(400, "faults", "The call is not valid", { faults: read.faults, errors });
}

/**
 * Starts a call and gives its id; the same form sent again gives the same call. Throws the Problems 404 for an unknown
 * business, 409 for a form's key that was used for another call, 422 for a business that may not be called, 429 for too many
 * calls or forms, and 503 when the call could not be kept.
 */
export async function startCall(
  userId: string,
  businessId: string,
  wish: CallWish,
  idempotencyKey: string,
): Promise<{ id: string; isNew: boolean }> {
  await limitStart(userId);
  const business = await calledBusiness(businessId);
  if (!business) throw new Problem(404, "There is no such business");
  const call = { userId, business, idempotencyKey, provider: chosenProvider, ...wish };
  const created = await database()
    .then(async (db) => callStartStore(db).create({ ...call, month: await readCallMonth(db, userId) }))
    .catch((error: unknown) => {
      logger.error({ error: kindOf(error) }, "call not kept");
      throw new Problem(503, "The call could not be started. Please try again.");
    });
  if (created.kind === "other") throw new Problem(409, "This form has already started another call");
  if (created.kind === "full") throw refusedCall(created);
  if (created.kind === "unwelcome") throw unwelcomeCall(created.reason);
  wakeCalls();
  return { id: created.id, isNew: created.kind === "new" };
}
