/** What session tokens say of themselves, whether or not they have ended. Of this nothing is to be permitted. */

/** A token, whose it says to be, and when it says to end, in seconds since 1970; 0 when it does not say. */
type TokenPayload = { token: string; sub: string | null; exp: number };

/** The session tokens that a browser's cookies hold. */
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

/** Whose session token a browser's cookies hold; null where there is none. */
export const tokenUser = (cookies: string): string | null =>
  tokenPayloads(cookies).find(({ sub }) => sub !== null)?.sub ?? null;
