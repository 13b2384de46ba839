/** Clerk's cookies: the browser's secret, whether somebody is signed in, and the session token. */
import type { Client } from "#lib/local/sign-in-host/clients";
import { liveSession, type Host } from "#lib/local/sign-in-host/exchange";
import { cookieSuffix } from "#lib/local/sign-in-host/tokens";

const year = 31_536_000;

const line = (name: string, value: string, seconds: number, isSecure: boolean, more = "") =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure ? "; Secure" : ""}${more}`;

/** Clerk sets each cookie twice, with and without the suffix of the instance. */
const twice = (name: string, value: string, seconds: number, isSecure: boolean) =>
  [name, `${name}_${cookieSuffix}`].map((one) => line(one, value, seconds, isSecure));

/** The secret by which the host knows a browser; no script can read it. */
export const clientCookie = (key: string, isSecure: boolean): string =>
  line("__client", key, year, isSecure, "; HttpOnly");

/** When the browser signed in, in seconds; 0 when nobody is signed in. The site compares it with its token. */
export function stateCookies(host: Host, client: Client, isSecure: boolean): string[] {
  const session = liveSession(host, client);
  return twice("__client_uat", String(session ? Math.floor(session.createdAt / 1000) : 0), year, isSecure);
}

/** A fresh session token, or the removal of an old one. */
export function sessionCookies(host: Host, client: Client, site: string): string[] {
  const session = liveSession(host, client);
  const token = session ? host.signToken(session, site) : "";
  return twice("__session", token, session ? year : 0, site.startsWith("https:"));
}
