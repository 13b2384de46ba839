/** Ports for what starts together on this machine. */
import { createServer } from "node:net";

/** Whether nobody listens on a port of this machine, under either form of its address. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // A machine without the newer addresses has nobody listening there.
      probe.once("error", ({ code }: NodeJS.ErrnoException) =>
        resolve(code === "EADDRINUSE" || code === "EACCES"),
      );
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (isTaken) return false;
  }
  return true;
}

/** The first free port from `wanted` on, none of `taken`. */
export async function freePortFrom(wanted: number, taken: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 100, 65_536); port += 1)
    if (!taken.includes(port) && (await isFree(port))) return port;
  throw new Error(`No port is free from ${wanted} on.`);
}
