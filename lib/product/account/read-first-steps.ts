import "server-only";
import { callStore } from "#lib/product/calls/records/call-store";
import { visitStore } from "#lib/product/directory/records/visit-store";
import { locationStore } from "#lib/product/locations/location-store";
import { database } from "#lib/platform/server/database/database";
import { readAccountIfReached, type SessionUser } from "#lib/platform/server/sign-in/sign-in";

/** Which of the first steps a user has taken; null where that is not known. */
export type FirstSteps = Record<"name" | "location" | "business" | "call", boolean | null>;

/** Reads which of the first steps a user has taken from the parts of the product that know it. */
export async function readFirstSteps({ id }: SessionUser): Promise<FirstSteps> {
  const db = await database();
  const [account, locations, business, call] = await Promise.all([
    readAccountIfReached(),
    locationStore(db).readAll(id),
    visitStore(db).hasAny(id),
    callStore(db).hasAny(id),
  ]);
  const name = account && Boolean(account.firstName);
  return { name, location: locations.length > 0, business, call };
}
