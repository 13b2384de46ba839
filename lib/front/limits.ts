/** Limits of the server: how much of it one client, or all of them together, may use. */
import type { ServerOptions } from "node:http";

export const limits = {
  /** Memory for cached pages and payloads. What does not fit is on the disk, finished except for its compression. */
  cacheBytes: 20 * 2 ** 20,
  /** Memory for uncompressed bodies of those pages, for clients that take no compressed one. */
  plainBytes: 4 * 2 ** 20,
  server: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // The time that clients are told. The buffer lets a request through that is on its way when it ends: in an hour of
    // `npm run soak` a few were broken off without it.
    keepAliveTimeout: 30_000,
    keepAliveTimeoutBuffer: 5_000,
    connectionsCheckingInterval: 2_000,
    // The front checks this itself, so that the fault is answered like every other.
    requireHostHeader: false,
    insecureHTTPParser: false,
    noDelay: true,
    // A request for an upgrade is answered as an ordinary one. Otherwise Next, which listens for upgrades once it has answered
    // a request, would be given the socket, and then no time limit holds for it.
    shouldUpgradeCallback: () => false,
  } satisfies ServerOptions,
  /** How long a connection may stand without any traffic. */
  idleMs: 30_000,
  /** How long a client may take to read one answer. */
  answerMs: 60_000,
  /** A connection that its client does not close this long after the last answer is closed. */
  lingerMs: 2_000,
  connections: 4_096,
  connectionsPerClient: 512,
  /**
   * Requests of one client that are answered at once, over all connections. This bounds clients behind a proxy, who share its
   * connections.
   */
  requestsPerClient: 512,
  /** Bytes of bodies that are being read or answered. Sixteen of the longest that an endpoint takes, times two. */
  bodies: { all: 16 * 2 ** 20, perClient: 2 * 2 ** 20 },
  sweepMs: 5_000,
  /** What clients make up is a key in memory only if it has fewer characters than this. */
  keyLength: 256,
  /** One render by Next. A page that was just written may have been begun this long ago, and show what was true then. */
  renderMs: 20_000,
  /** Renders in a minute for one client of what is not cached: ten a second, more than a reader's clicks come to. */
  missesPerMinute: 600,
  /** Reads of endpoints in a minute for one client: a page that follows a call asks once a second, and a home has several. */
  endpointReadsPerMinute: 2_400,
  /** What one client may send in a minute, the signed webhooks of services aside: a reader writes an event every few seconds. */
  sendsPerMinute: 1_200,
  /** Seconds after which there is room for a client that was refused: those that were let in have been answered by then. */
  roomSeconds: 5,
};
