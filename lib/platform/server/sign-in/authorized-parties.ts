import "server-only";
/** The pages for which a session token may have been made. A token for a page elsewhere is not accepted. */
import { webOriginsOf } from "#lib/base/addresses/web-origins";
import { env, isLocalSignIn } from "#lib/platform/env";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";
import { site } from "#lib/platform/site";

/**
 * The origins that the token in a request may name: the site's public one. With the local sign-in host, the requested origin, which
 * made the token, counts too, if it belongs to this machine or the host is `exposed`: a local run has several names and ports.
 */
export function authorizedParties(headers: Headers): string[] {
  if (!isLocalSignIn(env)) return [site.baseUrl];
  const host = (headers.get("x-forwarded-host") ?? headers.get("host") ?? "").split(",")[0]?.trim() ?? "";
  const asked = URL.parse(`http://${host}`);
  const isOwn =
    asked?.host === host && (env.LANTERN_LOCAL_SIGN_IN === "exposed" || isLoopbackName(asked.hostname));
  return isOwn ? [site.baseUrl, ...webOriginsOf(host)] : [site.baseUrl];
}

/** The checks for every token in a request: the key that signed it, and the pages for which it was made. */
export const tokenChecks = (headers: Headers) => ({
  authorizedParties: authorizedParties(headers),
  ...(env.CLERK_JWT_KEY ? { jwtKey: env.CLERK_JWT_KEY } : {}),
});
