/**
 * The sign-in service of a machine without a Clerk account. It implements Clerk's HTTP API on a loopback port, so that the site
 * runs Clerk's real code on both sides. Only for one's own machine: no e-mail is sent, and everybody knows its code.
 */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import nodePath from "node:path";
import { webOriginsOf } from "#lib/base/addresses/web-origins";
import { openAttempts, type SignIn, type SignUp } from "#lib/local/sign-in-host/attempts";
import { answerBackend, keySetJson } from "#lib/local/sign-in-host/backend-api";
import { sendBrowserCode } from "#lib/local/sign-in-host/browser-code";
import { openClients } from "#lib/local/sign-in-host/clients";
import { clientJson, type Fields, type Host } from "#lib/local/sign-in-host/exchange";
import { Refusal } from "#lib/local/sign-in-host/refusal";
import { answerFrontend } from "#lib/local/sign-in-host/frontend-api";
import { handshakeLocation } from "#lib/local/sign-in-host/handshake";
import { readKeys, type Keys } from "#lib/local/sign-in-host/keys";
import { clientCookie, sessionCookies, stateCookies } from "#lib/local/sign-in-host/cookies";
import { localPublicSettings } from "#lib/local/sign-in-host/settings";
import { tokenSigner } from "#lib/local/sign-in-host/tokens";
import { openPasskeys } from "#lib/local/sign-in-host/passkeys";
import { openSecondFactors } from "#lib/local/sign-in-host/second-factor";
import { openVerifications } from "#lib/local/sign-in-host/step-up";
import { openTries } from "#lib/local/sign-in-host/tries";
import { openUsers } from "#lib/local/sign-in-host/users";
import { z } from "zod";
import { boundedBytes } from "#lib/base/values/bounded-bytes";
import { isSameSecret } from "#lib/base/values/same-secret";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";

export type RunningHost = {
  /** The environment variables with which Clerk's code in the site finds this host. */
  settings: Record<string, string>;
  /** The user of an active session, for a site in the same process; null when there is no such session. */
  userOfSession: (sessionId: string) => string | null;
  close: () => Promise<void>;
};

const longestBody = 1024 * 1024;

/**
 * Starts the host on a free loopback port. Users, sessions and keys are stored below `dataFolder`. `siteOrigin` is the site's
 * public origin, if that differs from the name in its requests. Unless it `isExposed`, the host answers no other name than that one
 * and those of this machine: a page elsewhere can have its own name lead here, and everybody knows the code.
 */
export async function startSignInHost(
  dataFolder: string,
  siteOrigin: string | undefined,
  isExposed: boolean,
): Promise<RunningHost> {
  const folder = nodePath.resolve(dataFolder, "sign-in");
  const keys = readKeys(folder);
  const users = openUsers(folder);
  const tries = openTries();
  const host: Host = {
    users,
    clients: openClients(folder),
    signIns: openAttempts<SignIn>(),
    signUps: openAttempts<SignUp>(),
    signToken: tokenSigner(keys),
    tries,
    passkeys: openPasskeys(users),
    secondFactors: openSecondFactors({ users, tries, secretKey: keys.secretKey }),
    verifications: openVerifications(),
    aliasOf: (address) =>
      `idn_${createHmac("sha256", keys.secretKey).update(address).digest("hex").slice(0, 24)}`,
  };
  await host.users.seed();
  const server = createServer((request, response) => {
    answer({ host, keys, siteOrigin, isExposed }, request, response).catch((error: unknown) => {
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, "internal_error", "The sign-in host failed.");
      if (!(error instanceof Refusal)) console.error("sign-in host:", error);
      if (response.headersSent) response.destroy();
      else
        send(
          response,
          refusal.status,
          refusal.toJson(),
          refusal.retryAfter === undefined ? {} : { "retry-after": String(refusal.retryAfter) },
        );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // The site's process decides when the host ends.
  server.unref();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      ...localPublicSettings,
      CLERK_SECRET_KEY: keys.secretKey,
      CLERK_JWT_KEY: keys.publicKeyPem,
      CLERK_API_URL: address,
      CLERK_FAPI_URL: address,
    },
    userOfSession: (sessionId) => {
      const session = host.clients.sessionOf(sessionId);
      return session && users.find(session.userId) ? session.userId : null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const headerOf = (request: IncomingMessage, name: string): string =>
  [request.headers[name] ?? ""].flat()[0] ?? "";

/**
 * The origin of the site from the browser's point of view: the one in the request, which must be the site's own, or the one that
 * the proxy of Clerk's middleware passes on. Throws the Refusal 403 for a page of another site, for a name that is not the site's,
 * and for a change when nobody can tell from which page it comes.
 */
function siteOf(request: IncomingMessage, { siteOrigin, isExposed }: Site): string {
  const [scheme = "http"] = headerOf(request, "x-forwarded-proto").split(",");
  const [name = ""] = (headerOf(request, "x-forwarded-host") || headerOf(request, "host")).split(",");
  const asked = `${scheme.trim()}://${name.trim()}`;
  const origin = headerOf(request, "origin");
  const fetchSite = headerOf(request, "sec-fetch-site");
  const isChange = request.method !== "GET" && request.method !== "HEAD";
  // A proxy before the site may speak https where the site itself does not, but it may not change the host.
  const isOwn = origin === siteOrigin || webOriginsOf(name.trim()).includes(origin);
  const isForeign =
    origin === "" ? isChange && fetchSite !== "same-origin" : !isOwn || fetchSite === "cross-site";
  const isNamedRight = isExposed || asked === siteOrigin || isLoopbackName(URL.parse(asked)?.hostname ?? "");
  if (isForeign || !isNamedRight)
    throw new Refusal(403, "origin_invalid", "The call comes from another site.");
  return origin === "" ? asked : origin;
}

/** The method that the request stands for. Clerk's browser code sends every change as POST, so that no preflight is needed. */
function methodOf(request: IncomingMessage, query: URLSearchParams): string {
  const sent = request.method ?? "GET";
  const meant = query.get("_method")?.toUpperCase();
  if (meant === undefined || meant === sent) return sent;
  if (sent !== "POST")
    throw new Refusal(405, "method_not_allowed", "Only a POST may stand for another method.");
  return meant;
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string | string[]> = {},
) {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers });
  response.end(JSON.stringify(body));
}

type Site = { siteOrigin: string | undefined; isExposed: boolean };
type Serving = Site & { host: Host; keys: Keys };

async function answer(
  { host, keys, ...names }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (sendBrowserCode(url.pathname, response)) return;
  const path = url.pathname.replace(/^\/v1(?=\/)/, "");
  const query = url.searchParams;
  const method = methodOf(request, query);
  if (path === "/jwks") {
    send(response, 200, keySetJson(keys));
    return;
  }
  const body = await readBody(request);
  const authorization = headerOf(request, "authorization");
  if (authorization.startsWith("Bearer sk_")) {
    if (!isSameSecret(authorization, `Bearer ${keys.secretKey}`))
      throw new Refusal(401, "secret_key_invalid", "The secret key is not this host's.");
    send(response, 200, answerBackend(host, { method, path, query, body: parse(body) }));
    return;
  }
  const site = siteOf(request, names);
  await answerBrowser(host, request, response, { method, path, query, body, site });
}

/** Answers a request of Clerk's code in the browser, with the cookies of its client. */
async function answerBrowser(
  host: Host,
  request: IncomingMessage,
  response: ServerResponse,
  asked: { method: string; path: string; query: URLSearchParams; body: string; site: string },
): Promise<void> {
  const { method, path, query, body, site } = asked;
  const key = /(?:^|;\s*)__client=(client_\w+)/.exec(headerOf(request, "cookie"))?.[1] ?? "";
  const client = host.clients.find(key) ?? host.clients.create();
  const isSecure = site.startsWith("https:");
  // A request that started before its browser signed in must not replace the new key.
  const isLate = host.clients.isRetired(key);
  const cookiesNow = () =>
    isLate
      ? []
      : [
          ...(client.key === key ? [] : [clientCookie(client.key, isSecure)]),
          ...stateCookies(host, client, isSecure),
        ];
  if (path === "/client/handshake") {
    const location = handshakeLocation(query.get("redirect_url"), site);
    const cookies = isLate ? [] : [...cookiesNow(), ...sessionCookies(host, client, site)];
    response.writeHead(307, { location, "set-cookie": cookies, "cache-control": "no-store" }).end();
    return;
  }
  const fields = readFields(headerOf(request, "content-type"), body);
  const userAgent = headerOf(request, "user-agent");
  const answered = await answerFrontend(host, { method, path, query, fields, client, site, userAgent });
  const cookies = { "set-cookie": cookiesNow() };
  if ("bare" in answered) {
    send(response, 200, answered.bare, cookies);
    return;
  }
  const isAboutClient = path === "/client" && method === "GET";
  const told = { response: answered.response, client: isAboutClient ? null : clientJson(host, client, site) };
  send(response, 200, told, cookies);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const tooLarge = () => new Refusal(413, "request_too_large", "The body is too large.");
  return (await boundedBytes(request as AsyncIterable<Buffer>, longestBody, tooLarge)).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : {};
  } catch {
    throw new Refusal(400, "request_body_invalid", "The body is not JSON.");
  }
}

const jsonFields = z.record(z.string(), z.unknown());

/** The fields of a form or a JSON object, as text. */
function readFields(type: string, body: string): Fields {
  if (!type.includes("json")) return Object.fromEntries(new URLSearchParams(body));
  const fields = jsonFields.safeParse(parse(body)).data ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
