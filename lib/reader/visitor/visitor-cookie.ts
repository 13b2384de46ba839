import "server-only";
/**
 * The visitor of a request: the one whose cookie it carries. The cookie is set with the id and no script can read
 * it. The id alone, which scripts read and analytics carries around, proves nothing.
 */
import { cookieLine, readCookie } from "#lib/platform/server/api/cookies";
import { database, hasDatabase } from "#lib/platform/server/database/database";
import { parseAnonId } from "#lib/reader/visitor/visitor";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";

const visitorCookie = "lantern-visitor";
/** Pages never need it; the endpoints do. */
const path = "/api";
/** A year from the last visit. What it opens is deleted long before. */
const cookieSeconds = 365 * 24 * 60 * 60;

/** The `Set-Cookie` line that gives a browser the id and secret of its visitor. */
export const visitorCookieLine = ({ id, secret }: VisitorKey): string =>
  cookieLine(visitorCookie, `${id}.${secret}`, { path, maxAgeSeconds: cookieSeconds });

/** The `Set-Cookie` line that takes the visitor's cookie away. */
export const expiredCookieLine = (): string => cookieLine(visitorCookie, "", { path, maxAgeSeconds: 0 });

/** What the request's cookie claims; null when it carries none that could be right. */
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
