"use client";
import { lazy, Suspense } from "react";
import type { ErrorKind } from "#lib/site/answer-paths";

const LoadErrorIsland = lazy(() =>
  import("@/components/site/load-error.island").then((module) => ({ default: module.LoadErrorIsland })),
);

type Props = { kind: ErrorKind };

/** Why an island: an error screen runs in the browser. It is fetched only when shown: a page that loads well has none of it. */
export function LazyLoadErrorIsland({ kind }: Props) {
  return (
    <Suspense>
      <LoadErrorIsland kind={kind} />
    </Suspense>
  );
}
