/** What a user is told who has as many calls as they may, or would call a business that may not be called. */
import { tooManyCode, type CallRefusal } from "#lib/product/calls/allowance";
import { callsToNumberADay } from "#lib/product/calls/manners";
import { unwelcomeStatus, type Unwelcome } from "#lib/product/calls/unwelcome";
import { FormProblem } from "#lib/platform/server/api/form-return";

const titles: Record<CallRefusal["limit"], (allowed: number) => string> = {
  live: (allowed) => `You can have ${allowed} calls going on at once`,
  business: (allowed) => `You can have ${allowed} call going on with a business`,
  day: (allowed) => `You can start ${allowed} calls a day`,
  month: (allowed) => `Your plan holds ${allowed} calls a month`,
};

/** The Problem 429 that names the limit (`limit`), its number (`allowed`) and when to ask again. */
export const refusedCall = ({ limit, allowed, retryAfterSeconds }: CallRefusal): FormProblem =>
  new FormProblem(429, tooManyCode({ limit }), titles[limit](allowed), {
    members: { limit, allowed },
    headers: { "retry-after": String(retryAfterSeconds) },
  });

const unwelcomeTitles: Record<Unwelcome, string> = {
  doNotCall: "This business asked not to be called",
  notCallable: "This number is not one that is called",
  neverOpen: "This business is open only at hours at which nobody is called",
  closedThisWeek: "This business is closed for the next seven days",
  numberFull: `This business is called at most ${callsToNumberADay} times a day`,
  gone: "This business is no longer in the directory",
};

/** The Problem 422 that names why the business is not called (`reason`). */
export const unwelcomeCall = (reason: Unwelcome): FormProblem =>
  new FormProblem(unwelcomeStatus, reason, unwelcomeTitles[reason], { members: { reason } });
