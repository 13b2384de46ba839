"use client";
import { LazyLoadErrorIsland } from "@/components/site/lazy-load-error.island";

/**
 * What a reader sees when the page could not be rendered and no older copy exists. One file for all public pages, which
 * distinguishes them by their address: each such file costs another request on every page below it.
 */
export default function LoadError() {
  return <LazyLoadErrorIsland />;
}
