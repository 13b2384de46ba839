import "server-only";
/** Stores a visit of a consenting reader. */
import { database } from "#lib/platform/server/database/database";
import { nullOnError } from "#lib/platform/server/null-on-error";
import { readNamedUser } from "#lib/platform/server/sign-in/sign-in";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/visitor/device-headers";
import { cutText } from "#lib/base/text/text";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import { withoutPrivateWords } from "#lib/reader/analytics/private-search";
import type { Told } from "#lib/reader/visitor/visitor";
import { claimedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";

/**
 * Stores a visit and returns the key of its visitor. Only the request's cookie identifies the visitor: without it, or with that of
 * another user's visitor, the visitor is new, whatever id the request names and whatever its device looks like. The headers supply
 * what the visit does not say about the device.
 */
export async function keepVisit(request: Request, told: Told): Promise<VisitorKey> {
  const { headers } = request;
  const visit = {
    ...told,
    referrer: told.referrer && withoutPrivateWords(told.referrer, await readAsksForHelp()),
    fingerprint: told.fingerprint ?? short(headers.get(fingerprintHeader)),
    screen_resolution: told.screen_resolution ?? short(headers.get(screenResolutionHeader)),
    timezone: told.timezone ?? short(headers.get(timezoneHeader)),
  };
  return visitorStore(await database()).keep(visit, await ownClaim(request), new Date());
}

/**
 * The visitor that the request's cookie claims, unless it is the visitor of a user who is not signed in any more: whoever is at the
 * browser now may be somebody else.
 */
async function ownClaim(request: Request): Promise<VisitorKey | null> {
  const claim = claimedVisitor(request);
  const owner = claim && (await visitorStore(await database()).readOwner(claim.id));
  if (owner === null) return claim;
  const user = await nullOnError("owner of a visitor not read", () => readNamedUser(request));
  return owner.userId === user?.id ? claim : null;
}

const short = (header: string | null): string | null => cutText(header?.trim() ?? "", 64) || null;
