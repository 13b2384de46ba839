import "server-only";
/** Use case: what a user sets, with the location that is theirs by default. */
import { accountStore } from "#lib/product/account/account-store";
import type { AccountSettings } from "#lib/product/account/settings";
import { locationStore } from "#lib/product/locations/location-store";
import type { Database } from "#lib/platform/server/database/database";

/** What is not named stays as it is; a null location is none. */
type Changes = Partial<AccountSettings> & { defaultLocationId?: string | null | undefined };

/** Changes all of it or, where that fails, nothing. False when the user has no such location. */
export const changeSettings = (
  db: Database,
  userId: string,
  { defaultLocationId, ...settings }: Changes,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const isKnown =
      defaultLocationId === undefined ||
      (await locationStore(transaction).makeDefault(userId, defaultLocationId));
    if (isKnown) await accountStore(transaction).changeSettings(userId, settings, new Date());
    return isKnown;
  });
