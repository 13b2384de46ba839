import { env } from "#lib/platform/env";
import { endpoint } from "#lib/platform/server/api/endpoint";
import type { ServiceSettings } from "#lib/base/site/service-settings";

/**
 * Which services are told what readers do, for browsers with consent. Answered at run time, as the policy is made: pages
 * kept from before a change of the environment would name the old ones.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: () => {
    const writeKey = env.NEXT_PUBLIC_SEGMENT_WRITE_KEY;
    const settings: ServiceSettings = {
      apiBase: env.NEXT_PUBLIC_API_BASE ?? "",
      segment: writeKey ? { writeKey, host: env.NEXT_PUBLIC_SEGMENT_HOST ?? null } : null,
      vercel: env.NEXT_PUBLIC_VERCEL_ANALYTICS,
    };
    return Response.json(settings, { headers: { "cache-control": "private, max-age=300" } });
  },
});
