/** One finished answer, ready to be sent in every encoding, with what decides how long it is good for. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import CachePolicy from "http-cache-semantics";
import type { Place } from "#lib/front/cache-key";
import { compressForKeeping, encodings, isCompressible, type Encoding } from "#lib/front/compression";
import { splitPage } from "#lib/front/inline-scripts";
import type { Tags } from "#lib/front/next-bridge";
import { scriptAddress, scriptName, type PageScript, type PageScripts } from "#lib/front/page-scripts";
import { resourcePolicy, type Policy } from "#lib/front/policy";
import type { Answer } from "#lib/front/render";

export type KeptPage = {
  /** Compressed bodies, or the plain one where compressing gains nothing. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Header names and values, less those of the encoding. */
  headers: [string, string][];
  /** The same as Node writes them, one list per encoding. */
  heads: Record<Encoding, string[]>;
  etag: string;
  tags: Tags;
  /** The script taken out of it. It lives as long as the page: a page sent without it would stay without life. */
  script: PageScript | null;
  renderedAt: number;
  freshUntil: number;
  /** Caches and edges before us may keep it this long, in seconds, if they hear our purges. */
  surrogateSeconds: number;
  bytes: number;
};

/** Files of public/ and of metadata routes say max-age=0: they are good for this long, and webhooks drop them. */
const unsaidLifeMs = 60_000;
/** Next had only a page past its life and renews it behind our back: ask again soon. */
const staleLifeMs = 500;

const headerOf = (headers: OutgoingHttpHeaders, name: string): string => {
  const value = headers[name];
  return value === undefined ? "" : [value].flat().join(", ");
};

/** Whether the answer came from Next's page cache; then it cannot depend on the request beyond its path. */
export const isPrerendered = (answer: Answer): boolean =>
  headerOf(answer.headers, "x-nextjs-cache") !== "" || headerOf(answer.headers, "x-nextjs-prerender") !== "";

const isFile = (answer: Answer) =>
  headerOf(answer.headers, "last-modified") !== "" && headerOf(answer.headers, "accept-ranges") !== "";

/** How long the answer may be kept, in ms; null when not at all. HTTP's own rules, for a shared cache. */
export function lifeOf(place: Place, answer: Answer): number | null {
  if (answer.status !== 200 || answer.headers["set-cookie"] !== undefined) return null;
  // A page that is not prerendered may have looked at what we left out of the query.
  const isFixed = isPrerendered(answer) || isFile(answer);
  if (!isFixed && place.isNarrowed && !place.path.startsWith("/api/")) return null;
  const policy = new CachePolicy(
    { url: place.url, method: "GET", headers: place.headers },
    { status: answer.status, headers: plain(answer.headers) },
    { shared: true, immutableMinTimeToLive: 31_536_000_000 },
  );
  if (!policy.storable()) return null;
  if (headerOf(answer.headers, "x-nextjs-cache") === "STALE") return staleLifeMs;
  // Not its `timeToLive`, which counts the time it may be served stale.
  const life = (policy.maxAge() - policy.age()) * 1000;
  if (life > 0) return life;
  return isFixed ? unsaidLifeMs : null;
}

/** Hop-by-hop, of the encoding, or for Next's own caches. */
const dropped =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|vary|cache-control|last-modified|accept-ranges|x-nextjs-(?:cache|rewritten-path)|x-powered-by)$/;
const droppedFromDocuments = /^x-nextjs-/;

/** Makes an answer ready for keeping: scripts taken out, policy named, compressed (`quality` is brotli's). */
export async function finishPage(
  place: Place,
  answer: Answer,
  lifeMs: number,
  { policy, scripts, quality }: { policy: Policy; scripts: PageScripts; quality: number },
): Promise<KeptPage> {
  const type = headerOf(answer.headers, "content-type");
  const isDocument = type.startsWith("text/html");
  const said = headerOf(answer.headers, "cache-control");
  let { body } = answer;
  let script: PageScript | null = null;
  const headers: [string, string][] = [];
  if (isDocument) {
    const page = splitPage(body.toString("utf8"), (script) => scriptAddress(script, place.url));
    if (page.script !== null) {
      const kept = { bodies: await compressForKeeping(Buffer.from(page.script), quality) };
      script = { name: scriptName(page.script), script: kept };
      scripts.keep(script.name, kept);
    }
    body = Buffer.from(page.html);
    headers.push(["content-security-policy", policy.contentSecurityPolicy(page.hashes, "public")]);
  } else if (type.startsWith("image/svg"))
    headers.push(["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"]);
  for (const [name, value] of Object.entries({ ...policy.headers, ...plain(answer.headers) }))
    if (!dropped.test(name) && !(isDocument && droppedFromDocuments.test(name))) headers.push([name, value]);

  const digest = createHash("sha256").update(headers.flat().join("\n")).update(body).digest("base64url");
  const etag = `W/"${digest.slice(0, 22)}"`;
  // A browser asks each time, which costs it a 304: a page it kept would outlive the webhook that changed it.
  const cacheControl = /max-age=[1-9]/.test(said.replace("s-maxage", ""))
    ? said
    : "public, max-age=0, must-revalidate";
  headers.push(
    ["cross-origin-resource-policy", resourcePolicy(place.path)],
    ["etag", etag],
    ["cache-control", cacheControl],
    ["vary", vary(place, type, body.length)],
  );
  if (isPrerendered(answer)) headers.push(["x-nextjs-cache", "HIT"]);

  const bodies: KeptPage["bodies"] = isCompressible(type, body.length)
    ? await compressForKeeping(body, quality)
    : { identity: body };
  const now = Date.now();
  return {
    bodies,
    headers,
    heads: headsOf(headers, bodies),
    etag,
    // Files of the build and of public/ change with a deployment only.
    tags: isFile(answer) ? new Set() : answer.tags,
    script,
    renderedAt: now,
    freshUntil: now + lifeMs,
    surrogateSeconds: isDocument || place.kind === "payload" ? Math.min(300, Math.ceil(lifeMs / 1000)) : 0,
    bytes: sizeOf(bodies) + (script ? sizeOf(script.script.bodies) : 0) + headers.flat().join("").length * 4,
  };
}

/** The same page with bodies as small as they get. */
export async function compressHarder(page: KeptPage, plainBody: Buffer): Promise<KeptPage> {
  if (page.bodies.identity) return page;
  const bodies = await compressForKeeping(plainBody, 11);
  return { ...page, bodies, heads: headsOf(page.headers, bodies), bytes: page.bytes };
}

const sizeOf = (bodies: KeptPage["bodies"]) =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

function headsOf(headers: [string, string][], bodies: KeptPage["bodies"]): KeptPage["heads"] {
  const head = (encoding: Encoding): string[] => {
    const body = bodies[encoding] ?? bodies.identity;
    return [
      ...headers.flat(),
      ...(bodies[encoding] && encoding !== "identity" ? ["content-encoding", encoding] : []),
      ...(body ? ["content-length", String(body.length)] : []),
    ];
  };
  return Object.fromEntries(encodings.map((encoding) => [encoding, head(encoding)])) as KeptPage["heads"];
}

/** Build files are one answer under one address; a page's address also stands for its payload. */
function vary(place: Place, type: string, length: number): string {
  const isOne = place.path.startsWith("/_next/static/") || place.path.startsWith("/images/");
  const names = [...(isOne ? [] : ["rsc"]), ...(isCompressible(type, length) ? ["accept-encoding"] : [])];
  if (place.kind === "payload")
    names.push("next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url");
  return names.join(", ") || "accept-encoding";
}

/** Headers as one string each. */
function plain(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.keys(headers).map((name) => [name.toLowerCase(), headerOf(headers, name)]),
  );
}
