/** How much each client has of what all share: connections, requests, bytes. */
import { widerHeld, widerKeyOf } from "#lib/platform/client-identity";

/** Counts something for each client, and for those in one /48 network together. One that has none of it takes no memory. */
export class ClientCounts {
  readonly #counts = new Map<string, number>();

  /** Whether a client may have so much more, where each may have `most`. */
  hasRoom(client: string, amount: number, most: number): boolean {
    if (this.#of(client) + amount > most) return false;
    const wider = widerKeyOf(client);
    return wider === null || this.#of(wider) + amount <= most * widerHeld;
  }

  /** Adds so much to what a client has, or takes it away again. */
  add(client: string, amount: number): void {
    this.#change(client, amount);
    const wider = widerKeyOf(client);
    if (wider !== null) this.#change(wider, amount);
  }

  #of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #change(key: string, amount: number): void {
    const count = this.#of(key) + amount;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
