/** What a cache in front of us is told: how long it may keep a page, and the keys by which a webhook drops it there. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { z } from "zod";
import { evenNow } from "#lib/base/values/even-clock";
import { parseJson } from "#lib/base/values/json";
import type { CachedPage } from "#lib/front/cache/cached-page";
import { isTrustedPeer } from "#lib/front/requests/forwarded-headers";
import type { Tags } from "#lib/front/next/next-bridge";

/** Whether the request comes from a cache of ours: a trusted peer that says it is one (Surrogate-Capability). */
export function isFromEdge(request: IncomingMessage, trusted: BlockList): boolean {
  return request.headers["surrogate-capability"] !== undefined && isTrustedPeer(request, trusted);
}

/** The key of pages whose tags are not known: dropped by every webhook. */
const anyKey = "any";
/** The key of every page, named where a list of keys would be too long. */
const allKey = "all";
/** The most characters of a list of keys. With an answer's other headers it stays below what Varnish takes by default, 8 KB. */
const longestKeys = 6_000;

/** A tag spelled without characters that have a meaning in a header or a regular expression. */
const keyOf = (tag: string) =>
  encodeURIComponent(tag).replaceAll(/[!'()*.~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** `Surrogate-Key` of a page. */
function surrogateKeys(tags: Tags): string {
  // Next's own tags of a page's path are dropped by no webhook.
  const known = tags && [...tags].filter((tag) => !tag.startsWith("_N_T_")).map(keyOf);
  const keys = [...(known ?? [anyKey]), allKey].join(" ");
  return keys.length > longestKeys ? `${anyKey} ${allKey}` : keys;
}

type KeptPage = Pick<CachedPage, "tags" | "surrogateSeconds" | "freshUntil" | "isInvalid" | "retryAt">;

/** Headers by which an edge keeps a page that is sent now; none for what it must never keep. */
export function surrogateHeaders(page: KeptPage): Record<string, string> {
  if (page.surrogateSeconds === 0) return {};
  const now = evenNow();
  // A webhook came while this page was rendered, and the purge may have reached the edge before the page. The header is sent
  // rather than left out: an edge that has the page already and gets a 304 would go by what it was told last.
  if (page.isInvalid && now >= page.retryAt) return { "surrogate-control": "no-store" };
  // An old page is being renewed, or could not be: the edge is to ask again soon.
  const left = page.isInvalid ? 1 : Math.max(1, Math.ceil((page.freshUntil - now) / 1000));
  return {
    "surrogate-control": `max-age=${Math.min(page.surrogateSeconds, left)}, stale-while-revalidate=86400`,
    "surrogate-key": surrogateKeys(page.tags),
  };
}

const invalidated = z.object({ tags: z.array(z.string()), duplicate: z.boolean().optional() });
type Invalidated = z.infer<typeof invalidated>;

/** `Surrogate-Purge` of a webhook's answer; null when it names nothing old. */
function purgedKeys({ tags, duplicate }: Invalidated): string | null {
  // A delivery is repeated when its first answer was lost; that answer may not have reached the edge either.
  if (duplicate) return allKey;
  if (tags.length === 0) return null;
  const keys = [anyKey, ...tags.map(keyOf)].join(" ");
  return keys.length > longestKeys ? allKey : keys;
}

/** Names the tags that a webhook's answer lists, so that the edge which the answer passes drops them. */
export function tellEdge(response: ServerResponse, body: Buffer): void {
  // Without data, it is not the answer of a webhook that was accepted.
  const { data } = invalidated.safeParse(parseJson(body.toString("utf8")));
  const keys = data ? purgedKeys(data) : null;
  if (keys !== null) response.setHeader("surrogate-purge", keys);
}
