import "server-only";
import { env, isLocalSignIn } from "#lib/platform/env";
import { failureSeconds, retryAfter } from "#lib/platform/retry-after";
import { Problem } from "#lib/platform/server/answers/problem";

/** The local host works in this process: where we are slow, it is too. */
const localMs = isLocalSignIn(env) ? 30_000 : null;

/** The longest that a page that is opened waits for the sign-in service, which may take a request and never answer. */
export const openingMs = localMs ?? 3_000;
/** The longest that whoever has pressed a button waits for it. */
export const pressedMs = localMs ?? 10_000;
/** The longest that a request waits to hear whether its session still exists: nearly every request of a user asks. */
export const sessionMs = localMs ?? 1_000;
/** For so long after it has not answered a request it is not asked by another: each would wait, and leave a connection open. */
export const pauseMs = isLocalSignIn(env) ? 0 : 5_000;

/** Marks a plain form post that the middleware has let through although the service did not answer. */
export const unansweredHeader = "lantern-sign-in-unanswered";

/** The problem of a request that the service was asked about in vain. */
export const signInUnanswered = (): Problem =>
  new Problem(503, "The sign-in service did not answer. Please try again.", {
    headers: retryAfter(failureSeconds),
  });
