/** Intercepts an answer that is not cached between Next and the client: buffers it, changes it, compresses it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentTypeOf } from "#lib/front/answers/content-type";
import {
  chooseEncoding,
  compressOnce,
  compressStream,
  isCompressible,
  type Encoding,
} from "#lib/front/cache/compression";
import { bytesOf, callbackIn, headersIn, type Callback } from "#lib/front/next/write-arguments";

/** A whole answer that may be exchanged for another before it leaves; `ready` is its body as it was compressed for the cache. */
export type Outgoing = { status: number; body: Buffer; ready?: Partial<Record<Encoding, Buffer>> };

export type InterceptOptions = {
  /** Called when all of Next's headers are set, before they are sent. */
  onHeaders: () => void;
  /** Whether this answer is sent piece by piece as Next writes it. */
  isStreamed: () => boolean;
  /** Returns the answer to send in place of a whole one; it may be the same. */
  transform: (answer: Outgoing) => Promise<Outgoing>;
  /** Told why an answer could not be sent. Its connection is closed without one. */
  onFailure: (error: unknown) => void;
  /** The client's Accept-Encoding. */
  accepted: string | undefined;
};

/** An answer longer than this is no longer buffered. */
const longestBuffered = 4 * 2 ** 20;

/** Puts itself between Next and the client. HTML and other text is buffered until whole; the rest passes untouched. */
export function interceptResponse(
  request: IncomingMessage,
  response: ServerResponse,
  options: InterceptOptions,
): void {
  const interception = new Interception(request, response, options);
  interceptions.set(response, interception);
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      interception.writeHead(status, rest);
      return response;
    },
    flushHeaders: () => interception.flushHeaders(),
    write: (chunk: unknown, ...rest: unknown[]) =>
      interception.write(bytesOf(chunk, rest[0]), callbackIn(rest)),
    end(...parts: unknown[]) {
      interception.end(bytesOf(parts[0], parts[1]), callbackIn(parts));
      return response;
    },
  });
}

const interceptions = new WeakMap<ServerResponse, Interception>();

/**
 * Has `send` answer in place of the code that is making the answer, of which nothing may have been sent yet. What that code still
 * writes is thrown away.
 */
export function answerInstead(response: ServerResponse, send: () => void): void {
  removeHeaders(response);
  const interception = interceptions.get(response);
  if (interception) interception.answerInstead(send);
  else send();
}

/**
 * Ends the answer of a handler that has failed: empty and with status 500 or, once a part of it has left, by closing the
 * connection. An answer that was whole before is sent all the same.
 */
export const breakOff = (response: ServerResponse): void => interceptions.get(response)?.breakOff();

function removeHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

/** What becomes of an answer is decided when its body begins: until then Next may change its status and its headers. */
class Interception {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #options: InterceptOptions;
  /** The response's own methods, which reach the client. */
  readonly #own: {
    writeHead: ServerResponse["writeHead"];
    write: (chunk: Buffer, done?: Callback) => boolean;
    end: (chunk?: Buffer) => void;
  };
  #mode: "undecided" | "buffered" | "flowing" | "compressed" | "over" = "undecided";
  readonly #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  /** Whether the code that makes the answer has ended it; what is buffered may leave later. */
  #hasEnded = false;
  #compressor: ReturnType<typeof compressStream> | null = null;

  constructor(request: IncomingMessage, response: ServerResponse, options: InterceptOptions) {
    this.#request = request;
    this.#response = response;
    this.#options = options;
    this.#own = {
      writeHead: response.writeHead.bind(response),
      write: response.write.bind(response),
      end: response.end.bind(response),
    };
  }

  answerInstead(send: () => void): void {
    this.#hasEnded = false;
    this.#dropCompressor();
    this.#mode = "flowing";
    send();
    this.#mode = "over";
  }

  breakOff(): void {
    if (this.#isDone()) return;
    if (this.#response.headersSent) {
      this.#response.destroy();
      return;
    }
    removeHeaders(this.#response);
    this.#response.statusCode = 500;
    this.#buffered.length = 0;
    this.#dropCompressor();
    this.#mode = "buffered";
    this.end(null, undefined);
  }

  writeHead(status: number, rest: unknown[]): void {
    if (this.#isOver()) return;
    if (this.#isLeaving()) {
      this.#own.writeHead(status, ...(rest as []));
      return;
    }
    this.#response.statusCode = status;
    for (const [name, value] of headersIn(rest)) this.#response.setHeader(name, value);
  }

  flushHeaders(): void {
    this.#decide();
    if (this.#mode === "flowing") this.#response.writeHead(this.#response.statusCode);
  }

  write(bytes: Buffer | null, done: Callback | undefined): boolean {
    if (this.#isDone()) {
      done?.();
      return true;
    }
    this.#decide();
    const chunk = bytes ?? Buffer.alloc(0);
    if (this.#mode === "flowing") return this.#own.write(chunk, done);
    if (this.#mode === "compressed") this.#compressor?.write(chunk);
    else this.#buffer(chunk);
    done?.();
    return true;
  }

  end(bytes: Buffer | null, done: Callback | undefined): void {
    if (this.#isDone()) {
      done?.();
      return;
    }
    this.#decide();
    this.#hasEnded = true;
    if (done) this.#response.once("finish", done);
    if (this.#mode === "flowing") this.#own.end(bytes ?? undefined);
    else if (this.#mode === "compressed") this.#compressor?.end(bytes ?? undefined);
    else {
      if (bytes) this.#buffered.push(bytes);
      this.#finish().catch((error: unknown) => this.#fail(error));
    }
  }

  /** Whether another answer has been sent in place of this one. */
  #isOver(): boolean {
    return this.#mode === "over";
  }

  /** Whether nothing that is still written counts. */
  #isDone(): boolean {
    return this.#hasEnded || this.#isOver();
  }

  #isLeaving(): boolean {
    return this.#mode === "flowing" || this.#mode === "compressed";
  }

  #type(): string {
    return contentTypeOf(this.#response);
  }

  #mayHaveBody(): boolean {
    return ![204, 304].includes(this.#response.statusCode);
  }

  #fail(error: unknown): void {
    this.#options.onFailure(error);
    this.#response.destroy();
  }

  #decide(): void {
    if (this.#mode !== "undecided") return;
    const type = this.#type();
    const isHead = this.#request.method === "HEAD";
    const isText =
      isCompressible(type, Infinity) && this.#response.getHeader("content-encoding") === undefined;
    const isTextWithBody = isText && !isHead && this.#mayHaveBody();
    if (isTextWithBody && this.#options.isStreamed()) this.#stream();
    else if (isTextWithBody || this.#response.statusCode >= 400 || type.startsWith("text/html"))
      this.#mode = "buffered";
    else {
      this.#options.onHeaders();
      if (isText && isHead) this.#describeUnseen();
      this.#mode = "flowing";
    }
  }

  /** A HEAD has the headers of the GET. That varies by the encoding, and how long it is when compressed is not known. */
  #describeUnseen(): void {
    this.#response.appendHeader("vary", "accept-encoding");
    this.#response.removeHeader("content-length");
  }

  /** Sends a text as it comes, each piece compressed if the client takes that. */
  #stream(): void {
    this.#options.onHeaders();
    const encoding = this.#chooseEncoding();
    if (encoding === "identity") {
      this.#mode = "flowing";
      return;
    }
    this.#mode = "compressed";
    this.#response.removeHeader("content-length");
    this.#response.setHeader("content-encoding", encoding);
    const compressor = compressStream(encoding);
    this.#compressor = compressor;
    const isWanted = () => this.#compressor === compressor;
    compressor.on("data", (chunk: Buffer) => isWanted() && this.#own.write(chunk));
    compressor.on("end", () => isWanted() && this.#own.end());
    // Without a listener an error would be an uncaught exception.
    compressor.on("error", (error) => isWanted() && this.#fail(error));
    this.#response.once("close", () => this.#dropCompressor());
  }

  /**
   * Frees a compressor whose result nobody reads any more. Its memory lies outside the heap, whose collection may be long in
   * coming.
   */
  #dropCompressor(): void {
    this.#compressor?.destroy();
    this.#compressor = null;
  }

  #chooseEncoding(): Encoding {
    this.#response.appendHeader("vary", "accept-encoding");
    return chooseEncoding(this.#options.accepted);
  }

  #buffer(chunk: Buffer): void {
    this.#buffered.push(chunk);
    this.#bufferedBytes += chunk.length;
    if (this.#bufferedBytes <= longestBuffered || this.#type().startsWith("text/html")) return;
    this.#options.onHeaders();
    this.#mode = "flowing";
    for (const one of this.#buffered.splice(0)) this.#own.write(one);
  }

  /** Sends a buffered answer, or the one that takes its place. */
  async #finish(): Promise<void> {
    const response = this.#response;
    const answer = await this.#options.transform({
      status: response.statusCode,
      body: Buffer.concat(this.#buffered),
    });
    if (this.#isOver()) return;
    response.statusCode = answer.status;
    this.#options.onHeaders();
    const body = await this.#compress(answer);
    if (this.#isOver()) return;
    this.#mode = "flowing";
    const isHead = this.#request.method === "HEAD";
    if (isHead && body.length === 0) response.removeHeader("content-length");
    else if (this.#mayHaveBody()) {
      response.removeHeader("transfer-encoding");
      response.setHeader("content-length", body.length);
    }
    this.#own.end(isHead ? undefined : body);
  }

  async #compress({ body, ready }: Outgoing): Promise<Buffer> {
    // For a HEAD without a body, the length of the GET's body is not known: it is taken for long enough to compress.
    const length = this.#request.method === "HEAD" && body.length === 0 ? Infinity : body.length;
    if (!isCompressible(this.#type(), length) || this.#response.getHeader("content-encoding") !== undefined)
      return body;
    const encoding = this.#chooseEncoding();
    if (encoding === "identity" || body.length === 0) return body;
    const compressed = ready?.[encoding] ?? (await compressOnce(body, encoding));
    this.#response.setHeader("content-encoding", encoding);
    return compressed;
  }
}
