import { readSettings } from "#lib/account/store";

/** The user's own call-back number in E.164, used when the form's field is empty; null when none is saved. */
export const readSavedNumber = async (userId: string): Promise<string | null> =>
  (await readSettings(userId)).callBackNumber;
