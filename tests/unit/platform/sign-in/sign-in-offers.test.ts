import { afterEach, expect, test, vi } from "vitest";
import { canFillPasskeys, readSignInOffers } from "#lib/platform/browser/sign-in/sign-in-offers";

afterEach(() => vi.unstubAllGlobals());

const clerkWith = (userSettings: unknown) =>
  vi.stubGlobal("Clerk", { __internal_environment: { userSettings } });
const nothing = {
  hasPasswords: false,
  hasPasskeys: false,
  hasAuthenticatorApps: false,
  hasBackupCodes: false,
  providers: [],
};

test("what the instance has switched on is offered, and no other provider than Google and Apple", () => {
  const on = { enabled: true, authenticatable: true };
  clerkWith({
    attributes: {
      password: { enabled: true },
      passkey: { enabled: true },
      authenticator_app: { enabled: true },
      backup_code: { enabled: false },
    },
    social: {
      oauth_apple: on,
      oauth_google: { enabled: true, authenticatable: false },
      oauth_github: on,
    },
  });
  expect(readSignInOffers()).toEqual({
    hasPasswords: true,
    hasPasskeys: true,
    hasAuthenticatorApps: true,
    hasBackupCodes: false,
    providers: [{ strategy: "oauth_apple", name: "Apple" }],
  });
});

test("where Clerk's code is not there, or keeps its settings elsewhere, nothing is offered", () => {
  expect(readSignInOffers()).toEqual(nothing);
  for (const settings of [undefined, null, "passkey", [], { attributes: null, social: [true] }]) {
    clerkWith(settings);
    expect(readSignInOffers()).toEqual(nothing);
  }
});

test("a browser that does not know the question fills in no passkey", async () => {
  vi.stubGlobal("window", {});
  expect(await canFillPasskeys()).toBe(false);
  vi.stubGlobal("window", { PublicKeyCredential: { isConditionalMediationAvailable: async () => true } });
  expect(await canFillPasskeys()).toBe(true);
});
