/** Intercepts an answer that is not cached between Next and the client: buffers it, changes it, compresses it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  chooseEncoding,
  compressOnce,
  compressStream,
  isCompressible,
  type Encoding,
} from "#lib/front/compression";
import { bytesOf, callbackIn, headersIn, type Callback } from "#lib/front/write-arguments";

/** A whole answer that may be exchanged for another before it leaves; `ready` is its body as it was compressed for the cache. */
export type Outgoing = { status: number; body: Buffer; ready?: Partial<Record<Encoding, Buffer>> };

export type InterceptOptions = {
  /** Called when all of Next's headers are set, before they are sent. */
  onHeaders: () => void;
  /** Whether this answer is sent piece by piece as Next writes it. */
  isStreamed: () => boolean;
  /** Gives the answer to send in place of a whole one; it may be the same. */
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
  const write = response.write.bind(response) as (chunk: Buffer, done?: Callback) => boolean;
  const end = response.end.bind(response) as (chunk?: Buffer, done?: Callback) => ServerResponse;
  const writeHead = response.writeHead.bind(response);
  const buffered: Buffer[] = [];
  let bufferedBytes = 0;
  let mode: "undecided" | "buffered" | "flowing" | "compressed" = "undecided";
  let compressor: ReturnType<typeof compressStream> | null = null;

  const fail = (error: unknown): void => {
    options.onFailure(error);
    response.destroy();
  };

  const decide = (): void => {
    if (mode !== "undecided") return;
    const type = String(response.getHeader("content-type") ?? "");
    const isEncoded = response.getHeader("content-encoding") !== undefined;
    const hasBody = request.method !== "HEAD" && ![204, 304].includes(response.statusCode);
    const isError = response.statusCode >= 400;
    const isText = isCompressible(type, Infinity) && !isEncoded;
    if (options.isStreamed() && isText && hasBody) {
      options.onHeaders();
      const encoding = chooseEncoding(options.accepted);
      response.appendHeader("vary", "accept-encoding");
      if (encoding === "identity") return void (mode = "flowing");
      mode = "compressed";
      response.removeHeader("content-length");
      response.setHeader("content-encoding", encoding);
      compressor = compressStream(encoding);
      compressor.on("data", (chunk: Buffer) => write(chunk));
      compressor.on("end", () => end());
      // Without a listener an error would be an uncaught exception.
      compressor.on("error", fail);
    } else if ((isText && hasBody) || isError || type.startsWith("text/html")) mode = "buffered";
    else {
      options.onHeaders();
      // A HEAD has the headers of the GET, which says so.
      if (isText && request.method === "HEAD") response.appendHeader("vary", "accept-encoding");
      mode = "flowing";
    }
  };

  const flush = (): void => {
    options.onHeaders();
    mode = "flowing";
    for (const chunk of buffered.splice(0)) write(chunk);
  };

  const finish = async (): Promise<void> => {
    const answer = await options.transform({
      status: response.statusCode,
      body: Buffer.concat(buffered),
    });
    response.statusCode = answer.status;
    options.onHeaders();
    const type = String(response.getHeader("content-type") ?? "");
    let { body } = answer;
    // For a HEAD without a body, the length of the GET's body is not known: it is taken for long enough to compress.
    const length = request.method === "HEAD" && body.length === 0 ? Infinity : body.length;
    if (isCompressible(type, length) && response.getHeader("content-encoding") === undefined) {
      const encoding = chooseEncoding(options.accepted);
      response.appendHeader("vary", "accept-encoding");
      if (encoding !== "identity" && body.length > 0) {
        body = answer.ready?.[encoding] ?? (await compressOnce(body, encoding));
        response.setHeader("content-encoding", encoding);
      }
    }
    mode = "flowing";
    const hasBody = ![204, 304].includes(response.statusCode);
    if (hasBody && (body.length > 0 || request.method !== "HEAD")) {
      response.removeHeader("transfer-encoding");
      response.setHeader("content-length", body.length);
    }
    end(request.method === "HEAD" ? undefined : body);
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (mode === "flowing" || mode === "compressed") return writeHead(status, ...(rest as []));
      response.statusCode = status;
      for (const [name, value] of headersIn(rest)) response.setHeader(name, value);
      return response;
    },
    flushHeaders() {
      decide();
      if (mode === "flowing") response.writeHead(response.statusCode);
    },
    write(chunk: unknown, ...rest: unknown[]) {
      decide();
      const done = callbackIn(rest);
      const buffer = bytesOf(chunk, rest[0]) ?? Buffer.alloc(0);
      if (mode === "flowing") return write(buffer, done);
      if (mode === "compressed") compressor?.write(buffer);
      else {
        buffered.push(buffer);
        bufferedBytes += buffer.length;
        if (
          bufferedBytes > longestBuffered &&
          !String(response.getHeader("content-type")).startsWith("text/html")
        )
          flush();
      }
      done?.();
      return true;
    },
    end(...parts: unknown[]) {
      decide();
      const done = callbackIn(parts);
      const buffer = typeof parts[0] === "function" ? null : bytesOf(parts[0], parts[1]);
      if (done) response.once("finish", done);
      if (mode === "flowing") return end(buffer ?? undefined);
      if (mode === "compressed") compressor?.end(buffer ?? undefined);
      else {
        if (buffer) buffered.push(buffer);
        finish().catch(fail);
      }
      return response;
    },
  });
}
