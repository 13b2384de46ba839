/** Sends a cached page: the right encoding, 304 for who has it, nothing after the headers for HEAD. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, decompress } from "#lib/front/compression";
import { surrogateHeaders } from "#lib/front/edge";
import type { CachedPage } from "#lib/front/cached-page";

/** Whether If-None-Match names this version. Weak comparison, as for every GET. */
function isSameVersion(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** Headers that a 304 repeats. */
const ofNotModified = /^(?:etag|cache-control|vary|content-security-policy|expires)$/;

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

/** The body as Next wrote it: the cache has it only compressed, since hardly a client asks for it plain. */
export function plainBody(page: Pick<CachedPage, "bodies">): Buffer {
  if (page.bodies.identity) return page.bodies.identity;
  return page.bodies.gzip ? decompress(page.bodies.gzip) : Buffer.alloc(0);
}
