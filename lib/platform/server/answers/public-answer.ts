import "server-only";

/**
 * A JSON answer that is the same for everybody: browsers and shared caches may keep it for a minute. An answer that depends on
 * parameters names its own address, with the values as it understood them, and is cached only under that address.
 */
export function publicAnswer(body: unknown, ownAddress?: string): Response {
  return Response.json(body, {
    headers: {
      "cache-control": "public, max-age=60, stale-while-revalidate=300",
      ...(ownAddress === undefined ? {} : { "content-location": ownAddress }),
    },
  });
}
