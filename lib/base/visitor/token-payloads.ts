/** What session tokens claim, whether or not they have expired. Nothing may be allowed because of it. */

/** A token, the user it claims to belong to, and when it claims to expire, in seconds since 1970; 0 when it does not say. */
type TokenPayload = { token: string; sub: string | null; exp: number };

/** The session tokens in a browser's cookies. */
export function tokenPayloads(cookies: string): TokenPayload[] {
  const tokens = cookies.matchAll(/(?:^|; )__session(?:_[\w-]+)?=([\w-]+\.([\w-]+)[^;]*)/g);
  return [...tokens].flatMap(([, token = "", payload = ""]) => {
    try {
      const { sub, exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as {
        sub?: unknown;
        exp?: unknown;
      };
      return [{ token, sub: typeof sub === "string" ? sub : null, exp: typeof exp === "number" ? exp : 0 }];
    } catch {
      // Not a token.
      return [];
    }
  });
}

/** Whether a request may be a signed-in user's: without a token it is nobody's. */
export const mayBeUsers = (headers: Headers): boolean =>
  headers.has("authorization") || tokenUser(headers.get("cookie") ?? "") !== null;

/** The user whom the session token in a browser's cookies names; null where there is none. */
export const tokenUser = (cookies: string): string | null =>
  tokenPayloads(cookies).find(({ sub }) => sub !== null)?.sub ?? null;
