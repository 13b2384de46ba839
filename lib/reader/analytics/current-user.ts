import "client-only";
/** Who is signed in on this page, for analytics, which may start before or after that is known. */
import type { SignedInUser } from "#lib/reader/analytics/identity";
import { pageWide } from "#lib/platform/browser/page-wide";

const current = pageWide("user", () => ({
  user: null as SignedInUser | null,
  listener: null as ((user: SignedInUser | null) => void) | null,
}));

/** Says who is signed in; null when the page has come to show nobody. Costs nothing without consent. */
export function announceUser(now: SignedInUser | null): void {
  current.user = now;
  current.listener?.(now);
}

/** Calls `onUser` with who is signed in, now and at each change. Gives the way to stop. */
export function watchUser(onUser: (user: SignedInUser | null) => void): () => void {
  current.listener = onUser;
  if (current.user) onUser(current.user);
  return () => (current.listener = null);
}
