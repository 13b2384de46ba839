import "server-only";
import { env } from "#lib/platform/env";
import type { ServiceSettings } from "#lib/base/site/service-settings";

/**
 * Answers which services browsers call: the product's backend, and those that are told what readers do, with consent. At run time,
 * as the policy is made: pages kept from before a change of the environment would name the old ones.
 */
export function answerServiceSettings(): Response {
  const writeKey = env.NEXT_PUBLIC_SEGMENT_WRITE_KEY;
  const settings: ServiceSettings = {
    apiBase: env.NEXT_PUBLIC_API_BASE ?? "",
    segment: writeKey ? { writeKey, host: env.NEXT_PUBLIC_SEGMENT_HOST ?? null } : null,
    vercel: env.NEXT_PUBLIC_VERCEL_ANALYTICS,
  };
  return Response.json(settings, { headers: { "cache-control": "private, max-age=300" } });
}
