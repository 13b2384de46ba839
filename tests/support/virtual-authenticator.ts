/** A device that makes and keeps passkeys, as Chromium pretends to have one. */
import type { Page } from "@playwright/test";

/**
 * Gives the page's browser such a device; its user is checked and agrees at once. `fillsIn` says whether the browser offers
 * passkeys among what it fills a form with.
 */
export async function addAuthenticator(page: Page, { fillsIn = true } = {}) {
  // Clerk's browser code offers no passkeys to what says that it is automated.
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
    /** Whether the device can tell that it is its user. */
    recognize: (isRecognized: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isRecognized }),
  };
}
