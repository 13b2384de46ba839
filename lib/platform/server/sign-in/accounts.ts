import "server-only";
/** The accounts at the sign-in service. */
import { clerkClient } from "@clerk/nextjs/server";
import { LRUCache } from "lru-cache";
import type { SessionUser } from "#lib/platform/server/sign-in/live-sessions";
import { logger } from "#lib/platform/server/logger";
import { processWide } from "#lib/base/values/process-wide";
import { openingMs, pauseMs } from "#lib/platform/server/sign-in/sign-in-patience";
import { isUnknownToClerk } from "#lib/platform/server/sign-in/unknown-to-clerk";
import { NoAnswerInTime, within } from "#lib/base/values/within";
import { evenNow } from "#lib/base/values/even-clock";

export type Account = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  imageUrl: string | null;
  phone: string | null;
  createdAt: Date;
  lastSignInAt: Date | null;
  primaryEmailVerified: boolean;
};

/** The parts of an account that every page of the product shows. */
export type ShownAccount = Pick<Account, "firstName" | "email" | "imageUrl">;

const keptMs = 60_000;

/** When a user last changed their account here. */
const changes = processWide(
  "account-changes",
  () => new LRUCache<string, number>({ max: 1_000, ttl: keptMs }),
);

/** Until when the service is not asked for the account of a page, by `evenNow`. */
const silence = processWide("accounts-silence", () => ({ until: 0 }));

/**
 * The sign-in service's last answer about an account, by session. Every page of the product shows the account, and asking each time
 * would cost a request to an external service. Kept in memory as long as a session's token is valid; when it cannot be read again,
 * it stays in use for as long again. A change made here is visible at once (`forgetAccount`), one made elsewhere within the minute.
 */
const accounts = processWide(
  "accounts",
  () =>
    new LRUCache<string, Account, { userId: string }>({
      max: 1_000,
      ttl: keptMs,
      fetchMethod: async (_session, former, { context: { userId } }) => {
        const askedAt = evenNow();
        try {
          if (askedAt < silence.until) throw new NoAnswerInTime();
          const account = await askAccount(userId);
          // The account was changed while the answer was on its way: the answer may be from before.
          return (changes.get(userId) ?? 0) > askedAt ? await askAccount(userId) : account;
        } catch (error) {
          if (error instanceof NoAnswerInTime && askedAt >= silence.until)
            silence.until = evenNow() + pauseMs;
          if (!former) throw error;
          logger.warn("an account could not be read again");
          return former;
        }
      },
    }),
);

/** Undefined when the user no longer exists. Throws when the service cannot be reached, or does not answer in time. */
const findUser = async (userId: string) =>
  within(openingMs, (await clerkClient()).users.getUser(userId)).catch((error: unknown) => {
    if (isUnknownToClerk(error)) return undefined;
    throw error;
  });

/** Undefined when the account no longer exists. */
async function askAccount(userId: string): Promise<Account | undefined> {
  const user = await findUser(userId);
  if (!user) return undefined;
  const email = user.primaryEmailAddress;
  return {
    id: user.id,
    email: email?.emailAddress ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    imageUrl: user.imageUrl || null,
    phone: user.primaryPhoneNumber?.phoneNumber ?? null,
    createdAt: new Date(user.createdAt),
    lastSignInAt: user.lastSignInAt === null ? null : new Date(user.lastSignInAt),
    primaryEmailVerified: email?.verification?.status === "verified",
  };
}

/**
 * The account that a session belongs to; undefined when it no longer exists. Throws what the service's client throws when it cannot
 * be reached.
 */
export const accountOf = ({ id, sessionId }: SessionUser): Promise<Account | undefined> =>
  accounts.fetch(sessionId, { context: { userId: id } });

/** To be called after a change to an account: the next page then reads it again. */
export function forgetAccount(userId: string): void {
  changes.set(userId, evenNow());
  for (const [session, account] of accounts.entries()) if (account.id === userId) accounts.delete(session);
}

/** The addresses that a user has confirmed, as the sign-in service has them now; none for a user who no longer exists. */
export async function verifiedAddressesOf(userId: string): Promise<string[]> {
  const user = await findUser(userId);
  return (user?.emailAddresses ?? [])
    .filter(({ verification }) => verification?.status === "verified")
    .map(({ emailAddress }) => emailAddress);
}
