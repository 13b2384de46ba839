import "client-only";
/** Starts the services that receive what readers do. Only called with consent. */
import { startOwnBackend } from "#lib/reader/analytics/own-backend";
import type { Sink } from "#lib/reader/analytics/sink";
import { addressForOthers, pageForOthers, referrerForOthers } from "#lib/reader/analytics/told-others";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { readServiceSettings } from "#lib/platform/browser/requests/product-api";
import type { SegmentSettings } from "#lib/platform/browser/consent/segment";
import { readAnonId } from "#lib/platform/browser/consent/visitor";

let hasSaidSo = false;

type Waiting = {
  /** Settles when it is known whether the server keeps this visitor. If it does not, no other service hears of the visitor. */
  visitorKnown: Promise<unknown>;
  /** Aborted when consent has ended. */
  signal: AbortSignal;
};
type Starting = Waiting & { add: (sink: Sink) => void };

/** Passes each service to `add` once it has started. Never throws; a service that fails to start is simply missing. */
export async function startSinks({ add, ...waiting }: Starting): Promise<void> {
  const { signal } = waiting;
  const settings = await readServiceSettings();
  if (signal.aborted) return;
  add(startOwnBackend(settings.apiBase, waiting.visitorKnown));
  const arriving = [
    settings.segment ? startSegmentSink(settings.segment, waiting) : null,
    settings.vercel ? startVercelSink(waiting) : null,
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
        if (!signal.aborted) console.warn("Analytics initialization failed");
      }
    }),
  );
}

/**
 * Whether sending is blocked because consent has ended. A page that was frozen has not heard of it yet, and its timers run first.
 */
const heldBy = (signal: AbortSignal) => () => signal.aborted || !hasConsent();

async function startSegmentSink(settings: SegmentSettings, { visitorKnown, signal }: Waiting): Promise<Sink> {
  const [{ startSegment }] = await Promise.all([
    import("#lib/platform/browser/consent/segment"),
    visitorKnown,
  ]);
  signal.throwIfAborted();
  const segment = await startSegment(settings, { maskPage: pageForOthers, isHeld: heldBy(signal) });
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
    // The signal blocks sending; this makes Segment forget who the reader was.
    stop: () => segment.reset(),
  };
}

async function startVercelSink({ visitorKnown, signal }: Waiting): Promise<Sink> {
  const [{ startVercelAnalytics }] = await Promise.all([
    import("#lib/platform/browser/consent/vercel-analytics"),
    visitorKnown,
  ]);
  signal.throwIfAborted();
  const vercel = startVercelAnalytics({
    maskAddress: addressForOthers,
    maskReferrer: referrerForOthers,
    isHeld: heldBy(signal),
  });
  return {
    page: ({ view }) => vercel.page(view.path),
    event: ({ named }) => vercel.track(named.name, named.properties),
    stop: () => undefined,
  };
}
