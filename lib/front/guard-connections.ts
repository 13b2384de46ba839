/** Closes connections that hold up the server: too many of one client's, and those on which an answer is read too slowly. */
import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { evenNow } from "#lib/base/values/even-clock";
import { ClientCounts } from "#lib/front/client-counts";
import { peerOf } from "#lib/front/forwarded-headers";
import { limits } from "#lib/front/limits";

/**
 * Counts connections and sheds slow readers. A trusted proxy may open as many as it needs: its clients are counted by
 * their requests (`InFlight`).
 */
export function guardConnections(server: Server, trusted: BlockList): void {
  const perClient = new ClientCounts();
  const writing = new Map<Socket, { bytes: number; since: number }>();
  const sockets = new Set<Socket>();
  server.maxConnections = limits.connections;
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idleMs);

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      writing.delete(socket);
    });
    const { key: client, isTrusted } = peerOf(socket, trusted);
    if (isTrusted) return;
    const hasRoom = perClient.hasRoom(client, 1, limits.connectionsPerClient);
    perClient.add(client, 1);
    socket.once("close", () => perClient.add(client, -1));
    if (!hasRoom) socket.destroy();
  });

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
