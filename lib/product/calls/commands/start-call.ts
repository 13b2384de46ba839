import { readCallMonth } from "#lib/product/account/read-plan";
import { readSavedNumber } from "#lib/product/account/saved-number";
import {
  callFieldNames,
  numberChanged,
  readCallFields,
  type CallFaults,
  type CallFields,
  type CallWish,
} from "#lib/product/calls/form/call-form";
import { callStartStore, type Started } from "#lib/product/calls/records/call-start-store";
import { callBackTitles, refusedCall, unwelcomeCall } from "#lib/product/calls/form/call-refusal";
import { calledBusiness } from "#lib/product/calls/permission/called-business";
import { limitStart } from "#lib/product/calls/commands/call-limits";
import { wakeCalls } from "#lib/product/calls/queue/run-calls";
import { unwelcomeStatus } from "#lib/product/calls/manners/unwelcome";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { chosenProvider } from "#lib/platform/server/call-provider/chosen-provider";
import { database, databaseNow } from "#lib/platform/server/database/database";
import { Problem } from "#lib/platform/server/answers/problem";
import type { Locale } from "#lib/base/i18n/locales";
import { maskPhoneNumber, readPhoneNumber } from "#lib/base/values/phone-number";

const details = {
  requestRequired: "Please say what the assistant should ask or arrange",
  requestTooLong: "Please keep it to 1,000 characters",
  requestCard: "Please leave out card numbers: they must not be said on a call",
  requestSocialSecurity: "Please leave out Social Security numbers: they must not be said on a call",
  languageInvalid: "Please choose a language",
  numberRequired: "Please enter a call-back number",
  numberInvalid: "Please enter the full number with its country code",
  numberChanged: "The saved number is not the one that was shown",
  ...callBackTitles,
} as const;

/** The wish of a form. Throws the Problem 400 with what is wrong by field. */
export function requireWish(fields: CallFields, savedNumber: string | null): CallWish {
  const read = readCallFields(fields, savedNumber);
  if ("wish" in read) return read.wish;
  throw callProblem(400, "faults", read.faults);
}

/** What is wrong by field: for a program in words, for our own pages as codes. */
const callProblem = (status: number, code: string, faults: CallFaults): FormProblem =>
  new FormProblem(status, code, "The call is not valid", {
    faults,
    errors: Object.fromEntries(
      callFieldNames.flatMap((field) => {
        const fault = faults[field];
        return fault ? [[field, details[fault]]] : [];
      }),
    ),
    members: { faults },
  });

type ConfirmedForm = CallFields & {
  businessId: string;
  /** The language of the form's page, in which its user reads what came of the call; null where none was named. */
  locale: Locale | null;
  /** The saved number, masked, as it was shown where the user confirmed it; empty where none was. */
  shownNumber: string;
};

/**
 * Starts a call and gives its id; the same form sent again gives the same call. Throws the Problems 400 for what is wrong
 * with the fields, 404 for an unknown business, 409 for a form's key that was used for another call and for a saved number
 * that is not the one that was shown, 422 for a business that may not be called and a number that it may not be asked to call,
 * 429 for too many calls or forms, and 503 when the call could not be kept.
 */
export async function startCall(
  userId: string,
  { businessId, shownNumber, locale, ...fields }: ConfirmedForm,
  idempotencyKey: string,
): Promise<{ id: string; isNew: boolean }> {
  await limitStart(userId);
  const isSavedNumber = fields.callbackNumber.trim() === "";
  // Asked first: whatever has changed since, the call that this form has started stays that.
  const known = await callStartStore(await database()).startedBy(userId, idempotencyKey, {
    businessId,
    request: fields.request.trim(),
    callbackNumber: isSavedNumber ? null : (readPhoneNumber(fields.callbackNumber) ?? ""),
  });
  if (known) return startedCall(known);
  const wish = requireWish(fields, await readSavedNumber(userId));
  if (isSavedNumber && shownNumber !== "" && shownNumber !== maskPhoneNumber(wish.callbackNumber))
    throw callProblem(409, numberChanged, { callbackNumber: numberChanged });
  const called = await calledBusiness(businessId);
  if (!called) throw unwelcomeCall("gone", 404);
  if (called.kind === "unwelcome") throw unwelcomeCall(called.reason);
  const call = {
    userId,
    business: called.business,
    idempotencyKey,
    provider: chosenProvider,
    summaryLanguage: locale,
    ...wish,
  };
  const created = await orUnavailable("The call could not be started. Please try again.", async () => {
    const db = await database();
    const month = await readCallMonth(db, userId);
    return callStartStore(db).create({ ...call, month }, await databaseNow(db));
  });
  if (created.kind === "full") throw refusedCall(created);
  if (created.kind === "unwelcome") throw unwelcomeCall(created.reason);
  if (created.kind === "notCalledBack")
    throw callProblem(
      unwelcomeStatus,
      "faults",
      created.fault === "requestNumber"
        ? { request: created.fault, toldNumber: created.written }
        : { callbackNumber: created.fault },
    );
  wakeCalls();
  return created.kind === "new" ? { id: created.id, isNew: true } : startedCall(created);
}

function startedCall(known: Started): { id: string; isNew: false } {
  if (known.kind === "other") throw new Problem(409, "This form has already started another call");
  return { id: known.id, isNew: false };
}
