import { accountStore } from "#lib/product/account/account-store";
import { database } from "#lib/platform/server/database/database";

/** The user's own call-back number in E.164, used when the form's field is empty; null when none is saved. */
export const readSavedNumber = async (userId: string): Promise<string | null> =>
  (await accountStore(await database()).readSettings(userId)).callBackNumber;
