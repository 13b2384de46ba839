/** Raw bytes on a connection: requests that no HTTP client would send. */
import { connect, type Socket } from "node:net";

/** An open connection, which stays open on this side until it is destroyed. */
export function openSocket(site: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      resolve(socket),
    );
    socket.once("error", reject);
  });
}

/** Whether the other side closes within `ms`. */
export const isClosedWithin = (socket: Socket, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const closed = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    if (socket.readableEnded || socket.destroyed) closed();
    socket.once("end", closed).once("close", closed).resume();
  });

/** Sends bytes and returns everything that comes back until the other side closes. */
export async function sendBytes(site: string, bytes: string): Promise<string> {
  const socket = await openSocket(site);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => undefined);
  socket.write(bytes, "latin1");
  await new Promise((resolve) => socket.once("end", resolve).once("close", resolve));
  socket.destroy();
  return Buffer.concat(chunks).toString("utf8");
}

export type Parsed = { status: number; headers: Record<string, string>; body: string };

/** A raw answer, in its parts. */
export function parseAnswer(answer: string): Parsed {
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((one) => [
      one.slice(0, one.indexOf(":")).toLowerCase(),
      one.slice(one.indexOf(":") + 1).trim(),
    ]),
  );
  return { status: Number(line.split(" ")[1] ?? 0), headers, body: body.join("\r\n\r\n") };
}
