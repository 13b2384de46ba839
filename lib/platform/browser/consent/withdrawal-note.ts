import "client-only";
import { signInCookies } from "#lib/platform/browser/sign-in/sign-in-cookies";
import { readStored, writeStored } from "#lib/platform/browser/storage/storage";
import { withdrawalKey } from "#lib/base/visitor/consent";

/**
 * Notes that the server has to hear of a no, and of which sign-in it is, before the notes that there are: they may be another
 * user's. Each note is unique, so that an answer to one no does not count for the next.
 */
export const noteWithdrawal = (): boolean =>
  writeStored(
    withdrawalKey,
    [[Date.now(), signInCookies()].join(), readStored(withdrawalKey)].join("\n").slice(0, 4000),
  );
