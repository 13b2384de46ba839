import { clientKey } from "#lib/platform/server/api/client-address";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { clientLimits, visitorLimits } from "#lib/platform/server/api/limits";
import { readLimit, type Limit } from "#lib/platform/server/api/rate-limit";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { anonIdHeader } from "#lib/base/visitor/visitor-headers";
import { verifiedVisitor } from "#lib/reader/visitor/visitor-cookie";
import { parseAnonId } from "#lib/reader/visitor/visitor";

const stateOf = async (limits: Record<string, Limit>, key: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(limits).map(async ([name, limit]) => [name, await readLimit(limit, key)] as const),
    ),
  );

/** How much of each limit the caller has left, by its address and, if it holds a visitor's cookie, by that visitor. */
async function readLimits(request: Request): Promise<Response> {
  const named = parseAnonId(request.headers.get(anonIdHeader));
  // The limits of the address are known even while the database is down.
  const anonId = await verifiedVisitor(request, named).catch(() => null);
  const client = await stateOf(clientLimits, clientKey(request.headers));
  const visitor = anonId === null ? {} : { visitor: await stateOf(visitorLimits, anonId) };
  return uncachedAnswer({ client, ...visitor });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: readLimits });
