import "server-only";
/** What the log says of requests that endpoints refuse. */
import { processWide } from "#lib/base/values/process-wide";
import { MinuteLines } from "#lib/platform/minute-lines";
import { logger } from "#lib/platform/server/logger";
import type { Problem } from "#lib/platform/server/answers/problem";

/** What it tells of: too much of one client, and another site's page. It may be the proxy or the address that is set wrong. */
const told = [403, 429];
const lines = processWide(
  "refused-by-endpoints",
  () => new MinuteLines((said, details) => logger.warn(details, said)),
);

/** `/api/calls` of `/api/calls/[id]/cancel`: what a client chooses is not told. */
const beginOf = (path: string) => path.split("/", 3).join("/");

/** Tells of a refusal, if it is one of those that an operator has to know. */
export function noteRefusal({ url }: Request, { status, message }: Problem): void {
  if (told.includes(status))
    lines.note("refused", { status, reason: message, path: beginOf(new URL(url).pathname) });
}
