/** What the configured services need of the policy. */
import { signInOriginOf, type PolicyOptions } from "#lib/front/policy";
import { isLocalSignIn, type Env } from "#lib/platform/env";

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Stripe's own pages: to pay on, and to manage a plan. */
const stripePages = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Returns the origins that the configured services need. A service that is not configured adds none. */
export function policyOptions(env: Env, baseUrl: string): PolicyOptions {
  const segment = env.NEXT_PUBLIC_SEGMENT_HOST ?? "";
  const segmentOrigins = segment
    ? originOf(segment.includes("://") ? segment : `https://${segment}`)
    : ["https://api.segment.io"];
  return {
    baseUrl,
    hasSecureSubdomains: env.LANTERN_HSTS_SUBDOMAINS,
    images: env.SANITY_PROJECT_ID ? originOf(env.SANITY_API_HOST ?? "https://cdn.sanity.io") : [],
    connections: [
      ...(env.NEXT_PUBLIC_SEGMENT_WRITE_KEY ? segmentOrigins : []),
      ...(env.NEXT_PUBLIC_API_BASE ? originOf(env.NEXT_PUBLIC_API_BASE) : []),
    ],
    studio: env.SANITY_STUDIO_URL ? (originOf(env.SANITY_STUDIO_URL)[0] ?? null) : null,
    formTargets: env.stripe
      ? env.STRIPE_PAGE_ORIGINS.length > 0
        ? env.STRIPE_PAGE_ORIGINS
        : stripePages
      : [],
    clerk: isLocalSignIn(env)
      ? null
      : {
          origin: env.NEXT_PUBLIC_CLERK_PROXY_URL
            ? null
            : signInOriginOf(env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY),
        },
  };
}
