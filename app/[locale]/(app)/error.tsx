"use client";
import { LazyLoadErrorIsland } from "@/components/site/lazy-load-error.island";

/** What a user sees inside the shell when the page could not be rendered. */
export default function LoadError() {
  return <LazyLoadErrorIsland />;
}
