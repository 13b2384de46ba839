import "server-only";
/** The sign-in service's data about a user, for "download my data": no password, no key, no secret. */
import { clerkClient } from "@clerk/nextjs/server";
import { z } from "zod";
import { pressedMs } from "#lib/platform/server/sign-in/sign-in-patience";
import { within } from "#lib/base/values/within";

/** Clerk's library does not know passkeys, but its API returns them. */
const withPasskeys = z.object({
  passkeys: z.array(
    z.object({
      name: z.string().nullish(),
      created_at: z.number().nullish(),
      last_used_at: z.number().nullish(),
    }),
  ),
});

const moment = (milliseconds: number | null | undefined) =>
  milliseconds == null ? null : new Date(milliseconds).toISOString();

/**
 * The account, what a provider such as Google has told about it, its passkeys, and its open sessions. Throws when the service
 * cannot be reached, or does not answer in time.
 */
export async function exportOfUser(userId: string): Promise<Record<string, unknown>> {
  const { users, sessions } = await clerkClient();
  const [user, open] = await within(
    pressedMs,
    Promise.all([users.getUser(userId), sessions.getSessionList({ userId, status: "active", limit: 100 })]),
  );
  return {
    account: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      username: user.username,
      emails: user.emailAddresses.map(({ emailAddress, verification }) => ({
        address: emailAddress,
        isVerified: verification?.status === "verified",
      })),
      phones: user.phoneNumbers.map(({ phoneNumber, verification }) => ({
        number: phoneNumber,
        isVerified: verification?.status === "verified",
      })),
      picture: user.hasImage ? user.imageUrl : null,
      providers: user.externalAccounts.map((told) => ({
        name: told.provider,
        id: told.providerUserId,
        email: told.emailAddress,
        username: told.username,
        firstName: told.firstName,
        lastName: told.lastName,
        picture: told.imageUrl,
      })),
      createdAt: moment(user.createdAt),
      lastSignInAt: moment(user.lastSignInAt),
      hasPassword: user.passwordEnabled,
      hasAuthenticatorApp: user.totpEnabled,
      hasBackupCodes: user.backupCodeEnabled,
    },
    passkeys: (withPasskeys.safeParse(user.raw).data?.passkeys ?? []).map((passkey) => ({
      name: passkey.name ?? null,
      createdAt: moment(passkey.created_at),
      lastUsedAt: moment(passkey.last_used_at),
    })),
    sessions: open.data.map(({ createdAt, lastActiveAt, latestActivity }) => ({
      startedAt: moment(createdAt),
      lastActiveAt: moment(lastActiveAt),
      browser: latestActivity?.browserName ?? null,
      device: latestActivity?.deviceType ?? null,
      address: latestActivity?.ipAddress ?? null,
      city: latestActivity?.city ?? null,
      country: latestActivity?.country ?? null,
    })),
  };
}
