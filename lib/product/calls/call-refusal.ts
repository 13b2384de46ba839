/** What a user is told who has as many calls as they may. */
import { callAllowance, tooManyCode, type CallRefusal, type TooMany } from "#lib/product/calls/allowance";
import { Problem } from "#lib/platform/server/problem";

const titles: Record<CallRefusal["limit"], string> = {
  live: `You can have ${callAllowance.live} calls going on at once`,
  business: `You can have ${callAllowance.business} call going on with a business`,
  day: `You can start ${callAllowance.day} calls a day`,
};

/** The Problem 429 that names the limit (`limit`), its number (`allowed`) and when to ask again. */
export const refusedCall = ({ limit, retryAfterSeconds }: CallRefusal): Problem =>
  new Problem(429, titles[limit], {
    members: { limit, allowed: callAllowance[limit] },
    headers: { "retry-after": String(retryAfterSeconds) },
  });

/** By which code a page without JavaScript is told why a call was not started. */
export const refusalCode = ({ status, details }: Problem): TooMany | "failed" =>
  status === 429 ? tooManyCode(details.members) : "failed";
