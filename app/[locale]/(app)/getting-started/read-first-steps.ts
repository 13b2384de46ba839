import "server-only";
import type { FirstSteps } from "@/components/account/first-steps";
import { hasCalls } from "#lib/calls/store";
import { hasVisited } from "#lib/directory/store";
import { readLocations } from "#lib/locations/store";
import { readAccount, type SessionUser } from "#lib/platform/server/sign-in";

/** Which of the first steps a user has taken, as the product's parts know it. */
export async function readFirstSteps({ id }: SessionUser): Promise<FirstSteps> {
  const [account, locations, business, call] = await Promise.all([
    readAccount(),
    readLocations(id),
    hasVisited(id),
    hasCalls(id),
  ]);
  return { name: Boolean(account.firstName), location: locations.length > 0, business, call };
}
