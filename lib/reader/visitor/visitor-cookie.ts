import "server-only";
/**
 * The visitor of a request: the one whose cookie it carries. The cookie is set together with the id, and no script can read it. The
 * id alone, which scripts read and analytics sends around, proves nothing.
 */
import { cookieLine, readCookie } from "#lib/platform/server/api/cookies";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";
import { parseAnonId } from "#lib/reader/visitor/visitor";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";

const visitorCookie = "lantern-visitor";
/** Only the endpoints need it, pages do not. */
const path = "/api";
/** A year from the last visit. The data it gives access to is deleted long before. */
const cookieSeconds = 365 * 24 * 60 * 60;

type Header = [name: string, value: string];

/** The headers that set the visitor's cookie, and the cookie that tells scripts of its existence. */
const cookieHeaders = (value: string, known: string, maxAgeSeconds: number): Header[] => [
  ["set-cookie", cookieLine(visitorCookie, value, { path, maxAgeSeconds })],
  ["set-cookie", cookieLine(knownVisitorCookie, known, { path: "/", maxAgeSeconds, isReadable: true })],
];

/** The headers that give a browser the id and secret of its visitor. */
export const visitorCookieHeaders = ({ id, secret }: VisitorKey): Header[] =>
  cookieHeaders(`${id}.${secret}`, "1", cookieSeconds);

/** The headers that remove the visitor's cookies. */
export const expiredCookieHeaders = (): Header[] => cookieHeaders("", "", 0);

/** Whether the request carries a visitor's cookie, even one that is no longer valid. */
export const hasVisitorCookie = (request: Request): boolean =>
  [visitorCookie, knownVisitorCookie].some((name) => readCookie(request, name) !== null);

/** What the request's cookie claims; null when it carries none in a valid form. */
export function claimedVisitor(request: Request): VisitorKey | null {
  const [id, secret, ...more] = (readCookie(request, visitorCookie) ?? "").split(".");
  const anonId = parseAnonId(id);
  return anonId !== null && secret && more.length === 0 ? { id: anonId, secret } : null;
}

/**
 * The id of the visitor whose cookie the request carries; null without a cookie, when its secret is wrong, or when the
 * request names another visitor (`named`).
 */
export async function verifiedVisitor(request: Request, named: string | null): Promise<string | null> {
  const claim = claimedVisitor(request);
  if (claim === null || (named !== null && named !== claim.id)) return null;
  if (!hasDatabase()) return null;
  return (await visitorStore(await database()).isProven(claim)) ? claim.id : null;
}
