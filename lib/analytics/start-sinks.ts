import "client-only";
/** Brings up the services that are told what readers do. Only ever called with consent. */
import { startOwnBackend } from "#lib/analytics/own-backend";
import { ownBackendOnly, type AnalyticsSettings } from "#lib/analytics/settings";
import type { Sink } from "#lib/analytics/sink";
import { callApi } from "#lib/platform/browser/api-client";

let hasSaidSo = false;

/** Hands each service to `add` once it is there. Never throws; a service that does not come is simply missing. */
export async function startSinks(add: (sink: Sink) => void, signal: AbortSignal): Promise<void> {
  const settings = await readSettings(signal);
  if (signal.aborted) return;
  add(startOwnBackend(settings.apiBase));
  const arriving = [
    settings.segment ? startSegmentSink(settings.segment) : null,
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

async function readSettings(signal: AbortSignal): Promise<AnalyticsSettings> {
  try {
    // Our own server's answer, in the shape it is typed with there.
    return (await callApi("/api/analytics/settings", { signal })) as AnalyticsSettings;
  } catch {
    return ownBackendOnly;
  }
}

async function startSegmentSink(settings: { writeKey: string; host: string | null }): Promise<Sink> {
  const { startSegment } = await import("#lib/platform/browser/segment");
  const segment = startSegment(settings, () => console.warn("Analytics initialization failed"));
  return {
    page: ({ name, view }) => segment.page(name, view),
    event: ({ named }) => segment.track(named.name, named.properties),
    identify: (userId, traits) => segment.identify(userId, traits),
    alias: (userId, anonId) => segment.alias(userId, anonId),
    setAnonId: (anonId) => segment.setAnonymousId(anonId),
    reset: () => segment.reset(),
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
