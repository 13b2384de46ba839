/** A pooler before Postgres, as PgBouncer is: a connection's own settings end there. */
import { startRelay } from "@/tests/support/machine/relay";

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
export async function startPooler(postgres: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = new URL(postgres);
  const { port, stop } = await startRelay(
    { host: url.hostname, port: Number(url.port) },
    { changeFirst: withoutSettings },
  );
  url.port = String(port);
  return { url: url.href, stop };
}
