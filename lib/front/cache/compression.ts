/** Compressed bodies: chosen by what the client accepts, made once where a body goes into the cache. */
import { promisify } from "node:util";
import zlib from "node:zlib";
import { LRUCache } from "lru-cache";

/** Encodings we send, the best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest\+json)|image\/svg\+xml|font\/ttf)/;

/** Whether a body of this type grows smaller, and is long enough to bother. */
export function isCompressible(contentType: string, length: number): boolean {
  return length > 256 && compressible.test(contentType) && !contentType.startsWith("text/event-stream");
}

/** The encoding for an Accept-Encoding header: the best of ours that it accepts. Anything odd means identity. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = readAccepted(accepted);
  if (accepted.length < 100) chosen.set(accepted, encoding);
  return encoding;
}

/** Browsers send a handful of different headers: read once. */
const chosen = new LRUCache<string, Encoding>({ max: 500 });

function readAccepted(accepted: string): Encoding {
  const wanted = new Map<string, number>();
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((piece) => piece.startsWith("q="));
    wanted.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const isWanted = (name: string) => (wanted.get(name) ?? wanted.get("*") ?? 0) > 0;
  return encodings.find((name) => name !== "identity" && isWanted(name)) ?? "identity";
}

/** A body that is sent once: quick, a little larger. */
export async function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotli(body, brotliOptions(body, 4));
  return encoding === "gzip" ? gzip(body, { level: 6 }) : body;
}

/** A body for the cache: as small as it gets, in both encodings. `quality` is brotli's, up to 11. */
export async function compressForCache(body: Buffer, quality: number) {
  const [br, gz] = await Promise.all([brotli(body, brotliOptions(body, quality)), gzip(body, { level: 9 })]);
  return { br: cutToSize(br), gzip: cutToSize(gz) };
}

/** Copies a body out of the much larger buffer that zlib gives, all of which would stay in memory while the body is cached. */
function cutToSize(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** A cached body as it was: for the few clients that take no compressed one. */
export const decompress = (body: Buffer): Buffer => zlib.gunzipSync(body);

/**
 * 128 KiB, which is more than a page is long. Brotli's default of 4 MiB takes ten megabytes for each answer. V8 counts them:
 * it ran a full garbage collection every twenty answers, and the answer that met one waited 40 ms longer.
 */
const streamWindow = 17;

/** A compressor for an answer that is sent as it comes: each piece leaves at once. */
export function compressStream(encoding: "br" | "gzip"): zlib.BrotliCompress | zlib.Gzip {
  return encoding === "br"
    ? zlib.createBrotliCompress({
        flush: zlib.constants.BROTLI_OPERATION_FLUSH,
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
          [zlib.constants.BROTLI_PARAM_LGWIN]: streamWindow,
        },
      })
    : zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH });
}

const brotliOptions = (body: Buffer, quality: number): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window no wider than the body: the same result for a fraction of the memory.
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(body.length + 16)))),
  },
});
