/**
 * Whose session token a browser's cookies hold, by the token's own word, whether or not it has ended; null where there is
 * none. Of this nothing is to be permitted.
 */
export function tokenUser(cookies: string): string | null {
  for (const [, payload = ""] of cookies.matchAll(/(?:^|; )__session(?:_[\w-]+)?=[\w-]+\.([\w-]+)/g))
    try {
      const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as {
        sub?: unknown;
      };
      if (typeof sub === "string") return sub;
    } catch {
      // Not a token.
    }
  return null;
}
