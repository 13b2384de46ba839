import "client-only";
/** The device's fingerprint. The library is loaded when a fingerprint is requested, which only happens with consent. */

/** Returns the fingerprint, or null where the browser does not allow one. Never throws. */
export async function readFingerprint(): Promise<string | null> {
  try {
    const { load } = await import("@fingerprintjs/fingerprintjs");
    // Without `monitoring`, which would send reports to the makers of the library.
    const agent = await load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch {
    return null;
  }
}
