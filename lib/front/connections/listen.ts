/** Where the server listens: on every address of the machine, or on those that only the machine itself reaches. */
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export type Listening = {
  port: number;
  /** Takes no more connections, lets what is in flight finish, and drops those that have nothing more to wait for. */
  close: () => Promise<void>;
};

/** How often connections are looked through for finished and unused ones while the server closes, in milliseconds. */
const sweepMs = 50;

/** A port that is free on one of the two addresses may be taken on the other. Another try gets another port. */
const mostTries = 10;

/** Has a server listen. Rejects when it cannot. */
const listen = (server: Server, port: number, host?: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const sockets = new Set<Socket>();
    server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server, sockets) });
    });
  });

const close = (server: Server, sockets: ReadonlySet<Socket>): Promise<void> =>
  new Promise((resolve) => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // Node does not count a connection as idle that a browser has opened ahead and asked nothing on.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, sweepMs);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });

/** Listens on every address. Rejects when the port is taken. */
export const listenOn = (create: () => Server, port: number): Promise<Listening> => listen(create(), port);

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers take `localhost` for either. Rejects when the port
 * is taken on one of them.
 */
export async function listenOnLoopback(create: () => Server, port: number): Promise<Listening> {
  for (let tries = 1; ; tries += 1) {
    const first = await listen(create(), port, "127.0.0.1");
    try {
      const second = await listen(create(), first.port, "::1");
      const closeBoth = () => Promise.all([first.close(), second.close()]).then(() => undefined);
      return { port: first.port, close: closeBoth };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return first;
      await first.close();
      if (port !== 0 || code !== "EADDRINUSE" || tries === mostTries) throw error;
    }
  }
}
