import "server-only";

/** A JSON answer that is the same for everybody: browsers and shared caches may keep it for a minute. */
export function publicAnswer(body: unknown): Response {
  return Response.json(body, {
    headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
  });
}
