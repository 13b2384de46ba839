import "server-only";
import { env } from "#lib/platform/env";
import type { ServiceSettings } from "#lib/base/site/service-settings";

/**
 * Answers with the services that browsers call: the product's backend, and those that receive what readers do, with consent.
 * Decided at run time, like the policy: pages cached before a change of the environment would name the old services.
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
