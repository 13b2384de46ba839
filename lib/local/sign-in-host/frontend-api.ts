/** Clerk's frontend API: what its browser code calls through the site. */
import { answerProfile, requireAsker } from "#lib/local/sign-in-host/profile-api";
import { revokeSession, sessionsJson } from "#lib/local/sign-in-host/security-api";
import { answerSignIns } from "#lib/local/sign-in-host/sign-in-api";
import { answerSignUps } from "#lib/local/sign-in-host/sign-up-api";
import { answerVerification } from "#lib/local/sign-in-host/verify-api";
import { environmentJson } from "#lib/local/sign-in-host/environment-json";
import { clientJson, sessionJson, type Exchange, type Host } from "#lib/local/sign-in-host/exchange";
import { notFound, requireChange } from "#lib/local/sign-in-host/refusal";

/** `response` with the browser beside it, by which Clerk's browser code keeps itself up to date; `bare` as it is. */
export type FrontendAnswer = { response: unknown } | { bare: object };

/** Answers one call. Throws Refusal. */
export async function answerFrontend(host: Host, exchange: Exchange): Promise<FrontendAnswer> {
  const { method, path, client, site } = exchange;
  if (path === "/environment") return { bare: environmentJson };
  if (path.startsWith("/client/sign_ins")) return { response: await answerSignIns(host, exchange) };
  if (path.startsWith("/client/sign_ups")) return { response: await answerSignUps(host, exchange) };
  // Clerk's browser code takes a list of sessions as it is, without the browser beside it.
  if (path === "/me/sessions/active") return { bare: sessionsJson(host, requireAsker(host, exchange)) };
  const [, revoked] = /^\/me\/sessions\/(\w+)\/revoke$/.exec(path) ?? [];
  if (revoked !== undefined) {
    requireChange(method);
    return { response: revokeSession(host, requireAsker(host, exchange), revoked) };
  }
  if (path === "/me" || path.startsWith("/me/")) return { response: await answerProfile(host, exchange) };
  if (path === "/client") {
    if (method === "DELETE") host.clients.end(client);
    return { response: clientJson(host, client, site) };
  }
  if (path === "/client/sessions" && method === "DELETE") {
    host.clients.end(client);
    return { response: clientJson(host, client, site) };
  }
  const [, id, action, step] = /^\/client\/sessions\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (id) return answerSession(host, exchange, { id, action, step });
  throw notFound("The action");
}

type SessionCall = { id: string; action: string | undefined; step: string | undefined };

async function answerSession(
  host: Host,
  exchange: Exchange,
  { id, action, step }: SessionCall,
): Promise<FrontendAnswer> {
  const { client, site, method } = exchange;
  const session = client.sessions.find((one) => one.id === id);
  const json = session && sessionJson(host, session, site);
  if (!json) throw notFound("The session");
  if (action !== undefined) requireChange(method);
  switch (action) {
    case "verify":
      return { response: await answerVerification(host, exchange, session, step) };
    case "tokens":
      return { bare: json.last_active_token };
    case undefined:
      return { response: json };
    case "touch":
      host.clients.touch(client, session);
      return { response: json };
    case "remove":
    case "end":
      host.clients.end(client, (one) => one.id === id);
      return { response: { ...json, status: action === "end" ? "ended" : "removed" } };
    default:
      throw notFound("The action");
  }
}
