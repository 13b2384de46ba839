import "server-only";
import type { FirstSteps } from "@/components/account/first-steps";
import { readAccount, type SessionUser } from "#lib/platform/server/sign-in";

/** Which of the first steps a user has taken, as the product's parts know it. */
export async function readFirstSteps(_user: SessionUser): Promise<FirstSteps> {
  const account = await readAccount();
  return { name: Boolean(account.firstName), location: false, business: false, call: false };
}
