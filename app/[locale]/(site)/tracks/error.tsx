"use client";
import { lazy, Suspense } from "react";

/** Fetched only when it is shown: a page that loads well carries none of it. */
const LoadErrorIsland = lazy(() =>
  import("@/components/site/load-error.island").then((module) => ({ default: module.LoadErrorIsland })),
);

/** What a reader sees when the page could not be rendered and no older copy exists. */
export default function LoadError() {
  return (
    <Suspense>
      <LoadErrorIsland kind="tracks" />
    </Suspense>
  );
}
