import "client-only";
/** Segment's own library, set up so that it contacts only its collector and can be stopped at any moment. */
import { AnalyticsBrowser } from "@segment/analytics-next";

export type SegmentSettings = { writeKey: string; host: string | null };

export type Segment = {
  page(name: string, properties: object): void;
  track(name: string, properties: object): void;
  identify(userId: string, traits: object): void;
  alias(userId: string, anonymousId: string): void;
  setAnonymousId(id: string): void;
  reset(): void;
};

const batchSize = 10;
const batchMs = 5_000;
const mostRetries = 10;
const cookieDays = 365;

type Options = {
  /** What may be told of what is noted of a page: the library records the page's own address and title by itself. */
  maskPage: (page: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Whether nothing may be sent any more, neither what waits in the library nor what it would retry. */
  isHeld: () => boolean;
};

/**
 * Starts the library; resolves once it is ready. Calls that it gets before that, it would make later in another order, by their
 * methods: of two users after one another, the first would get the second's events. Rejects when it cannot be started.
 */
export async function startSegment(
  { writeKey, host }: SegmentSettings,
  { maskPage, isHeld }: Options,
): Promise<Segment> {
  const collector = host === null ? {} : { apiHost: collectorAddress(host) };
  const loading = AnalyticsBrowser.load(
    // With the settings given here, the library does not fetch them, and loads no code of destinations from elsewhere.
    { writeKey, cdnSettings: { integrations: { "Segment.io": { apiKey: writeKey, ...collector } } } },
    {
      cookie: { maxage: cookieDays },
      // A link could otherwise set who its reader is.
      useQueryString: false,
      integrations: {
        "Segment.io": {
          ...collector,
          deliveryStrategy: {
            strategy: "batching",
            config: {
              size: batchSize,
              timeout: batchMs,
              maxRetries: mostRetries,
              // Called before each request: the only place where a batch that already waits can be stopped.
              headers: () => {
                if (isHeld()) throw new DOMException("Consent was withdrawn", "AbortError");
                return { "Content-Type": "text/plain" };
              },
            },
          },
        },
      },
    },
  );
  const masking = loading.addSourceMiddleware(({ payload, next }) => {
    const { context, properties } = payload.obj;
    for (const noted of [context?.page, properties] as (Record<string, unknown> | undefined)[])
      if (noted) Object.assign(noted, maskPage(noted));
    next(isHeld() ? null : payload);
  });
  // Waits for both, because nothing unmasked may be sent.
  const [[analytics]] = await Promise.all([loading, masking]);
  const quietly = (call: Promise<unknown>) => void call.catch(() => undefined);
  // The library looks for an advertisement in the address before it calls the middleware.
  const here = () => ({ context: { page: { search: withoutAdvertisement(window.location.search) } } });
  return {
    page: (name, properties) => quietly(analytics.page(undefined, name, properties, here())),
    track: (name, properties) => quietly(analytics.track(name, properties, here())),
    identify: (userId, traits) => quietly(analytics.identify(userId, traits, here())),
    alias: (userId, anonymousId) => quietly(analytics.alias(userId, anonymousId, here())),
    setAnonymousId: (id) => void analytics.setAnonymousId(id),
    reset: () => analytics.reset(),
  };
}

/** A query without the numbers of two ad networks that no longer exist, which the library would store in a cookie for a year. */
export const withoutAdvertisement = (search: string): string =>
  search.replace(/[?&](?:btid|urid)(?:=[^?&]*)?(?=[?&]|$)/g, "");

/** The address for `collector.example` and `https://collector.example` alike, with the same version as on Segment's own host. */
export function collectorAddress(host: string): string {
  const bare = host.trim().replace(/\/+$/, "");
  return /^(?:https?:\/\/)?[^/]+$/.test(bare) ? `${bare}/v1` : bare;
}
