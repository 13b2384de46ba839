import "server-only";
/** Checks that a changing request was made by our own pages, or by a script that has read our own cookie. */
import { isSameSecret } from "#lib/base/values/same-secret";
import { webOriginsOf } from "#lib/base/addresses/web-origins";
import { csrfCookie, csrfHeader } from "#lib/base/visitor/csrf";
import { readCookie } from "#lib/platform/server/api/cookies";
import { Problem } from "#lib/platform/server/answers/problem";
import { site } from "#lib/platform/site";

/**
 * Ends the request with 403 unless it names our origin (`Origin`), or the browser confirms it (`Sec-Fetch-Site`), or it carries the
 * CSRF cookie's value in its header. A foreign origin is refused whatever else the request carries.
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  const isForeign =
    (origin !== null && origin !== "null" && !isOurs(origin, request)) || fetchSite === "cross-site";
  if (isForeign) throw new Problem(403, "The request comes from another site");
  if ((origin !== null && origin !== "null") || fetchSite === "same-origin" || hasToken(request)) return;
  throw new Problem(403, "The request carries neither its origin nor the CSRF token");
}

/**
 * The public origin, or one of the requested host: behind a proxy the two may differ in scheme and name. Of a site that is public
 * by https, a page that came by http is not ours: anybody in its network may have written it.
 */
function isOurs(origin: string, { headers }: Request): boolean {
  const base = new URL(site.baseUrl);
  if (base.protocol === "https:" && URL.parse(origin)?.host === base.host) return origin === base.origin;
  const hosts = [base.host, headers.get("x-forwarded-host"), headers.get("host")];
  return hosts.some((host) => host !== null && webOriginsOf(host).includes(origin));
}

/**
 * Ends the request with 403 if a page of another site has it sent as a part of that page, such as a picture. A link from there,
 * which a reader follows, passes.
 */
export function refuseForeignPart({ headers }: Request): void {
  const isFollowed =
    headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
  if (headers.get("sec-fetch-site") === "cross-site" && !isFollowed)
    throw new Problem(403, "The request comes from another site");
}

function hasToken(request: Request): boolean {
  const sent = request.headers.get(csrfHeader) ?? "";
  const kept = readCookie(request, csrfCookie) ?? "";
  return kept.length >= 16 && isSameSecret(sent, kept);
}
