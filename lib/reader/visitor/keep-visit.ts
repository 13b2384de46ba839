import "server-only";
/** Stores a visit of a consenting reader. */
import { database } from "#lib/platform/server/database/database";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/visitor/device-headers";
import { cutText } from "#lib/base/text/text";
import { readAsksForHelp } from "#lib/publication/search/help-titles";
import { withoutPrivateWords } from "#lib/reader/analytics/private-search";
import type { Told } from "#lib/reader/visitor/visitor";
import { claimedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";

/**
 * Stores a visit and returns the key of its visitor. Only the request's cookie identifies the visitor: without it, the visitor is
 * new, whatever id the request names and whatever its device looks like. The headers supply what the visit does not say about the
 * device.
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
  return visitorStore(await database()).keep(visit, claimedVisitor(request));
}

const short = (header: string | null): string | null => cutText(header?.trim() ?? "", 64) || null;
