/** A port of this machine through which connections reach another: what is between two servers, as a test needs it. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Relay = {
  port: number;
  /** Takes no more connections, and breaks off those that there are. */
  stop: () => Promise<void>;
};

type Options = {
  /** Where it is reached; on any free port where nothing is said. */
  at?: number;
  /** What becomes of the first that a client sends. */
  changeFirst?: (message: Buffer) => Buffer;
};

/** Starts one to this port. */
export async function startRelay(
  { host = "127.0.0.1", port }: { host?: string; port: number },
  { at = 0, changeFirst = (message) => message }: Options = {},
): Promise<Relay> {
  const ends = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect({ host, port });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => undefined).on("close", () => other.destroy());
    }
    near.once("data", (message: Buffer) => {
      far.write(changeFirst(message));
      near.pipe(far);
    });
    far.pipe(near);
  });
  await once(relay.listen(at, "127.0.0.1"), "listening");
  return {
    port: (relay.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        relay.close(() => resolve());
        for (const end of ends) end.destroy();
      }),
  };
}
