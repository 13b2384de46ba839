/** Asks the server to link a visitor's history to the user they have signed in as, once or with retries. */
import { isRecord } from "#lib/base/values/json";
import type { Linking } from "#lib/reader/visitor/linking";
import { ApiError } from "#lib/platform/browser/requests/api-client";
import { callProduct } from "#lib/platform/browser/requests/product-api";
import { visitorHeaders } from "#lib/platform/browser/consent/visitor";

/** `waitMs`: how long the server asks to wait before the next try, if it does. */
export type LinkOutcome = { linking: Linking } | { error: string; waitMs?: number };

/** Asks the server to link; returns its answer. Throws when the server refuses. */
export const requestLink = (anonId: string, signal?: AbortSignal): Promise<unknown> =>
  callProduct("/api/analytics/link", {
    method: "POST",
    as: "user",
    body: { anon_id: anonId },
    headers: visitorHeaders(),
    ...(signal ? { signal } : {}),
  });

/** The first try about two seconds after sign-in, then two more. */
const firstAfterMs = 2_000;
const retryAfterMs = [2_000, 4_000] as const;

/** No page waits longer than this; the next page links instead. */
const longestWaitMs = 60_000;

const unexpected = "An unexpected error occurred";
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Links in the background, with retries. `call` asks the server and throws when it refuses. */
export async function linkAfterSignIn(call: () => Promise<unknown>): Promise<LinkOutcome> {
  await wait(firstAfterMs);
  let outcome = await linkNow(call);
  for (const delay of retryAfterMs) {
    if ("linking" in outcome || (outcome.waitMs ?? 0) > longestWaitMs) break;
    await wait(Math.max(delay, outcome.waitMs ?? 0));
    outcome = await linkNow(call);
  }
  return outcome;
}

/** Links once, for a reader who has asked for it and waits. Never throws. */
export async function linkNow(call: () => Promise<unknown>): Promise<LinkOutcome> {
  try {
    const linking = readLinking(await call());
    return linking?.success ? { linking } : { error: unexpected };
  } catch (error) {
    const waitMs = error instanceof ApiError ? error.retryAfterMs : null;
    return { error: unexpected, ...(waitMs === null ? {} : { waitMs }) };
  }
}

/** The server's answer, checked by hand, because a schema library would outweigh it. Null when it is invalid. */
export function readLinking(given: unknown): Linking | null {
  if (!isRecord(given) || typeof given.success !== "boolean") return null;
  const number = (name: string) => (typeof given[name] === "number" ? given[name] : 0);
  return {
    success: given.success,
    already_linked: given.already_linked === true,
    new_data_migrated: given.new_data_migrated === true,
    profiles_linked: number("profiles_linked"),
    profiles_failed: number("profiles_failed"),
    has_anonymous_data: given.has_anonymous_data === true,
    total_visits_before_signup: number("total_visits_before_signup"),
    time_to_conversion_hours:
      typeof given.time_to_conversion_hours === "number" ? given.time_to_conversion_hours : null,
  };
}
