/** Ports for servers that start together on this machine. */
import { createServer } from "node:net";

/** Whether nothing listens on a port of this machine, over IPv4 or IPv6. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // On a machine without IPv6 nothing listens there.
      probe.once("error", ({ code }: NodeJS.ErrnoException) =>
        resolve(code === "EADDRINUSE" || code === "EACCES"),
      );
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (isTaken) return false;
  }
  return true;
}

/** The first free port from `wanted` on that is not in `taken`. */
export async function freePortFrom(wanted: number, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 100, 65_536); port += 1)
    if (!taken.includes(port) && (await isFree(port))) return port;
  throw new Error(`No port is free from ${wanted} on.`);
}
