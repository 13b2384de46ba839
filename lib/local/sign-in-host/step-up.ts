/**
 * Step-up authentication, which Clerk calls reverification: changing how an account is signed in to requires a password, a passkey
 * or a code from the last ten minutes.
 */
import { LRUCache } from "lru-cache";
import { Refusal } from "#lib/local/sign-in-host/refusal";
import { factorAges } from "#lib/local/sign-in-host/tokens";
import type { Session } from "#lib/local/sign-in-host/clients";
import { newId, type User } from "#lib/local/sign-in-host/users";

const freshMinutes = 10;

/** What has to be proved, and how far that has come. */
export type Verification = {
  id: string;
  level: string;
  needsFirst: boolean;
  needsSecond: boolean;
  strategy: string | null;
  nonce: string | null;
  wrongCodes: number;
};

export type Verifications = LRUCache<string, Verification>;

/** Verifications by session, one at a time. */
export const openVerifications = (): Verifications =>
  new LRUCache({ max: 1_000, ttl: freshMinutes * 60_000 });

/** What `level` requires of a user: their strongest factor, unless the first factor alone or both are required. */
export const newVerification = (level: string, { totp }: User): Verification => ({
  id: newId("sver"),
  level,
  needsFirst: level !== "second_factor" || totp === null,
  needsSecond: level !== "first_factor" && totp !== null,
  strategy: null,
  nonce: null,
  wrongCodes: 0,
});

/** Throws the Refusal 403, which Clerk's browser code knows, unless the user has recently used their strongest factor. */
export function requireFresh(session: Session, user: User): void {
  const [first, second] = factorAges(session);
  const age = user.totp === null ? first : second;
  if (age === -1 || age >= freshMinutes)
    throw new Refusal(403, "session_reverification_required", "Additional verification is required.");
}
