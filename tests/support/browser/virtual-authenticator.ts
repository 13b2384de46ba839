/** A virtual device that creates and stores passkeys, provided by Chromium. */
import type { Page } from "@playwright/test";

/**
 * Adds such a device to the page's browser; its user is verified and agrees at once. `fillsIn` says whether the browser offers
 * passkeys in autofill.
 */
export async function addAuthenticator(page: Page, { fillsIn = true } = {}) {
  // Clerk's browser code offers no passkeys to a browser that says it is automated.
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  if (!fillsIn)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** Sets whether the device can verify its user. */
    recognize: (isRecognized: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isRecognized }),
  };
}
