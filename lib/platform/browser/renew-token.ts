import "client-only";
/** The session of this browser, for pages that load nothing of the sign-in service. */
import { signInProxyPath } from "#lib/site/signed-in-paths";

/**
 * A new token for the session of this browser, whose own lives for a minute; null when there is none to have. Asked of the
 * sign-in service as its own browser code does, where the service is reached through this site: other origins are closed
 * to public pages.
 */
export async function renewToken(): Promise<string | null> {
  const expired = /(?:^|; )__session[^=;]*=[^.;]+\.([\w-]+)/.exec(document.cookie)?.[1];
  const session = expired === undefined ? null : sessionOf(expired);
  if (session === null) return null;
  const answer = await fetch(`${signInProxyPath}/v1/client/sessions/${session}/tokens`, { method: "POST" });
  const body: unknown = answer.ok ? await answer.json() : null;
  return typeof body === "object" && body !== null && "jwt" in body && typeof body.jwt === "string"
    ? body.jwt
    : null;
}

/** The session that a token's claims name. */
function sessionOf(claims: string): string | null {
  try {
    const parsed: unknown = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
    const id = typeof parsed === "object" && parsed !== null && "sid" in parsed ? parsed.sid : null;
    return typeof id === "string" && /^\w+$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
