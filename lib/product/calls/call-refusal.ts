/** What a user is told who has as many calls as they may. */
import { callAllowance, tooManyCode, type CallRefusal } from "#lib/product/calls/allowance";
import { FormProblem } from "#lib/platform/server/api/form-return";

const titles: Record<CallRefusal["limit"], string> = {
  live: `You can have ${callAllowance.live} calls going on at once`,
  business: `You can have ${callAllowance.business} call going on with a business`,
  day: `You can start ${callAllowance.day} calls a day`,
};

/** The Problem 429 that names the limit (`limit`), its number (`allowed`) and when to ask again. */
export const refusedCall = ({ limit, retryAfterSeconds }: CallRefusal): FormProblem =>
  new FormProblem(429, tooManyCode({ limit }), titles[limit], {
    members: { limit, allowed: callAllowance[limit] },
    headers: { "retry-after": String(retryAfterSeconds) },
  });
