import "server-only";
/** What the product changes at the sign-in service on a user's behalf. */
import { isIP } from "node:net";
import { clerkClient } from "@clerk/nextjs/server";
import { forgetAccount } from "#lib/platform/server/accounts";
import { site } from "#lib/platform/site";
import { isLiveSession, markEnded, type NamedSession } from "#lib/platform/server/live-sessions";

/** Names the user. Throws when the service could not be reached or refuses. */
export async function renameUser(
  userId: string,
  name: { firstName?: string; lastName?: string },
): Promise<void> {
  await (await clerkClient()).users.updateUser(userId, name);
  forgetAccount(userId);
}

/** Deletes the user, and with them their sessions. */
export async function deleteUser(userId: string): Promise<void> {
  await (await clerkClient()).users.deleteUser(userId);
  markEnded(userId);
  forgetAccount(userId);
}

/**
 * Ends a session, if it has not ended yet: no new token is given for it, and none that was given is good any more. Throws
 * when the service could not be reached.
 */
export async function endSession(session: NamedSession): Promise<void> {
  const { sessions } = await clerkClient();
  await sessions.revokeSession(session.sessionId).catch(async (error: unknown) => {
    // What has ended already is refused.
    if (await isLiveSession(session)) throw error;
  });
  markEnded(session.sessionId);
}

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
 * `Set-Cookie` lines that make the browser of a request forget its session. The sign-in service sets some of its cookies for
 * the whole domain, and a browser tells nobody for which: one line for each that it may be.
 */
export const forgottenSession = (request: Request): string[] =>
  sessionCookies(request).flatMap(([name]) =>
    ["", ...cookieDomains().map((domain) => `; Domain=${domain}`)].map(
      (domain) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${domain}`,
    ),
  );
