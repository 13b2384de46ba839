import "client-only";
/** Segment's own library, set up so that it asks nobody but its collector and can be stopped at any moment. */
import { AnalyticsBrowser } from "@segment/analytics-next";

export type SegmentSettings = { writeKey: string; host: string | null };

export type Segment = {
  page(name: string, properties: object): void;
  track(name: string, properties: object): void;
  identify(userId: string, traits: object): void;
  alias(userId: string, anonymousId: string): void;
  setAnonymousId(id: string): void;
  reset(): void;
  /** Nothing leaves after this, neither what waits in the library nor what it would retry. */
  stop(): void;
};

const batchSize = 10;
const batchMs = 5_000;
const mostRetries = 10;
const cookieDays = 365;

type Options = {
  /** Takes out of an address what may let somebody in: the library notes the page's own address by itself. */
  maskAddress: (address: string) => string;
  /** Told when it cannot be started. */
  onFailed: () => void;
};

/** Starts the library. */
export function startSegment(
  { writeKey, host }: SegmentSettings,
  { maskAddress, onFailed }: Options,
): Segment {
  let isStopped = false;
  const collector = host === null ? {} : { apiHost: collectorAddress(host) };
  const analytics = AnalyticsBrowser.load(
    // With the settings in hand the library does not fetch them, and loads no destination's code from elsewhere.
    { writeKey, cdnSettings: { integrations: { "Segment.io": { apiKey: writeKey, ...collector } } } },
    {
      cookie: { maxage: cookieDays },
      integrations: {
        "Segment.io": {
          ...collector,
          deliveryStrategy: {
            strategy: "batching",
            config: {
              size: batchSize,
              timeout: batchMs,
              maxRetries: mostRetries,
              // Asked for before each request: the one place where a batch that already waits can be held back.
              headers: () => {
                if (isStopped) throw new DOMException("Consent was withdrawn", "AbortError");
                return { "Content-Type": "text/plain" };
              },
            },
          },
        },
      },
    },
  );
  const quietly = (call: Promise<unknown>) => void call.catch(() => undefined);
  analytics.catch(onFailed);
  quietly(
    analytics.addSourceMiddleware(({ payload, next }) => {
      const { context, properties } = payload.obj;
      for (const noted of [context?.page, properties] as (Record<string, unknown> | undefined)[])
        for (const key of ["url", "search", "referrer"]) {
          const address = noted?.[key];
          if (noted && typeof address === "string") noted[key] = maskAddress(address);
        }
      next(isStopped ? null : payload);
    }),
  );
  return {
    page: (name, properties) => quietly(analytics.page(undefined, name, properties)),
    track: (name, properties) => quietly(analytics.track(name, properties)),
    identify: (userId, traits) => quietly(analytics.identify(userId, traits)),
    alias: (userId, anonymousId) => quietly(analytics.alias(userId, anonymousId)),
    setAnonymousId: (id) => quietly(analytics.setAnonymousId(id)),
    reset: () => quietly(analytics.reset()),
    stop: () => {
      isStopped = true;
      quietly(analytics.reset());
    },
  };
}

/** `collector.example` and `https://collector.example` alike, with the version that Segment's own host has. */
export function collectorAddress(host: string): string {
  const bare = host.trim().replace(/\/+$/, "");
  return /^(?:https?:\/\/)?[^/]+$/.test(bare) ? `${bare}/v1` : bare;
}
