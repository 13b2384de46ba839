import "server-only";
import { opaqueKey } from "#lib/platform/server/opaque-key";

/** Names a user to their own pages, and says nothing of them elsewhere. */
export const accountKey = (userId: string): string => opaqueKey(`page of ${userId}`);

/** Whether what was sent is a user's, by the account that it names. What names none is taken for theirs. */
export const isOfAccount = (userId: string, named: unknown): boolean =>
  typeof named !== "string" || named === accountKey(userId);
