/** Closes connections that hold up the server: too many of one client's, and those on which an answer is read too slowly. */
import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { evenNow } from "#lib/base/values/even-clock";
import { ClientCounts } from "#lib/front/client-counts";
import { peerOf } from "#lib/front/forwarded-headers";
import { HeldConnections } from "#lib/front/held-connections";
import { limits } from "#lib/front/limits";

/** How many connections that have just been closed there may be besides the open ones. */
const closing = 256;
/** How many may listen for the end of an answer: the parts of the front and of Next are eleven, where Node suspects a leak from ten. */
const listenersPerAnswer = 16;

/**
 * Counts connections and sheds slow readers. Where there are as many as may be, a new one takes the place of one of whoever holds
 * most: otherwise a few clients who hold all would keep everybody out. A trusted proxy may open as many as it needs: its clients are
 * counted by their requests (`InFlight`).
 */
export function guardConnections(server: Server, trusted: BlockList): void {
  const perClient = new ClientCounts();
  const writing = new Map<Socket, { bytes: number; since: number }>();
  const sockets = new Set<Socket>();
  const held = new HeldConnections();
  // Closed connections still count with Node for a moment.
  server.maxConnections = limits.connections + closing;
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idleMs);

  server.on("connection", (socket: Socket) => {
    const { key: client, isTrusted } = peerOf(socket, trusted);
    const isTooMuch = !isTrusted && !perClient.hasRoom(client, 1, limits.connectionsPerClient);
    if (isTooMuch || (sockets.size >= limits.connections && !held.makeRoom())) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      writing.delete(socket);
    });
    if (isTrusted) return;
    perClient.add(client, 1);
    socket.once("close", () => perClient.add(client, -1));
    held.add(socket, client);
  });
  server.on("request", ({ socket }, response) =>
    response.setMaxListeners(listenersPerAnswer).once("close", held.begin(socket)),
  );

  // A client that reads a byte now and then never counts as idle, so this looks at how long an answer has been waiting to leave.
  const sweep = setInterval(() => {
    const now = evenNow();
    for (const socket of sockets) {
      const known = writing.get(socket);
      if (socket.writableLength === 0) writing.delete(socket);
      else if (known?.bytes !== socket.bytesWritten)
        writing.set(socket, { bytes: socket.bytesWritten, since: now });
      else if (now - known.since > limits.answerMs) socket.destroy();
    }
  }, limits.sweepMs);
  sweep.unref();
  server.once("close", () => clearInterval(sweep));
}
