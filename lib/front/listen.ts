/** Where the server listens: on every address of the machine, or on those that only the machine itself reaches. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Listening = {
  port: number;
  /** Takes no more connections, lets what is in flight finish, and drops those that have nothing more to wait for. */
  close: () => Promise<void>;
};

/** How often connections are looked through for finished ones while the server closes, in milliseconds. */
const sweepMs = 50;

/** A free port of one family may be taken in the other; the next one will not be, time and again. */
const mostTries = 10;

const listen = (server: Server, port: number, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });

/** Listens on every address. Rejects when the port is taken. */
export async function listenOn(create: () => Server, port: number): Promise<Listening> {
  const server = create();
  return { port: await listen(server, port), close: () => close(server) };
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers take `localhost` for either. Rejects when the port
 * is taken on one of them.
 */
export async function listenOnLoopback(create: () => Server, port: number): Promise<Listening> {
  for (let tries = 1; ; tries += 1) {
    const first = create();
    const found = await listen(first, port, "127.0.0.1");
    const second = create();
    try {
      await listen(second, found, "::1");
      return { port: found, close: () => Promise.all([close(first), close(second)]).then(() => undefined) };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT")
        return { port: found, close: () => close(first) };
      await close(first);
      if (port !== 0 || code !== "EADDRINUSE" || tries === mostTries) throw error;
    }
  }
}
