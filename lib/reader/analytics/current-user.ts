import "client-only";
/** The user signed in on this page, for analytics, which may start before or after that is known. */
import type { SignedInUser } from "#lib/reader/analytics/identity";
import { pageWide } from "#lib/platform/browser/page/page-wide";

const current = pageWide("user", () => ({
  user: null as SignedInUser | null,
  listener: null as ((user: SignedInUser | null) => void) | null,
}));

/** Announces who is signed in; null when nobody is any more. Costs nothing without consent. */
export function announceUser(now: SignedInUser | null): void {
  current.user = now;
  current.listener?.(now);
}

/** Calls `onUser` with the signed-in user, now and at each change. Returns a function that stops this. */
export function watchUser(onUser: (user: SignedInUser | null) => void): () => void {
  current.listener = onUser;
  if (current.user) onUser(current.user);
  return () => (current.listener = null);
}
