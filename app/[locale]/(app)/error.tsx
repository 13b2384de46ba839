"use client";
import { lazy, Suspense } from "react";

/** Fetched only when it is shown: a page that loads well carries none of it. */
const LoadErrorIsland = lazy(() =>
  import("@/components/site/load-error.island").then((module) => ({ default: module.LoadErrorIsland })),
);

/** What a user sees inside the shell when the page could not be rendered. */
export default function LoadError() {
  return (
    <Suspense>
      <LoadErrorIsland kind="page" />
    </Suspense>
  );
}
