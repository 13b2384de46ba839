/**
 * What a user is told who has as many calls as they may, would call a business that may not be called, or have a number called
 * back that may not be.
 */
import { callBacksADay, tooManyCode, type CallRefusal } from "#lib/product/calls/allowance/allowance";
import type { CallBackFault } from "#lib/product/calls/form/call-back-fault";
import { callsToNumberADay } from "#lib/product/calls/manners/manners";
import { unwelcomeStatus, type Unwelcome } from "#lib/product/calls/manners/unwelcome";
import { retryAfter } from "#lib/platform/retry-after";
import { FormProblem } from "#lib/platform/server/api/form-return";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { evenNow } from "#lib/base/values/even-clock";

const titles: Record<CallRefusal["limit"], (allowed: number) => string> = {
  live: (allowed) => `You can have ${allowed} calls going on at once`,
  business: (allowed) => `You can have ${allowed} call going on with a business`,
  day: (allowed) => `You can start ${allowed} calls a day`,
  month: (allowed) => `Your plan includes ${allowed} calls a month`,
  site: (allowed) => `The whole site starts at most ${allowed} calls a day`,
};

/** How often the operator is told that the whole site is full: not by each who is turned away. */
const sayAgainMs = 60 * 60_000;
const siteFull = processWide("calls-site-full", () => ({ saidAt: -Infinity }));

/** The Problem 429 that names the limit (`limit`), its number (`allowed`) and when to ask again. */
export function refusedCall({ limit, allowed, retryAfterSeconds, callId }: CallRefusal): FormProblem {
  const now = evenNow();
  if (limit === "site" && now - siteFull.saidAt >= sayAgainMs) {
    siteFull.saidAt = now;
    logger.warn({ allowed, retryAfterSeconds }, "calls: none is started, SITE_CALLS_A_DAY is reached");
  }
  return new FormProblem(429, tooManyCode({ limit }), titles[limit](allowed), {
    members: { limit, allowed, ...(callId === undefined ? {} : { callId }) },
    headers: retryAfter(retryAfterSeconds),
  });
}

const unwelcomeTitles: Record<Unwelcome, string> = {
  doNotCall: "This business asked not to be called",
  notCallable: "This number is not one that we call",
  neverOpen: "This business is open only at hours when we do not make calls",
  closedThisWeek: "This business is closed for the next seven days",
  numberFull: `This business is called at most ${callsToNumberADay} times a day`,
  gone: "This business is no longer in the directory",
};

/** The Problem that names why the business is not called (`reason`): 422, unless another status fits. */
export const unwelcomeCall = (reason: Unwelcome, status = unwelcomeStatus): FormProblem =>
  new FormProblem(status, reason, unwelcomeTitles[reason], { members: { reason } });

/** What is wrong with a call-back number, for a program. */
export const callBackTitles: Record<CallBackFault, string> = {
  numberNotOrdinary: "The call-back number has to be an ordinary line in a country that we call",
  numberDoNotCall: "Whoever has the call-back number asked not to be called",
  numberUsedUp: `A call-back number can be given for ${callBacksADay} calls a day`,
  requestNumber: "The request has a telephone number that may not be given as the call-back number either",
};

/** The Problem 422 that names what is wrong with the call-back number (`reason`), where no form has it in a field. */
export const notCalledBack = (reason: CallBackFault): FormProblem =>
  new FormProblem(unwelcomeStatus, reason, callBackTitles[reason], { members: { reason } });
