/** How long after the start background work begins: loading its code takes a sixth of the time of a start. */
const backgroundAfterMs = 1_000;

/** Runs once when the server starts. The server waits for it, so it only decides whether the server may serve. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- Next replaces this very expression, and drops what is not for Node
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireOwnKey } = await import("#lib/platform/server/sign-in/sign-in-keys");
    requireOwnKey();
    const { env } = await import("#lib/platform/env");
    const { keepDataFolderPrivate } = await import("#lib/platform/data-folder");
    keepDataFolderPrivate(env.LANTERN_DATA_DIR);

    /** Starts the timers and queues, which continue what an earlier process left. */
    const startBackground = async () => {
      const { startPublicationClock } = await import("#lib/platform/server/content/publication-clock");
      startPublicationClock();
      const { startOutbox } = await import("#lib/reader/submissions/outbox");
      startOutbox();
      const { startCalls } = await import("#lib/product/calls/queue/run-calls");
      startCalls();
      const { startErasures } = await import("#lib/product/calls/queue/erase-calls");
      startErasures();
      const { startBilling } = await import("#lib/product/account/run-billing");
      startBilling();
      const { startRetention } = await import("#lib/personal-data/purge-expired");
      startRetention();
      const { warnOfMissingDetails } = await import("#lib/publication/content/operator-warning");
      await warnOfMissingDetails();
    };
    setTimeout(() => void startBackground(), backgroundAfterMs).unref();
  }
}
