/** Counts something for each client. One that has none of it takes no memory. */
export class ClientCounts {
  readonly #counts = new Map<string, number>();

  /** How much a client has now. */
  of(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  /** Adds so much to what a client has, or takes it away again. Gives what the client has then. */
  add(client: string, amount: number): number {
    const count = this.of(client) + amount;
    if (count > 0) this.#counts.set(client, count);
    else this.#counts.delete(client);
    return count;
  }
}
