import "client-only";
/** Who is signed in on this page, for analytics, which may start before or after that is known. */
import type { SignedInUser } from "#lib/analytics/identity";

let user: SignedInUser | null = null;
let listener: ((user: SignedInUser | null) => void) | null = null;

/** Says who is signed in; null when the page has come to show nobody. Costs nothing without consent. */
export function announceUser(now: SignedInUser | null): void {
  user = now;
  listener?.(now);
}

/** Calls `onUser` with who is signed in, now and at each change. Gives the way to stop. */
export function watchUser(onUser: (user: SignedInUser | null) => void): () => void {
  listener = onUser;
  if (user) onUser(user);
  return () => (listener = null);
}
