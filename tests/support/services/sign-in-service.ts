/**
 * The sign-in service, doing as it is asked, for tests of what becomes of a user's data. A test file with it runs in a process of
 * its own.
 */
import { beforeEach, vi } from "vitest";
import * as accountOwner from "#lib/platform/server/sign-in/account-owner";
import * as accounts from "#lib/platform/server/sign-in/accounts";
import * as signInData from "#lib/platform/server/sign-in/sign-in-data";

/**
 * In the tests of the calling file it deletes whom it is told to, has nothing to tell of a user, and knows these addresses of
 * each.
 */
export const obedientSignIn = (addresses: string[] = []): void =>
  beforeEach(() => {
    vi.spyOn(accountOwner, "deleteUser").mockResolvedValue();
    vi.spyOn(accounts, "verifiedAddressesOf").mockResolvedValue(addresses);
    vi.spyOn(signInData, "exportOfUser").mockResolvedValue({});
  });
