/** Closes connections that hold up the server: too many of one client's, and those on which an answer is read too slowly. */
import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { ClientCounts } from "#lib/front/requests/client-counts";
import { peerOf } from "#lib/front/requests/forwarded-headers";
import { limits } from "#lib/front/limits";
import { OpenConnections } from "#lib/front/connections/open-connections";

/** How many connections that have just been closed there may be besides the open ones. */
const closing = 256;
/**
 * How many may listen for the end of an answer: the parts of the front and of Next are eleven, where Node suspects a leak from ten.
 */
const listenersPerAnswer = 16;

/**
 * Counts connections and sheds slow readers. When all are taken, a new one replaces one of the client that holds most: otherwise a
 * few clients could keep everybody else out. A trusted proxy may open as many as it needs: its clients are counted by their
 * requests (`InFlight`).
 */
export function guardConnections(server: Server, trusted: BlockList): void {
  const perClient = new ClientCounts();
  const open = new OpenConnections();
  // Closed connections still count with Node for a moment.
  server.maxConnections = limits.connections + closing;
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idleMs);

  server.on("connection", (socket: Socket) => {
    const { key: client, isTrusted } = peerOf(socket, trusted);
    const isTooMuch = !isTrusted && !perClient.hasRoom(client, 1, limits.connectionsPerClient);
    if (isTooMuch || (open.size >= limits.connections && !open.makeRoom())) {
      socket.destroy();
      return;
    }
    open.add(socket, isTrusted ? null : client);
    if (isTrusted) return;
    perClient.add(client, 1);
    socket.once("close", () => perClient.add(client, -1));
  });
  server.on("request", ({ socket }, response) =>
    response.setMaxListeners(listenersPerAnswer).once("close", open.begin(socket)),
  );

  const sweep = setInterval(() => open.closeStuck(limits.answerMs), limits.sweepMs);
  sweep.unref();
  server.once("close", () => clearInterval(sweep));
}
