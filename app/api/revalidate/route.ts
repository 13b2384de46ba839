import { readDependentTags } from "#lib/publication/content/dependents";
import { documentTypes } from "#lib/publication/content/schema/content-schema";
import { bodyLimits } from "#lib/platform/body-limits";
import { env } from "#lib/platform/env";
import { badSignature } from "#lib/platform/server/api/bad-signature";
import { readText } from "#lib/platform/server/api/body";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { invalidate } from "#lib/platform/server/content/content-invalidation";
import {
  forgetDelivery,
  isRepeatedDelivery,
  ownSecret,
  parseContentChange,
  webhookFault,
} from "#lib/platform/server/content/content-webhook";
import { problem } from "#lib/platform/server/answers/problem";
import { announceAgain, lookAtDates } from "#lib/platform/server/content/publication-clock";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";

/** Documents of any other type appear on no page. */
const contentTypes = documentTypes.map(({ name }) => name);

/** The content store's webhook: invalidates the pages on which the changed document appears, and answers the tags. */
async function receive(request: Request): Promise<Response> {
  const { headers } = request;
  const body = await readText(request, bodyLimits["/api/revalidate"]);
  // This process also notifies itself when a scheduled document is due, whether or not there is a webhook from outside.
  const secret = webhookFault(headers, body, ownSecret) === null ? ownSecret : env.SANITY_WEBHOOK_SECRET;
  if (!secret) return problem(503, "No webhook secret is configured");
  const fault = webhookFault(headers, body, secret);
  if (fault !== null) throw await badSignature("content-webhook", headers, fault);
  const change = await parseContentChange({ headers, body }, secret, contentTypes);
  if (!change) return problem(400, "The body is not the projection of a document that this site shows");
  if (isRepeatedDelivery(headers, body)) return answer({ tags: [], duplicate: true });
  try {
    const { tags, isRead } = await invalidate(change, readDependentTags);
    if (!isRead) announceAgain(change);
    lookAtDates();
    return answer({ tags });
  } catch (error) {
    forgetDelivery(headers, body);
    throw error;
  }
}

const answer = (body: { tags: string[]; duplicate?: true }) => uncachedAnswer(body);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ POST: receive });
