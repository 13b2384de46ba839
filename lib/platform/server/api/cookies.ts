import "server-only";
import { site } from "#lib/platform/site";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";

/** The decoded value of a cookie in the request; null when there is none, or when it cannot be decoded. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    return percentDecoded(pair.slice(at + 1).trim());
  }
  return null;
}

export type CookieOptions = { path: string; maxAgeSeconds: number; isReadable?: boolean };

/** A `Set-Cookie` line: SameSite=Lax, HttpOnly unless `isReadable`, Secure where the site uses https. */
export function cookieLine(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${options.path}`,
    `Max-Age=${options.maxAgeSeconds}`,
    "SameSite=Lax",
    ...(options.isReadable ? [] : ["HttpOnly"]),
    ...(site.baseUrl.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
}
