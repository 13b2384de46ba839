import "server-only";
import { opaqueKey } from "#lib/platform/server/opaque-key";

/** A user's key for their own pages. It tells nobody else who the user is. */
export const accountKey = (userId: string): string => opaqueKey(`page of ${userId}`);

/** Whether a request belongs to a user, by the account that it names. One that names none counts as the user's. */
export const isOfAccount = (userId: string, named: unknown): boolean =>
  typeof named !== "string" || named === accountKey(userId);
