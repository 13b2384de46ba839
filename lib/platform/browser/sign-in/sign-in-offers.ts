import "client-only";
/**
 * What the sign-in service offers in its configuration. Clerk's browser code knows it, but shows it only to its own screens. What
 * cannot be found there is not offered.
 */
import { isRecord } from "#lib/base/values/json";

const signInProviders = [
  { strategy: "oauth_google", name: "Google" },
  { strategy: "oauth_apple", name: "Apple" },
] as const;

export type SignInProvider = (typeof signInProviders)[number];

export type SignInOffers = {
  hasPasswords: boolean;
  hasPasskeys: boolean;
  hasAuthenticatorApps: boolean;
  hasBackupCodes: boolean;
  providers: readonly SignInProvider[];
};

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value);

/** Reads the offers from Clerk's browser code, once that is loaded. */
export function readSignInOffers(): SignInOffers {
  const settings = at((globalThis as { Clerk?: unknown }).Clerk, "__internal_environment", "userSettings");
  const isOn = (...path: string[]) => at(settings, ...path) === true;
  return {
    hasPasswords: isOn("attributes", "password", "enabled"),
    hasPasskeys: isOn("attributes", "passkey", "enabled"),
    hasAuthenticatorApps: isOn("attributes", "authenticator_app", "enabled"),
    hasBackupCodes: isOn("attributes", "backup_code", "enabled"),
    providers: signInProviders.filter(
      ({ strategy }) => isOn("social", strategy, "enabled") && isOn("social", strategy, "authenticatable"),
    ),
  };
}

/** Whether this browser can use passkeys at all. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Whether this browser offers passkeys when it fills in a form. */
export async function canFillPasskeys(): Promise<boolean> {
  try {
    return await window.PublicKeyCredential.isConditionalMediationAvailable();
  } catch {
    // An older browser, which does not have this function.
    return false;
  }
}
