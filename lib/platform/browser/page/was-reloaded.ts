import "client-only";

/** Whether this page was reloaded. Code that reloads a page by itself stops then. */
export function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "reload";
}
