/** Sends a cached page: in the right encoding, as a 304 to a client that has it, and for HEAD without its body. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, decompress } from "#lib/front/cache/compression";
import { surrogateHeaders } from "#lib/front/invalidation/edge";
import type { CachedPage } from "#lib/front/cache/cached-page";
import { limits } from "#lib/front/limits";

/** Whether If-None-Match names this version. Weak comparison, as for every GET. */
function isSameVersion(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** Headers that a 304 repeats. */
const ofNotModified = /^(?:etag|cache-control|vary|content-location|content-security-policy|expires)$/;

/**
 * Answers a request with a cached page, compressed as its client takes it. With `isForEdge`, a cache in front of us is told the
 * tags.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  isForEdge = false,
): void {
  const { headers } = request;
  const extra = isForEdge ? Object.entries(surrogateHeaders(page)).flat() : [];
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined && isSameVersion(ifNoneMatch, page.etag)) {
    const repeated = page.headers.filter(([name]) => ofNotModified.test(name)).flat();
    response.writeHead(304, [...repeated, ...extra]);
    response.end();
    return;
  }
  const encoding = chooseEncoding(headers["accept-encoding"]);
  const ready = page.bodies[encoding] ?? page.bodies.identity;
  const head = page.heads[encoding];
  if (ready) {
    response.writeHead(200, isForEdge ? [...head, ...extra] : head);
    response.end(request.method === "HEAD" ? undefined : ready);
    return;
  }
  const body = plainBody(page);
  response.writeHead(200, [...head, "content-length", String(body.length), ...extra]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Uncompressed bodies by their compressed ones: unpacking a page costs ten times as much as sending it. */
const plainBodies = new LRUCache<Buffer, Buffer>({
  maxSize: limits.plainBytes,
  sizeCalculation: ({ length }) => length + 1,
});

/** The body of a page uncompressed. The cache holds bodies compressed, and a few plain ones for clients that take no other. */
export function plainBody({ bodies }: Pick<CachedPage, "bodies">): Buffer {
  if (bodies.identity) return bodies.identity;
  if (!bodies.gzip) return Buffer.alloc(0);
  const kept = plainBodies.get(bodies.gzip);
  if (kept) return kept;
  const body = decompress(bodies.gzip);
  plainBodies.set(bodies.gzip, body);
  return body;
}
