/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- Next replaces this very expression, and drops what is not for Node
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireOwnKey } = await import("#lib/platform/server/sign-in-keys");
    requireOwnKey();
    const { env } = await import("#lib/platform/env");
    const { keepDataFolderPrivate } = await import("#lib/platform/data-folder");
    keepDataFolderPrivate(env.LANTERN_DATA_DIR);
    const { startPublicationClock } = await import("#lib/platform/server/publication-clock");
    startPublicationClock();
    const { startOutbox } = await import("#lib/platform/server/outbox/outbox");
    startOutbox();
    const { startCalls } = await import("#lib/product/calls/run-calls");
    startCalls();
    const { startBilling } = await import("#lib/product/account/run-billing");
    startBilling();
    const { startRetention } = await import("#lib/reader/visitor/purge-expired");
    startRetention();
    const { warnOfMissingDetails } = await import("#lib/publication/content/operator-warning");
    void warnOfMissingDetails();
  }
}
