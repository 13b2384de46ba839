import { readDependentTags } from "#lib/content/dependents";
import { env } from "#lib/platform/env";
import { invalidate } from "#lib/platform/server/content-invalidation";
import {
  forgetDelivery,
  isGenuineWebhook,
  isRepeatedDelivery,
  ownSecret,
  parseContentChange,
} from "#lib/platform/server/content-webhook";
import { problem } from "#lib/platform/server/problem";
import { lookAtDates } from "#lib/platform/server/publication-clock";

/** A webhook's body is a few lines of JSON. */
const largestBody = 64 * 1024;

/** The content store's webhook: invalidates what the changed document appears on, answers the tags. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const body = await request.text();
  if (body.length > largestBody) return problem(413, "The body is too large");
  // This process tells itself when a scheduled document is due, with or without a webhook from outside.
  if (!(await isGenuineWebhook(headers, body, ownSecret))) {
    if (!env.SANITY_WEBHOOK_SECRET) return problem(503, "No webhook secret is configured");
    if (!(await isGenuineWebhook(headers, body, env.SANITY_WEBHOOK_SECRET)))
      return problem(401, "The signature is not valid");
  }
  const change = parseContentChange(body);
  if (!change) return problem(400, "The body is not the projection this endpoint expects");
  if (isRepeatedDelivery(headers, body)) return answer({ tags: [], duplicate: true });
  try {
    const tags = await invalidate(change, readDependentTags);
    lookAtDates();
    return answer({ tags });
  } catch (error) {
    forgetDelivery(headers, body);
    throw error;
  }
}

const answer = (body: { tags: string[]; duplicate?: true }) =>
  Response.json(body, { headers: { "cache-control": "no-store" } });
