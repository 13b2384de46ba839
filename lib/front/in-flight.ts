/** How many requests of one client are being answered, over however many connections of whichever proxy. */
import type { ServerResponse } from "node:http";

/** Lets a client have so many requests answered at once, and no more. */
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
