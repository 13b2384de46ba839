"use client";
import { LazyLoadErrorIsland } from "@/components/site/lazy-load-error.island";

/** What a reader sees when the page could not be rendered and no older copy exists. */
export default function LoadError() {
  return <LazyLoadErrorIsland kind="briefs" />;
}
