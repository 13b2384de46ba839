/** Limits of the server: what one client, or all of them, may hold of it. */
import { STATUS_CODES, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";

export const limits = {
  /** Memory for kept pages, payloads and scripts. */
  keptBytes: 72 * 2 ** 20,
  server: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    connectionsCheckingInterval: 2_000,
    requireHostHeader: true,
    insecureHTTPParser: false,
    noDelay: true,
  } satisfies ServerOptions,
  /** A connection on which nothing moves. */
  idleMs: 30_000,
  /** One answer, however slowly it is read. */
  answerMs: 60_000,
  connections: 4_096,
  connectionsPerClient: 512,
  sweepMs: 5_000,
};

/** Counts connections, sheds slow readers, and answers what is not HTTP. */
export function guardConnections(server: Server): void {
  const perClient = new Map<string, number>();
  const writing = new Map<Socket, { bytes: number; since: number }>();
  const sockets = new Set<Socket>();
  server.maxConnections = limits.connections;
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idleMs);

  server.on("connection", (socket: Socket) => {
    const client = socket.remoteAddress ?? "";
    const count = (perClient.get(client) ?? 0) + 1;
    perClient.set(client, count);
    sockets.add(socket);
    socket.once("close", () => {
      const left = (perClient.get(client) ?? 1) - 1;
      if (left === 0) perClient.delete(client);
      else perClient.set(client, left);
      sockets.delete(socket);
      writing.delete(socket);
    });
    if (count > limits.connectionsPerClient) socket.destroy();
  });

  // A reader that takes a byte now and then is never idle; this looks at whether an answer ever ends.
  const sweep = setInterval(() => {
    const now = Date.now();
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

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    // After an answer there is no telling which request this one would belong to.
    if ("bytesWritten" in socket && Number(socket.bytesWritten) > 0) {
      socket.end();
      return;
    }
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  server.on("connect", (_request, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n"),
  );
}
