/** The address a client asks for, in the one spelling we work with. */
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { isSignInProxyPath } from "#lib/base/addresses/signed-in-paths";

export type Address = {
  /** Percent-encoded path in normal form. */
  path: string;
  /** The query without its question mark, as it was sent but for what browsers leave bare in it. */
  query: string;
};

/** Why an address is not answered: a status, or a redirect to its normal form. */
export type AddressFault = { status: 400 | 414 } | { status: 308; location: string };

const longest = 4096;
const unreserved = /[A-Za-z0-9\-._~]/;
/**
 * Characters that no address may contain unencoded. Browsers send some of them in a query all the same
 * (`?utm_campaign=spring|letter`).
 */
const unwise = /[^\x21-\x7e]|[\\#<>"{}|^`]/;
const bareInQuery = /[\\{}|^`]/g;

/**
 * Reads the request target. Encoded letters are decoded and the rest encoded in one way, so that the many spellings of
 * an address are one page, in our memory and in Next's cache on disk.
 */
export function readAddress(target: string): Address | AddressFault {
  if (target.length > longest) return { status: 414 };
  const local = withoutHost(target);
  const cut = local.indexOf("?");
  const rawPath = cut === -1 ? local : local.slice(0, cut);
  const query = cut === -1 ? "" : local.slice(cut + 1).replaceAll(bareInQuery, encodeURIComponent);
  if (!local.startsWith("/") || unwise.test(rawPath) || unwise.test(query)) return { status: 400 };
  if (/%(?![0-9A-Fa-f]{2})/.test(rawPath)) return { status: 400 };
  const path = inNormalForm(rawPath);
  if (/%(?:[01][0-9A-F]|7F|5C)/.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path) || !isText(path))
    return { status: 400 };
  if (path.includes("//"))
    return { status: 308, location: path.replaceAll(/\/{2,}/g, "/") + (query ? `?${query}` : "") };
  return { path: withoutLastSlash(path), query };
}

/** An endpoint also answers with a slash at the end. Without it, limits and caches take both addresses for one. */
const withoutLastSlash = (path: string): string => path.replace(/^(\/api\/.+)\/$/, "$1");

/** A proxy may send the absolute form; its host is not believed. */
function withoutHost(target: string): string {
  const relative = target.replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, "") || "/";
  return relative.startsWith("?") ? `/${relative}` : relative;
}

/** Encoded letters decoded, the rest encoded in one way. */
const inNormalForm = (path: string): string =>
  path.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : `%${hex.toUpperCase()}`;
  });

/** The path that a target means, even if it cannot be read: it decides in which place and language the fault is shown. */
export const meantPath = (target: string): string =>
  inNormalForm(withoutHost(target.slice(0, longest)).split(/[?#]/, 1)[0] ?? "").replaceAll(/\/{2,}/g, "/");

/** Whether a path is the endpoints', where every fault is told in problem JSON. */
export const isApiPath = (path: string): boolean => /^\/api\//.test(path);

/** Whether a request target, as it was sent, means a path of the endpoints'. */
export const isApiTarget = (target: string): boolean => isApiPath(meantPath(target));

/** Whether a path is an endpoint's or leads to the sign-in service: neither shows pages. */
export const isEndpointPath = (path: string): boolean => isApiPath(path) || isSignInProxyPath(path);

/** Whether a path is a file of the build or of public/, which is the same for everybody. */
export const isFilePath = (path: string): boolean =>
  /^\/(?:_next\/static\/|images\/|(?:sw\.js|favicon\.ico|icon[\w-]*\.(?:png|svg))$)/.test(path);

/** Whether a path is one by which operators' tools ask if this process lives, and if it can serve. */
export const isHealthCheck = (path: string): boolean =>
  path === "/api/health" || path === "/api/health/ready";

/** Whether the encoded bytes are text. */
const isText = (path: string): boolean => percentDecoded(path) !== null;
