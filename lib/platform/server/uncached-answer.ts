import "server-only";

/** A JSON answer that no cache keeps: it is one caller's, or good for this moment alone. */
export function uncachedAnswer(
  body: unknown,
  { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
): Response {
  const answer = Response.json(body, { status, ...(headers ? { headers } : {}) });
  answer.headers.set("cache-control", "no-store");
  return answer;
}

/** That something was done, and there is nothing to say of it. */
export function noContent(headers?: HeadersInit): Response {
  const answer = new Response(null, { status: 204, ...(headers ? { headers } : {}) });
  answer.headers.set("cache-control", "no-store");
  return answer;
}
