import "server-only";
/** The cookies by which the sign-in service knows a browser's session, as far as this site takes them away. */
import { isIP } from "node:net";
import { site } from "#lib/platform/site";

/** Cookies by which a browser counts as signed in, whichever suffix this instance gives them. */
const sessionCookie = /^__(?:session|client_uat)(?:_[\w-]+)?$/;

const sessionCookies = (request: Request): [name: string, value: string][] =>
  (request.headers.get("cookie") ?? "")
    .split(";")
    .map((pair): [string, string] => {
      const [name = "", value = ""] = pair.trim().split("=");
      return [name, value];
    })
    .filter(([name]) => sessionCookie.test(name));

/** Whether the browser of a request counts itself as signed in, whatever its token is worth. */
export const countsAsSignedIn = (request: Request): boolean =>
  sessionCookies(request).some(([, value]) => value !== "" && value !== "0");

/** The domains that a cookie of the public host may be for: `a.lantern.example` and `lantern.example`, of a name of two parts itself. */
function cookieDomains(): string[] {
  const { hostname } = new URL(site.baseUrl);
  const labels = isIP(hostname) ? [] : hostname.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

/**
 * `Set-Cookie` lines by which a browser forgets cookies of the sign-in service, which sets some of them for the whole domain;
 * a browser tells nobody for which: one line for each that it may be.
 */
const forgetting = (names: string[]): string[] =>
  names.flatMap((name) =>
    ["", ...cookieDomains().map((domain) => `; Domain=${domain}`)].map(
      (domain) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${domain}`,
    ),
  );

/** `Set-Cookie` lines that make the browser of a request forget its session. */
export const forgottenSession = (request: Request): string[] =>
  forgetting(sessionCookies(request).map(([name]) => name));

/**
 * `Set-Cookie` lines that make the browser of a request forget the token it sent, and nothing else: the sign-in service is
 * asked at the next page whether a session is left. A tab of a session that has ended may have put its token in the place of
 * a newer session's, as the service's code does whenever a tab comes to the front.
 */
export const forgottenToken = (request: Request): string[] =>
  forgetting(sessionCookies(request).flatMap(([name]) => (name.startsWith("__session") ? [name] : [])));
