"use client";
import { lazy, Suspense } from "react";

const LoadErrorIsland = lazy(() =>
  import("@/components/site/load-error.island").then((module) => ({ default: module.LoadErrorIsland })),
);

/** Why an island: an error screen runs in the browser. It is loaded only when shown: a page that works carries none of it. */
export function LazyLoadErrorIsland() {
  return (
    <Suspense>
      <LoadErrorIsland />
    </Suspense>
  );
}
