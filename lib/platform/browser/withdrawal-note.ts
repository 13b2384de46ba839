import "client-only";
import { writeStored } from "#lib/platform/browser/storage";
import { withdrawalKey } from "#lib/base/visitor/consent";

/** Notes that the server is to hear of a no. Each note is its own: what is heard of one no says nothing of the next. */
export const noteWithdrawal = (): boolean => writeStored(withdrawalKey, `${Date.now()}`);
