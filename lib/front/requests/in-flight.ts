/** How many requests of one client are being answered at once, over all its connections and proxies. */
import type { ServerResponse } from "node:http";
import { ClientCounts } from "#lib/front/requests/client-counts";

/** Bounds how many requests of a client are answered at once. */
export class InFlight {
  readonly #most: number;
  readonly #counts = new ClientCounts();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a request until its answer has left. False when its client has too many of them. */
  enter(client: string, response: ServerResponse): boolean {
    if (!this.#counts.hasRoom(client, 1, this.#most)) return false;
    this.#counts.add(client, 1);
    response.once("close", () => this.#counts.add(client, -1));
    return true;
  }
}
