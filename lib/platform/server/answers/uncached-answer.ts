import "server-only";

/** A JSON answer that no cache keeps, because it is for one caller or only valid at this moment. */
export function uncachedAnswer(
  body: unknown,
  { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
): Response {
  const answer = Response.json(body, { status, ...(headers ? { headers } : {}) });
  answer.headers.set("cache-control", "no-store");
  return answer;
}

/** The answer that something was done, with no content. */
export function noContent(headers?: HeadersInit): Response {
  const answer = new Response(null, { status: 204, ...(headers ? { headers } : {}) });
  answer.headers.set("cache-control", "no-store");
  return answer;
}
