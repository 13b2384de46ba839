/** What a user is told who has as many calls as they may. */
import { tooManyCode, type CallRefusal } from "#lib/product/calls/allowance";
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
