/** Who may use the lake: a caller with its token, from a page of the Studio or the site, or from no page at all. */
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { isSameSecret } from "#lib/base/values/same-secret";
import { LakeRefusal } from "#lib/local/content-lake/refusal";
import { makeSecretFile } from "#lib/local/secret-file";

/** The token of the lake in a folder. */
export const readToken = (folder: string): string => readSecret(folder, "token");

/** A secret of the lake in a folder, made at the first call and stored so that only its user can read it. */
export function readSecret(folder: string, name: string): string {
  const file = path.join(folder, name);
  makeSecretFile(file, `sk${randomBytes(32).toString("base64url")}`);
  // For a file of an older build as well.
  chmodSync(file, 0o600);
  return readFileSync(file, "utf8").trim();
}

const unauthorized = () =>
  new LakeRefusal(401, "Session not found", {
    statusCode: 401,
    error: "Unauthorized",
    errorCode: "SIO-401-ANF",
    message: "Session not found",
  });

/** Whether an `Authorization` header carries the lake's token. */
export function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ""] = /^Bearer (\S+)$/.exec(authorization ?? "") ?? [];
  return isSameSecret(given, token);
}

/** Throws the refusal 401 where a request does not carry the token. */
export function requireToken(authorization: string | undefined, token: string): void {
  if (!isToken(authorization, token)) throw unauthorized();
}

/** Names of this machine. A request under any other name is refused: it may be somebody's own domain that points here. */
const ownName = /^(?:127\.0\.0\.1|(?:[\w-]+\.)?localhost)(?::\d+)?$/i;

/** Whether a request comes from an allowed page, or from no page, under a name of this machine. */
export const isOwnOrigin = ({ headers }: IncomingMessage, origins: readonly string[]): boolean =>
  ownName.test(headers.host ?? "") && (headers.origin === undefined || origins.includes(headers.origin));

/** Throws the refusal 403 for a page of any other origin, with or without a token. */
export function requireOwnOrigin(request: IncomingMessage, origins: readonly string[]): void {
  if (isOwnOrigin(request, origins)) return;
  const message = `CORS Origin not allowed: ${String(request.headers.origin)} at ${String(request.headers.host)}`;
  throw new LakeRefusal(403, message, { statusCode: 403, error: "Forbidden", message });
}

/** The headers with which the browser gives the answer to the page that asked, if that page is allowed. */
export function corsHeaders(request: IncomingMessage, origins: readonly string[]): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return { vary: "Origin" };
  return {
    vary: "Origin, Access-Control-Request-Headers",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    "access-control-allow-headers":
      request.headers["access-control-request-headers"] ?? "authorization, content-type, x-sanity-project-id",
    "access-control-expose-headers": "x-sanity-tag",
    "access-control-max-age": "600",
  };
}
