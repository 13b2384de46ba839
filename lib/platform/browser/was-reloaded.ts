import "client-only";

/** Whether this page is one that was asked for anew: what asks for it once more by itself stops there. */
export function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "reload";
}
