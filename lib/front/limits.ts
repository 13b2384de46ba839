/** Limits of the server: what one client, or all of them, may hold of it. */
import type { ServerOptions } from "node:http";

export const limits = {
  /** Memory for cached pages and payloads. What does not fit is on the disk, finished but for its compression. */
  cacheBytes: 20 * 2 ** 20,
  /** Memory for bodies of those pages as they are sent to a client that takes no compressed one. */
  plainBytes: 4 * 2 ** 20,
  server: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // What a client is told. Its next request may be on its way by then, and wait for a page that is being rendered: an
    // hour of `npm run soak` broke off a few.
    keepAliveTimeout: 30_000,
    keepAliveTimeoutBuffer: 5_000,
    connectionsCheckingInterval: 2_000,
    // The front asks for it itself, and says what is wrong like everything else.
    requireHostHeader: false,
    insecureHTTPParser: false,
    noDelay: true,
    // An upgrade is answered as the plain request it also is. Next listens for upgrades of its own accord, as soon as it
    // has answered a request, and a socket that is handed over has no time limit.
    shouldUpgradeCallback: () => false,
  } satisfies ServerOptions,
  /** A connection on which nothing moves. */
  idleMs: 30_000,
  /** One answer, however slowly it is read. */
  answerMs: 60_000,
  /** What a client has not closed so long after its last answer is closed for it. */
  lingerMs: 2_000,
  connections: 4_096,
  connectionsPerClient: 512,
  /** Requests being answered, over however many connections: what a proxy's clients are counted by. */
  requestsPerClient: 512,
  /** Bytes of bodies that are being read or answered. Sixteen of the longest that an endpoint takes, times two. */
  bodies: { all: 16 * 2 ** 20, perClient: 2 * 2 ** 20 },
  sweepMs: 5_000,
  /** One render by Next. A page that was just written may have been begun this long ago, and show what was true then. */
  renderMs: 20_000,
  /** Renders in a minute for one client of what is not cached: ten a second, more than a reader's clicks come to. */
  missesPerMinute: 600,
  /** Reads of endpoints in a minute for one client: a page that follows a call asks once a second, and a home has several. */
  endpointReadsPerMinute: 2_400,
  /** What one client may send in a minute, the signed webhooks of services aside: a reader writes an event every few seconds. */
  sendsPerMinute: 1_200,
};
