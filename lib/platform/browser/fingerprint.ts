import "client-only";
/** The device's fingerprint. The library is fetched when one is asked for, which is only ever done with consent. */

/** Gives the fingerprint, or null where the browser does not lend itself to one. Never throws. */
export async function readFingerprint(): Promise<string | null> {
  try {
    const { load } = await import("@fingerprintjs/fingerprintjs");
    // Without `monitoring`, which would report to the library's makers.
    const agent = await load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch {
    return null;
  }
}
