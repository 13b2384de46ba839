import "server-only";
/** Finds a user for an operator's commands. These run without a server, and so without the local sign-in host. */
import path from "node:path";
import { createClerkClient, type EmailAddress } from "@clerk/backend";
import { isClerkAPIResponseError } from "@clerk/backend/errors";
import { openUsers } from "#lib/local/sign-in-host/users";
import { env, isLocalSignIn } from "#lib/platform/env";
import { pressedMs } from "#lib/platform/server/sign-in/sign-in-patience";
import { within } from "#lib/base/values/within";

/** Whether an address is this one, and confirmed: anybody can add an unconfirmed one to their account. */
const isConfirmed =
  (address: string) =>
  ({ emailAddress, verification }: EmailAddress): boolean =>
    emailAddress.toLowerCase() === address.toLowerCase() && verification?.status === "verified";

/**
 * The id of the user with this id or confirmed e-mail address; null when there is none. Throws when the service cannot be asked.
 */
export async function findUserId(named: string): Promise<string | null> {
  const isAddress = named.includes("@");
  if (isLocalSignIn(env)) {
    const users = openUsers(path.resolve(env.LANTERN_DATA_DIR, "sign-in"));
    return (isAddress ? users.findByEmail(named) : users.find(named))?.id ?? null;
  }
  if (!env.CLERK_SECRET_KEY) throw new Error("CLERK_SECRET_KEY is not set: users cannot be looked up.");
  const { users } = createClerkClient({ secretKey: env.CLERK_SECRET_KEY });
  if (isAddress) {
    const { data } = await within(pressedMs, users.getUserList({ emailAddress: [named] }));
    return data.find(({ emailAddresses }) => emailAddresses.some(isConfirmed(named)))?.id ?? null;
  }
  return within(pressedMs, users.getUser(named)).then(
    ({ id }) => id,
    (error: unknown) => {
      if (isClerkAPIResponseError(error) && error.status === 404) return null;
      throw error;
    },
  );
}
