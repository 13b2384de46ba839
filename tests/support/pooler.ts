/** A pooler before Postgres, as PgBouncer is: a connection's own settings end there. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The first message of a connection is its length, the protocol's version and pairs of texts, each of which ends in NUL. */
function withoutSettings(message: Buffer): Buffer {
  const version = message.subarray(4, 8);
  const texts = message.toString("utf8", 8).split("\0");
  const kept = ["user", "database"].map((name) => `${name}\0${texts[texts.indexOf(name) + 1] ?? ""}\0`);
  const pairs = Buffer.from(`${kept.join("")}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + version.length + pairs.length);
  return Buffer.concat([length, version, pairs]);
}

/** Starts one before the server of this address. */
export async function startPooler(postgres: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const { hostname, port } = new URL(postgres);
  const sockets = new Set<Socket>();
  const pooler = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => other.destroy());
    }
    client.once("data", (message: Buffer) => {
      server.write(withoutSettings(message));
      client.pipe(server).pipe(client);
    });
  });
  await once(pooler.listen(0, "127.0.0.1"), "listening");
  const own = pooler.address();
  const url = new URL(postgres);
  url.port = String(typeof own === "object" ? own?.port : own);
  return {
    url: url.href,
    stop: async () => {
      const closed = once(pooler, "close");
      pooler.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
