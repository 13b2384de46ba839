import "server-only";
import { opaqueKey } from "#lib/platform/server/opaque-key";

/** Names a user to their own pages, and says nothing of them elsewhere. */
export const accountKey = (userId: string): string => opaqueKey(`page of ${userId}`);
