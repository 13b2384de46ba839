import "server-only";
/** A visit of a reader who has agreed to it is kept. */
import { database } from "#lib/platform/server/database/database";
import { fingerprintHeader, screenResolutionHeader, timezoneHeader } from "#lib/base/visitor/device-headers";
import { cutText } from "#lib/base/text/text";
import type { Told } from "#lib/reader/visitor/visitor";
import { claimedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { visitorStore, type VisitorKey } from "#lib/reader/visitor/visitor-store";

/**
 * Keeps a visit, and gives the key of its visitor. Who that is, only the request's cookie says: without it, it is a new one,
 * whatever id the request names and however its device looks. What the visit does not say of its device, the headers may.
 */
export async function keepVisit(request: Request, told: Told): Promise<VisitorKey> {
  const { headers } = request;
  const visit = {
    ...told,
    fingerprint: told.fingerprint ?? short(headers.get(fingerprintHeader)),
    screen_resolution: told.screen_resolution ?? short(headers.get(screenResolutionHeader)),
    timezone: told.timezone ?? short(headers.get(timezoneHeader)),
  };
  return visitorStore(await database()).keep(visit, claimedVisitor(request));
}

const short = (header: string | null): string | null => cutText(header?.trim() ?? "", 64) || null;
