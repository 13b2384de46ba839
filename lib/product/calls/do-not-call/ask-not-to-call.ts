import "server-only";
/** Keeps the wish of a business not to be called, until the operator has made sure that it is the business's. */
import { doNotCallForm, type DoNotCallProblem } from "#lib/product/calls/do-not-call/do-not-call-form";
import { doNotCallStore, type DoNotCallWish } from "#lib/product/calls/do-not-call/do-not-call-store";
import { asCalled } from "#lib/product/calls/numbers/ordinary-line";
import { localeOf } from "#lib/base/i18n/locales";
import { readEmailAddress } from "#lib/base/values/email-address";
import { honeypotField } from "#lib/base/site/form-problems";
import { readPhoneNumber } from "#lib/base/values/phone-number";
import type { Fields } from "#lib/platform/server/api/body";
import { clientKey } from "#lib/platform/server/api/client-address";
import { widerKeyOf } from "#lib/platform/client-identity";
import { answerPost } from "#lib/platform/server/api/form-endpoint";
import { FormProblem, outcomeAddress } from "#lib/platform/server/api/form-return";
import { clientLimits } from "#lib/platform/server/api/limits";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { takeFrom } from "#lib/platform/server/api/rate-limit";
import { database, databaseNow } from "#lib/platform/server/database/database";
import { Problem, type ProblemDetails } from "#lib/platform/server/answers/problem";

/** Without an anchor: on an address that has one, no field takes the focus by itself. */
const place = { name: doNotCallForm, path: "/do-not-call" };
const thanks = outcomeAddress({ ...place, anchor: doNotCallForm }, { saved: doNotCallForm });

/**
 * What one client asks for in a day, which somebody has to look at. Whoever has more numbers than that is no shop, nor a chain
 * of them; a program asks for everybody's.
 */
const daily = { name: "do-not-call-client", points: 100, seconds: 24 * 60 * 60 };
/**
 * What one client asks for one number in a day, so that none takes the room of others for it. For IPv6, all of the wider network
 * that one client may have is one: its networks together would take all of it.
 */
const dailyForNumber = { name: "do-not-call-client-number", points: 5, seconds: 24 * 60 * 60 };

/** Answers one post of the form. */
export const takeDoNotCall = (request: Request): Promise<Response> =>
  answerPost(request, {
    place: () => place,
    take: async (fields) => {
      const client = clientKey(request.headers);
      await takeFrom(clientLimits.submissions, client);
      // Whoever fills in what nobody sees is thanked and forgotten.
      if (!fields[honeypotField]) await keep(wishOf(fields), client);
      return { next: thanks };
    },
  });

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The wish of a form. Throws the FormProblem of the first field at fault. */
function wishOf(fields: Fields): DoNotCallWish {
  const typed = textOf(fields.number);
  const number = readPhoneNumber(typed);
  if (!number) throw problem(400, typed === "" ? "numberRequired" : "numberInvalid");
  const read = readEmailAddress(textOf(fields.emailAddress));
  if ("fault" in read) throw problem(400, read.fault);
  return { number, email: read.address, language: localeOf(fields.locale) };
}

async function keep(wish: DoNotCallWish, client: string): Promise<void> {
  const number = await asCalled(wish.number);
  await takeFrom(daily, client)
    .then(() => takeFrom(dailyForNumber, `${widerKeyOf(client) ?? client} ${number}`))
    .catch((refusal: unknown) => {
      if (!(refusal instanceof Problem)) throw refusal;
      throw problem(refusal.status, "tooManyToday", refusal.details);
    });
  const isKept = await orUnavailable("The request could not be saved. Please try again.", async () => {
    const db = await database();
    return doNotCallStore(db).request({ ...wish, number }, await databaseNow(db));
  });
  if (!isKept) throw problem(409, "enoughWaiting");
}

const titles: Record<Exclude<DoNotCallProblem, "tooMany" | "failed">, string> = {
  numberRequired: "Please enter the number",
  numberInvalid: "Please enter the full number with its country code",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  tooManyToday: "This client has already sent as many requests as we take in a day",
  enoughWaiting: "As many requests for this number are waiting as are kept; it will be checked in any case",
};

const problem = (status: number, code: keyof typeof titles, details: ProblemDetails = {}): FormProblem =>
  new FormProblem(status, code, titles[code], details);
