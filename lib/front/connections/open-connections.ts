/**
 * The open connections: whose each is, what it is doing, and which one makes room for another where there are as many as may be.
 */
import type { Socket } from "node:net";
import { evenNow } from "#lib/base/values/even-clock";
import { widerKeyOf } from "#lib/platform/client-identity";

/** A client that holds more of a full server than this has to give up even a connection on which it is being answered. */
const fewConnections = 64;

type Connection = {
  /** Whose it is: a client, or all of the /48 network that one customer may have; null for a trusted proxy's, which stays. */
  group: string | null;
  /** How many requests are being read or answered. */
  requests: number;
  /** Since when it is waiting, or its request is under way. */
  since: number;
  /** What waits to leave: how many bytes had left when that was seen first. Null where nothing waits. */
  unsent: { after: number; since: number } | null;
};

/** Knows which connections are open, and what they are waiting for. */
export class OpenConnections {
  readonly #all = new Map<Socket, Connection>();
  readonly #groups = new Map<string, Set<Socket>>();

  get size(): number {
    return this.#all.size;
  }

  /** Notes a connection until it is closed: of a client, or with null of a trusted proxy. */
  add(socket: Socket, client: string | null): void {
    const group = client === null ? null : (widerKeyOf(client) ?? client);
    this.#all.set(socket, { group, requests: 0, since: evenNow(), unsent: null });
    if (group !== null) {
      const ofGroup = this.#groups.get(group) ?? new Set();
      this.#groups.set(group, ofGroup.add(socket));
    }
    socket.once("close", () => this.#forget(socket));
  }

  /** Notes that a request has come on a connection. Returns the function to call when it is over. */
  begin(socket: Socket): () => void {
    const connection = this.#all.get(socket);
    if (!connection) return () => undefined;
    if (connection.requests === 0) connection.since = evenNow();
    connection.requests += 1;
    return () => {
      connection.requests -= 1;
      connection.since = evenNow();
    };
  }

  /**
   * Closes the connection whose loss matters least, to make room for a new one: of the client that holds most, the one that has
   * waited longest for a request. Where no client holds many, none that is being answered. Returns whether one was closed.
   */
  makeRoom(): boolean {
    let most = new Set<Socket>();
    for (const group of this.#groups.values()) if (group.size > most.size) most = group;
    const victim =
      this.#longestWaiting(most) ??
      (most.size > fewConnections ? this.#oldest(most) : this.#longestWaiting(this.#all.keys()));
    if (!victim) return false;
    this.#forget(victim);
    victim.destroy();
    return true;
  }

  /**
   * Closes each connection of which not a byte has left for `ms` although some wait to, a proxy's too. A client that reads one now
   * and then never counts as idle.
   */
  closeStuck(ms: number): void {
    const now = evenNow();
    for (const [socket, connection] of this.#all) {
      const { unsent } = connection;
      if (socket.writableLength === 0) connection.unsent = null;
      else if (unsent?.after !== socket.bytesWritten)
        connection.unsent = { after: socket.bytesWritten, since: now };
      else if (now - unsent.since > ms) socket.destroy();
    }
  }

  #longestWaiting(sockets: Iterable<Socket>): Socket | null {
    return this.#oldest([...sockets].filter((socket) => this.#all.get(socket)?.requests === 0));
  }

  #oldest(sockets: Iterable<Socket>): Socket | null {
    let oldest: Socket | null = null;
    let since = Infinity;
    for (const socket of sockets) {
      const connection = this.#all.get(socket);
      if (!connection || connection.group === null || connection.since >= since) continue;
      oldest = socket;
      since = connection.since;
    }
    return oldest;
  }

  #forget(socket: Socket): void {
    const group = this.#all.get(socket)?.group ?? null;
    this.#all.delete(socket);
    if (group === null) return;
    const ofGroup = this.#groups.get(group);
    ofGroup?.delete(socket);
    if (ofGroup?.size === 0) this.#groups.delete(group);
  }
}
