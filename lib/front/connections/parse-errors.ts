/** Answers requests that Node's parser could not read, by the front if it is known what was asked for. */
import { METHODS, ServerResponse, STATUS_CODES, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { Socket } from "node:net";
import { wholeRequest } from "#lib/front/next/render";
import { noteFault } from "#lib/front/requests/request-checks";
import { limits } from "#lib/front/limits";

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

const statusOf = ({ code }: ParserError): number =>
  code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;

/** Ends a connection once what was written has been sent. A client that does not close its side is not waited for. */
function endSoon(socket: Duplex, last = ""): void {
  // Node has let go of a tunnel's socket: an error that nobody listens for would end the process.
  socket.on("error", () => socket.destroy());
  socket.end(last);
  setTimeout(() => socket.destroy(), limits.lingerMs).unref();
}

const bare = (status: number, headers = "") =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`;

/** The method and target that bytes begin with, if they are a request's. The target may contain what no address may. */
function requestLine(bytes: Buffer | undefined): { method: string; target: string } | null {
  const line = (bytes ?? Buffer.alloc(0)).toString("latin1").split(/\r?\n/, 1)[0] ?? "";
  const [, method = "", target = ""] = /^([A-Z-]+) ([/h].*?)(?: HTTP\/[\d.]*)?$/s.exec(line) ?? [];
  return METHODS.includes(method) ? { method, target } : null;
}

export type Refuse = (response: ServerResponse, status: number) => void;

/** Answers parse errors, timeouts and tunnels. `refuse` ends a request of which the front already knows. */
export function answerParseErrors(server: Server, refuse: Refuse): void {
  /** The answers that are still due on each connection, in their order. */
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  const openOn = (socket: Duplex): ServerResponse[] => [...(open.get(socket) ?? [])];
  const seen = new WeakSet<Duplex>();

  server.on("request", (request, response: ServerResponse) => {
    const { socket } = request;
    const waiting = open.get(socket) ?? new Set();
    open.set(socket, waiting.add(response));
    response.once("close", () => waiting.delete(response));
  });

  // Node hands a tunnel's socket over without any time limit.
  server.on("connect", (_request, socket) => {
    const waiting = openOn(socket);
    // Node forgets the answers that are due on a socket it hands over. Without this they would be counted as in flight for ever.
    for (const response of waiting) response.destroy();
    endSoon(socket, waiting.length === 0 ? bare(405, "Allow: GET, HEAD\r\n") : "");
  });
  // A client that asks before it sends its body is treated like any other.
  for (const event of ["checkContinue", "checkExpectation"] as const)
    server.on(event, (request, response) => void server.emit("request", request, response));

  server.on("clientError", (error: ParserError, socket) => {
    // Bytes that follow the first fault cause further errors, which are ignored.
    if (seen.has(socket)) return;
    seen.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error);
    const pending = openOn(socket).at(-1);
    if (pending) {
      // Its body broke off or did not come. But when that request was whole, the fault is in the one behind it.
      if (pending.headersSent || pending.req.complete) endAfter(pending, socket);
      else refuse(pending, status);
      return;
    }
    // Once an answer was sent, nobody can tell which request another one would belong to.
    if (!(socket instanceof Socket) || socket.bytesWritten > 0) {
      endSoon(socket);
      return;
    }
    const line = requestLine(error.rawPacket);
    if (!line) {
      endSoon(socket, bare(status));
      return;
    }
    const request = wholeRequest({ method: line.method, url: line.target, headers: {}, socket });
    noteFault(request, status);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once("finish", () => endSoon(socket));
    server.emit("request", request, response);
  });
}

/** Lets the answer that is on its way leave, and nothing after it. */
function endAfter(response: ServerResponse, socket: Duplex): void {
  response.shouldKeepAlive = false;
  response.once("finish", () => endSoon(socket));
}
