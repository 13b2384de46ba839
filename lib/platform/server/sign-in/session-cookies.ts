import "server-only";
/** The cookies by which the sign-in service knows a browser's session, as far as this site deletes them. */
import { isIP } from "node:net";
import { site } from "#lib/platform/site";

/** The cookies by which a browser counts as signed in, with any suffix that this instance gives them. */
const sessionCookie = /^__(?:session|client_uat)(?:_[\w-]+)?$/;

const sessionCookies = (request: Request): [name: string, value: string][] =>
  (request.headers.get("cookie") ?? "")
    .split(";")
    .map((pair): [string, string] => {
      const [name = "", value = ""] = pair.trim().split("=");
      return [name, value];
    })
    .filter(([name]) => sessionCookie.test(name));

/** Whether the browser of a request considers itself signed in, whether or not its token is valid. */
export const countsAsSignedIn = (request: Request): boolean =>
  sessionCookies(request).some(([, value]) => value !== "" && value !== "0");

/**
 * The domains for which a cookie of the public host may be set: the host, and those above it with at least two labels, such as
 * `a.lantern.example` and `lantern.example`.
 */
function cookieDomains(): string[] {
  const { hostname } = new URL(site.baseUrl);
  const labels = isIP(hostname) ? [] : hostname.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

/**
 * `Set-Cookie` lines that delete cookies of the sign-in service, which sets some of them for the whole domain. A browser does not
 * say which domain a cookie has, so there is one line for each possible domain.
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
 * `Set-Cookie` lines that make the browser of a request forget only the token it sent: the next page then asks the sign-in service
 * whether there is a session. A tab of an ended session may have replaced a newer session's token with its own, as the service's
 * code does whenever a tab comes to the front.
 */
export const forgottenToken = (request: Request): string[] =>
  forgetting(sessionCookies(request).flatMap(([name]) => (name.startsWith("__session") ? [name] : [])));
