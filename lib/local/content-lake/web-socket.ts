/** The little of RFC 6455 that short text messages need: the handshake, and frames in both directions. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

export type TextSocket = {
  send(text: string): void;
  close(): void;
};

const longestMessage = 1024 * 1024;
const opcode = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;

/** Completes the handshake and calls `onText` for each message, `onClose` once at the end. */
export function acceptWebSocket(
  request: IncomingMessage,
  stream: Duplex,
  events: { onText: (text: string) => void; onClose: () => void },
): TextSocket | null {
  const key = request.headers["sec-websocket-key"];
  if (request.headers.upgrade?.toLowerCase() !== "websocket" || typeof key !== "string") return null;
  const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const send = (code: number, payload: Buffer) => {
    if (stream.writable) stream.write(frame(code, payload));
  };
  const socket: TextSocket = {
    send: (text) => send(opcode.text, Buffer.from(text)),
    close: () => {
      send(opcode.close, Buffer.alloc(0));
      stream.end();
    },
  };
  let pending = Buffer.alloc(0);
  let message = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const read = readFrame(pending);
      if (read === "more") return;
      if (read === "broken" || message.length + read.payload.length > longestMessage) {
        socket.close();
        return;
      }
      pending = pending.subarray(read.length);
      if (read.code === opcode.close) {
        socket.close();
        return;
      }
      if (read.code === opcode.ping) send(opcode.pong, read.payload);
      else if (read.code === opcode.text || read.code === opcode.continuation) {
        message = Buffer.concat([message, read.payload]);
        if (!read.isLast) continue;
        const text = message.toString("utf8");
        message = Buffer.alloc(0);
        events.onText(text);
      }
    }
  });
  stream.once("close", events.onClose);
  stream.on("error", () => stream.destroy());
  return socket;
}

function frame(code: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? Buffer.from([0x80 | code, length]) : Buffer.alloc(length < 65_536 ? 4 : 10);
  if (length >= 126) {
    head[0] = 0x80 | code;
    head[1] = length < 65_536 ? 126 : 127;
    if (length < 65_536) head.writeUInt16BE(length, 2);
    else head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

type Frame = { code: number; isLast: boolean; payload: Buffer; length: number };

/** The first frame of what has come. Whoever asks has to mask its own: RFC 6455 says so. */
function readFrame(bytes: Buffer): Frame | "more" | "broken" {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < 2) return "more";
  if ((second & 0x80) === 0) return "broken";
  const short = second & 0x7f;
  const headLength = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < headLength + 4) return "more";
  const size =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  if (size > longestMessage) return "broken";
  const length = headLength + 4 + size;
  if (bytes.length < length) return "more";
  const mask = bytes.subarray(headLength, headLength + 4);
  const payload = Buffer.from(bytes.subarray(headLength + 4, length));
  for (let at = 0; at < payload.length; at += 1) payload[at] = (payload[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return { code: first & 0x0f, isLast: (first & 0x80) !== 0, payload, length };
}
