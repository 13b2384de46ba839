/** Asks Next for an answer on nobody's behalf: nothing that a client could choose goes into the request. */
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { withTags, type Tags } from "#lib/front/next/next-bridge";
import { bytesOf, callbackIn, headersIn } from "#lib/front/next/write-arguments";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A finished answer: headers in lower case, the whole body, the cache tags of the page, and whether Next looked into its page
 * cache for it.
 */
export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  tags: Tags;
  hasLooked: boolean;
};

type WholeRequest = {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body?: Buffer;
  socket?: Socket;
};

/** A request whose body has already been read. Without `socket` it belongs to no connection. */
export function wholeRequest({
  method,
  url,
  headers,
  body,
  socket = new Socket(),
}: WholeRequest): IncomingMessage {
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url, headers, complete: true, httpVersion: "1.1" });
  Object.assign(request, { httpVersionMajor: 1, httpVersionMinor: 1 });
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) if (one !== undefined) request.rawHeaders.push(name, one);
  if (body) request.push(body);
  request.push(null);
  return request;
}

/** A response that goes nowhere: what Next writes is buffered until it is whole. */
class CapturedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  #hasBegun = false;
  #hasEnded = false;

  constructor(request: IncomingMessage) {
    super(request);
    // Node derives these from the socket, and this response has none.
    Object.defineProperty(this, "headersSent", { get: () => this.#hasBegun });
    Object.defineProperty(this, "writableEnded", { get: () => this.#hasEnded });
    Object.defineProperty(this, "writableFinished", { get: () => this.#hasEnded });
    Object.defineProperty(this, "finished", { get: () => this.#hasEnded });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    for (const [name, value] of headersIn(rest)) this.setHeader(name, value);
    this.#hasBegun = true;
    return this;
  }
  override flushHeaders(): void {
    this.#hasBegun = true;
  }
  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#hasBegun = true;
    this.#keep(chunk, rest[0]);
    callbackIn(rest)?.();
    return true;
  }
  override end(...parts: unknown[]): this {
    if (this.#hasEnded) return this;
    if (typeof parts[0] !== "function") this.#keep(parts[0], parts[1]);
    this.#hasBegun = true;
    this.#hasEnded = true;
    this.emit("finish");
    this.emit("close");
    callbackIn(parts)?.();
    return this;
  }
  #keep(chunk: unknown, encoding: unknown): void {
    const bytes = bytesOf(chunk, encoding);
    if (bytes) this.chunks.push(bytes);
  }
}

/**
 * Returns Next's answer to a GET of `url`; with `isOlderWanted`, the page that Next has, however old. Throws when Next throws or
 * does not finish within `limitMs`.
 */
export async function render(
  handler: NextHandler,
  url: string,
  headers: Record<string, string>,
  { limitMs, isOlderWanted = false }: { limitMs: number; isOlderWanted?: boolean },
): Promise<Answer> {
  const request = wholeRequest({ method: "GET", url, headers });
  const response = new CapturedResponse(request);
  let timer: NodeJS.Timeout | undefined;
  const { tags, hasLooked } = await withTags(async () => {
    const finished = new Promise<void>((resolve, reject) => {
      response.once("finish", resolve);
      timer = setTimeout(() => {
        // Whether it is being made or waits for its turn: nobody needs the answer any more.
        response.destroy();
        response.emit("close");
        reject(new Error(`No answer within ${limitMs} ms`));
      }, limitMs);
    });
    try {
      await Promise.all([finished, handler(request, response)]);
    } finally {
      clearTimeout(timer);
    }
  }, isOlderWanted);
  return {
    status: response.statusCode,
    headers: { ...response.getHeaders() },
    body: Buffer.concat(response.chunks),
    tags,
    hasLooked,
  };
}
