/** How many answers that are not cached one client may ask for in a minute. Each kind of request has a limit of its own. */
import type { IncomingMessage } from "node:http";
import { isEndpointPath, isHealthCheck } from "#lib/front/requests/address";
import { limits } from "#lib/front/limits";
import { MinuteLimit } from "#lib/front/requests/minute-limit";
import { isRead } from "#lib/front/requests/request-checks";

/** The webhooks of services, which sign what they send: each service counts as one client, however much it has to tell. */
const isWebhook = (path: string) =>
  /^\/api\/(?:revalidate|(?:billing|sign-in)\/webhook|calls\/callback)$/.test(path);

/** Counts what clients ask for. A client is known by its key (`clientOfRequest`). */
export class ClientShares {
  readonly #renders = new MinuteLimit(limits.missesPerMinute);
  readonly #endpointReads = new MinuteLimit(limits.endpointReadsPerMinute);
  readonly #healthChecks = new MinuteLimit(limits.endpointReadsPerMinute);
  readonly #sent = new MinuteLimit(limits.sendsPerMinute);

  /** Takes one answer that is not cached. Returns 0, or the seconds after which the client may ask again. */
  take(client: string, request: IncomingMessage, path: string, isOfSlot: boolean): number {
    return this.#shareOf(request, path, isOfSlot)?.take(client) ?? 0;
  }

  /** Gives one render back: the page is in the cache now, and costs nothing from here on. */
  giveBackRender(client: string): void {
    this.#renders.giveBack(client);
  }

  #shareOf(request: IncomingMessage, path: string, isOfSlot: boolean): MinuteLimit | null {
    if (!isRead(request)) return isWebhook(path) ? null : this.#sent;
    if (isOfSlot) return this.#renders;
    // Counted apart: behind a proxy that hides its clients, the other reads would use up what the operator's monitoring needs.
    if (isHealthCheck(path)) return this.#healthChecks;
    // Endpoints have narrower limits of their own where they need them.
    return isEndpointPath(path) ? this.#endpointReads : this.#renders;
  }
}
