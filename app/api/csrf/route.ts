import { cookieLine, readCookie } from "#lib/platform/server/api/cookies";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { warmDatabase } from "#lib/platform/server/database/database";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { csrfCookie, csrfCookieSeconds } from "#lib/base/visitor/csrf";

/**
 * Sets the cookie of the double submit when it is first needed: prerendered pages set none. A post is about to follow, so the
 * database is opened meanwhile, since its first opening takes a moment.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: (request) => {
    warmDatabase();
    const known = readCookie(request, csrfCookie);
    const csrfToken = known && /^[\w-]{16,128}$/.test(known) ? known : crypto.randomUUID();
    const cookie = cookieLine(csrfCookie, csrfToken, {
      path: "/",
      maxAgeSeconds: csrfCookieSeconds,
      isReadable: true,
    });
    return uncachedAnswer({ csrfToken }, { headers: { "set-cookie": cookie } });
  },
});
