import { env } from "#lib/platform/env";
import { invalidate } from "#lib/platform/server/content-invalidation";
import { isGenuineWebhook, parseContentChange } from "#lib/platform/server/content-webhook";
import { problem } from "#lib/platform/server/problem";

/** A webhook's body is a few lines of JSON. */
const largestBody = 64 * 1024;

/** The content store's webhook: invalidates what the changed document appears on, answers the tags. */
export async function POST(request: Request): Promise<Response> {
  const secret = env.SANITY_WEBHOOK_SECRET;
  if (!secret) return problem(503, "No webhook secret is configured");
  const body = await request.text();
  if (body.length > largestBody) return problem(413, "The body is too large");
  if (!(await isGenuineWebhook(request.headers, body, secret)))
    return problem(401, "The signature is not valid");
  const change = parseContentChange(body);
  if (!change) return problem(400, "The body is not the projection this endpoint expects");
  const tags = await invalidate(change);
  return Response.json({ tags }, { headers: { "cache-control": "no-store" } });
}
