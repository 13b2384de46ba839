import "server-only";
/** Which pages a session token may have been made for. One that was made for a page elsewhere is none of ours. */
import { env, isLocalSignIn } from "#lib/platform/env";
import { isLoopbackName } from "#lib/platform/loopback-name";
import { site } from "#lib/platform/site";

/**
 * The origins that the token of a request may name: the site's public one. With the local sign-in host also the one that is
 * asked, which made the token, as long as it is this machine's: a run of one's own goes by several names and ports.
 */
export function authorizedParties(headers: Headers): string[] {
  if (!isLocalSignIn(env)) return [site.baseUrl];
  const host = (headers.get("x-forwarded-host") ?? headers.get("host") ?? "").split(",")[0]?.trim() ?? "";
  const asked = URL.parse(`http://${host}`);
  const isOwn =
    asked?.host === host && (env.LANTERN_LOCAL_SIGN_IN === "exposed" || isLoopbackName(asked.hostname));
  return isOwn ? [site.baseUrl, `http://${host}`, `https://${host}`] : [site.baseUrl];
}

/** What every token of a request is held to: the key it was signed by, and the pages it may have been made for. */
export const tokenChecks = (headers: Headers) => ({
  authorizedParties: authorizedParties(headers),
  ...(env.CLERK_JWT_KEY ? { jwtKey: env.CLERK_JWT_KEY } : {}),
});
