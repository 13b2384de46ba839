import type { CatalogueEvent } from "#lib/reader/analytics/event-catalogue";

/** A page view, as a browser reports it. */
export const pageView = (path: string): CatalogueEvent => ({
  event_type: "page_view",
  event_name: "A page",
  event_data: { path },
  url: `https://lantern.example${path}`,
  timestamp: new Date().toISOString(),
});
