/** How many requests of one client are being answered at once, over all its connections and proxies. */
import type { ServerResponse } from "node:http";

/** Bounds how many requests of a client are answered at once. */
export class InFlight {
  readonly #most: number;
  readonly #ofClient = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a request until its answer has left. False when its client has too many of them. */
  enter(client: string, response: ServerResponse): boolean {
    const count = this.#ofClient.get(client) ?? 0;
    if (count >= this.#most) return false;
    this.#ofClient.set(client, count + 1);
    response.once("close", () => {
      const left = (this.#ofClient.get(client) ?? 1) - 1;
      if (left === 0) this.#ofClient.delete(client);
      else this.#ofClient.set(client, left);
    });
    return true;
  }
}
