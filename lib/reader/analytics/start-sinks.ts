import "client-only";
/** Brings up the services that are told what readers do. Only ever called with consent. */
import { maskAddress } from "#lib/reader/analytics/stored-address";
import { startOwnBackend } from "#lib/reader/analytics/own-backend";
import type { Sink } from "#lib/reader/analytics/sink";
import { readServiceSettings } from "#lib/platform/browser/product-api";
import type { SegmentSettings } from "#lib/platform/browser/segment";
import { readAnonId } from "#lib/platform/browser/visitor";

let hasSaidSo = false;

type Starting = { add: (sink: Sink) => void; visitorKnown: Promise<unknown>; signal: AbortSignal };

/** Hands each service to `add` once it is there. Never throws; a service that does not come is simply missing. */
export async function startSinks({ add, visitorKnown, signal }: Starting): Promise<void> {
  const settings = await readServiceSettings();
  if (signal.aborted) return;
  add(startOwnBackend(settings.apiBase));
  const arriving = [
    settings.segment ? startSegmentSink(settings.segment, visitorKnown) : null,
    settings.vercel ? startVercelSink() : null,
  ];
  if (!settings.segment && !hasSaidSo) {
    hasSaidSo = true;
    console.debug("No write key found");
  }
  await Promise.all(
    arriving.map(async (one) => {
      try {
        const sink = await one;
        if (!sink) return;
        if (signal.aborted) sink.stop();
        else add(sink);
      } catch {
        console.warn("Analytics initialization failed");
      }
    }),
  );
}

async function startSegmentSink(settings: SegmentSettings, visitorKnown: Promise<unknown>): Promise<Sink> {
  const [{ startSegment }] = await Promise.all([import("#lib/platform/browser/segment"), visitorKnown]);
  const segment = startSegment(settings, {
    maskAddress,
    onFailed: () => console.warn("Analytics initialization failed"),
  });
  const nameVisitor = () => {
    const anonId = readAnonId();
    if (anonId !== null) segment.setAnonymousId(anonId);
  };
  nameVisitor();
  return {
    page: ({ name, view }) => segment.page(name, view),
    event: ({ named }) => segment.track(named.name, named.properties),
    identify: (userId, traits) => segment.identify(userId, traits),
    alias: (userId, anonId) => segment.alias(userId, anonId),
    reset: () => {
      segment.reset();
      nameVisitor();
    },
    stop: () => segment.stop(),
  };
}

async function startVercelSink(): Promise<Sink> {
  const { startVercelAnalytics } = await import("#lib/platform/browser/vercel-analytics");
  const vercel = startVercelAnalytics();
  return {
    page: ({ view }) => vercel.page(view.path),
    event: ({ named }) => vercel.track(named.name, named.properties),
    stop: () => vercel.stop(),
  };
}
