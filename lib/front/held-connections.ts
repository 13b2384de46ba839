/** The open connections, by client: which one makes room for another where there are as many as may be. */
import type { Socket } from "node:net";
import { evenNow } from "#lib/base/values/even-clock";
import { widerKeyOf } from "#lib/platform/client-identity";

/** A client that holds more of a full server than this has to give up even a connection on which it is being answered. */
const fewConnections = 64;

type Held = {
  /** Whose it is: a client, or all of the /48 network that one customer may have. */
  group: string;
  /** How many requests are being read or answered. */
  requests: number;
  /** Since when it is waiting, or its request is under way. */
  since: number;
};

/** Knows which connections are open, and which of them are waiting for a request. */
export class HeldConnections {
  readonly #held = new Map<Socket, Held>();
  readonly #groups = new Map<string, Set<Socket>>();

  /** Notes a connection of a client until it is closed. */
  add(socket: Socket, client: string): void {
    const group = widerKeyOf(client) ?? client;
    this.#held.set(socket, { group, requests: 0, since: evenNow() });
    const all = this.#groups.get(group) ?? new Set();
    this.#groups.set(group, all.add(socket));
    socket.once("close", () => this.#forget(socket));
  }

  /** Notes that a request has come on a connection. Returns the function to call when it is over. */
  begin(socket: Socket): () => void {
    const held = this.#held.get(socket);
    if (!held) return () => undefined;
    if (held.requests === 0) held.since = evenNow();
    held.requests += 1;
    return () => {
      held.requests -= 1;
      held.since = evenNow();
    };
  }

  /**
   * Closes the connection that is missed least, to make room for a new one: of whoever holds most, the one that has waited longest for
   * a request. Where nobody holds many, none that is being answered. Returns whether one was closed.
   */
  makeRoom(): boolean {
    let most = new Set<Socket>();
    for (const group of this.#groups.values()) if (group.size > most.size) most = group;
    const victim =
      this.#longestWaiting(most) ??
      (most.size > fewConnections ? this.#oldest(most) : this.#longestWaiting(this.#held.keys()));
    if (!victim) return false;
    this.#forget(victim);
    victim.destroy();
    return true;
  }

  #longestWaiting(sockets: Iterable<Socket>): Socket | null {
    return this.#oldest([...sockets].filter((socket) => this.#held.get(socket)?.requests === 0));
  }

  #oldest(sockets: Iterable<Socket>): Socket | null {
    let oldest: Socket | null = null;
    let since = Infinity;
    for (const socket of sockets) {
      const held = this.#held.get(socket);
      if (!held || held.since >= since) continue;
      oldest = socket;
      since = held.since;
    }
    return oldest;
  }

  #forget(socket: Socket): void {
    const held = this.#held.get(socket);
    if (!held) return;
    this.#held.delete(socket);
    const all = this.#groups.get(held.group);
    all?.delete(socket);
    if (all?.size === 0) this.#groups.delete(held.group);
  }
}
