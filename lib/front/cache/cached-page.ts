/** One finished answer, ready to be sent in every encoding, with what decides how long it is good for. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import CachePolicy from "http-cache-semantics";
import { evenNow } from "#lib/base/values/even-clock";
import { isApiPath } from "#lib/front/requests/address";
import type { CacheSlot } from "#lib/front/cache/cache-key";
import {
  compressForCache,
  decompress,
  encodings,
  isCompressible,
  type Encoding,
} from "#lib/front/cache/compression";
import type { FirstTouch } from "#lib/front/cache/first-touch";
import { finishDocument } from "#lib/front/cache/inline-scripts";
import type { Tags } from "#lib/front/next/next-bridge";
import { policyOfFile, resourcePolicy, type Policy } from "#lib/front/policy";
import type { Answer } from "#lib/front/next/render";

export type CachedPage = {
  /** Compressed bodies, or the plain one where compressing gains nothing. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Header names and values, less those of the encoding. */
  headers: [string, string][];
  /** The same as Node writes them, one list per encoding. */
  heads: Record<Encoding, string[]>;
  etag: string;
  tags: Tags;
  freshUntil: number;
  /** Whether a webhook made it old: it is shown only while nothing newer can be had. */
  isInvalid: boolean;
  /** Until when it is shown although it is old, since it could not be renewed. */
  retryAt: number;
  /** How many seconds a cache in front of us may keep it, if that cache follows our purges; 0 for not at all. */
  surrogateSeconds: number;
  bytes: number;
};

/** Files of public/ and of metadata routes say max-age=0. They are cached for this long, or until a webhook drops them. */
const defaultTtlMs = 60_000;
/** When Next had only an expired page and is renewing it in the background: ask again soon. */
const staleTtlMs = 500;

const headerOf = (headers: OutgoingHttpHeaders, name: string): string => {
  const value = headers[name];
  return value === undefined ? "" : [value].flat().join(", ");
};

/** Whether the answer came from Next's page cache; then it cannot depend on the request beyond its path. */
const isPrerendered = (answer: Answer): boolean =>
  headerOf(answer.headers, "x-nextjs-cache") !== "" || headerOf(answer.headers, "x-nextjs-prerender") !== "";

/** Whether the answer is a file as it is on the disk: of the build, or of public/. */
const isFromFile = (answer: Answer) =>
  headerOf(answer.headers, "last-modified") !== "" && headerOf(answer.headers, "accept-ranges") !== "";

/**
 * How long the answer may be cached, in ms, by HTTP's own rules for a shared cache. 0 when it is the same for everybody but
 * not cached; null when it may be for one reader alone.
 */
export function ttlOf(slot: CacheSlot, answer: Answer): number | null {
  if (answer.status !== 200 || answer.headers["set-cookie"] !== undefined) return null;
  // A page that is not prerendered may have looked at what we left out of the query.
  const isFixed = isPrerendered(answer) || isFromFile(answer);
  if (!isFixed && slot.isNarrowed && !isApiPath(slot.path)) return null;
  const policy = new CachePolicy(
    { url: slot.url, method: "GET", headers: slot.headers },
    { status: answer.status, headers: plain(answer.headers) },
    { shared: true, immutableMinTimeToLive: 31_536_000_000 },
  );
  if (!policy.storable()) return null;
  if (slot.hasValues && !isAtOwnAddress(slot, answer)) return 0;
  if (headerOf(answer.headers, "x-nextjs-cache") === "STALE") return staleTtlMs;
  // Not its `timeToLive`, which counts the time it may be served stale.
  const ttl = (policy.maxAge() - policy.age()) * 1000;
  if (ttl > 0) return ttl;
  return isFixed ? defaultTtlMs : null;
}

/**
 * Whether an answer to an address with values is at its own address: it names by Content-Location the address that it
 * answers, with values that exist. An answer to made-up or outdated values names another.
 */
function isAtOwnAddress(slot: CacheSlot, answer: Answer): boolean {
  const own = headerOf(answer.headers, "content-location");
  const cut = own.indexOf("?");
  if (cut === -1) return false;
  const query = new URLSearchParams(own.slice(cut + 1));
  query.sort();
  return `${own.slice(0, cut)}?${query.toString()}` === slot.url;
}

/** Headers that are hop-by-hop, belong to the encoding, or are meant for Next's own caches. */
const dropped =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|vary|cache-control|last-modified|accept-ranges|x-nextjs-(?:cache|rewritten-path)|x-powered-by|x-lantern-older)$/;
const droppedFromDocuments = /^x-nextjs-/;

/** Makes an answer ready for keeping: scripts gathered, policy named, compressed (`quality` is brotli's). */
export async function finishPage(
  slot: CacheSlot,
  answer: Answer,
  ttlMs: number,
  { policy, quality, firstTouch }: { policy: Policy; quality: number; firstTouch: FirstTouch | null },
): Promise<CachedPage> {
  const type = headerOf(answer.headers, "content-type");
  const isDocument = type.startsWith("text/html");
  const said = headerOf(answer.headers, "cache-control");
  let { body } = answer;
  const headers: [string, string][] = [];
  if (isDocument) {
    const { html, hashes } = finishDocument(body.toString("utf8"), firstTouch);
    body = Buffer.from(html);
    headers.push(["content-security-policy", policy.contentSecurityPolicy(hashes, "public")]);
  } else {
    const filePolicy = policyOfFile(type);
    if (filePolicy) headers.push(["content-security-policy", filePolicy]);
  }
  for (const [name, value] of Object.entries({ ...policy.headers, ...plain(answer.headers) }))
    if (!dropped.test(name) && !(isDocument && droppedFromDocuments.test(name))) headers.push([name, value]);

  const digest = createHash("sha256").update(headers.flat().join("\n")).update(body).digest("base64url");
  const etag = `W/"${digest.slice(0, 22)}"`;
  // A browser has to ask each time, and mostly gets a 304: a page that it kept would outlive the webhook that changed it.
  const cacheControl = /max-age=[1-9]/.test(said) ? said : "public, max-age=0, must-revalidate";
  headers.push(
    ["cross-origin-resource-policy", resourcePolicy(slot.path)],
    ["etag", etag],
    ["cache-control", cacheControl],
    ["vary", vary(slot, type, body.length)],
  );
  if (isPrerendered(answer)) headers.push(["x-nextjs-cache", "HIT"]);

  const bodies: CachedPage["bodies"] = isCompressible(type, body.length)
    ? await compressForCache(body, quality)
    : { identity: body };
  return {
    bodies,
    headers,
    heads: headsOf(headers, bodies),
    etag,
    // Files of the build and of public/ change with a deployment only.
    tags: isFromFile(answer) ? new Set() : answer.tags,
    freshUntil: evenNow() + ttlMs,
    isInvalid: false,
    retryAt: 0,
    surrogateSeconds:
      isDocument || slot.kind === "payload" || isPrerendered(answer)
        ? Math.min(300, Math.ceil(ttlMs / 1000))
        : 0,
    bytes: sizeOf(bodies) + (headers.flat().join("").length + slot.key.length + slot.url.length) * 4,
  };
}

/** The same page with bodies as small as they get. */
export async function compressHarder(page: CachedPage): Promise<CachedPage> {
  if (!page.bodies.gzip) return page;
  const bodies = await compressForCache(decompress(page.bodies.gzip), 11);
  return { ...page, bodies, heads: headsOf(page.headers, bodies) };
}

const sizeOf = (bodies: CachedPage["bodies"]) =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

function headsOf(headers: [string, string][], bodies: CachedPage["bodies"]): CachedPage["heads"] {
  const head = (encoding: Encoding): string[] => {
    const body = bodies[encoding] ?? bodies.identity;
    return [
      ...headers.flat(),
      ...(bodies[encoding] && encoding !== "identity" ? ["content-encoding", encoding] : []),
      ...(body ? ["content-length", String(body.length)] : []),
    ];
  };
  return Object.fromEntries(encodings.map((encoding) => [encoding, head(encoding)])) as CachedPage["heads"];
}

/** The Vary header. A file has one answer at its address; the address of a page also gives its payload. */
function vary(slot: CacheSlot, type: string, length: number): string {
  const isOne = slot.path.startsWith("/_next/static/") || slot.path.startsWith("/images/");
  const names = [...(isOne ? [] : ["rsc"]), ...(isCompressible(type, length) ? ["accept-encoding"] : [])];
  if (slot.kind === "payload")
    names.push("next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url");
  return names.join(", ") || "accept-encoding";
}

/** Headers as one string each. */
function plain(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.keys(headers).map((name) => [name.toLowerCase(), headerOf(headers, name)]),
  );
}
