import type { CatalogueEvent } from "#lib/reader/analytics/event-catalogue";

/** The view of a page, as a browser tells it. */
export const pageView = (path: string): CatalogueEvent => ({
  event_type: "page_view",
  event_name: "A page",
  event_data: { path },
  url: `https://lantern.example${path}`,
  timestamp: new Date().toISOString(),
});
