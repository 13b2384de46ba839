"use client";
import { LazyLoadErrorIsland } from "@/components/site/lazy-load-error.island";

/**
 * What a reader sees when the page could not be rendered and no older copy exists. One for all public pages, which tells
 * them apart by the address: each such file is a request of its own on every page below it.
 */
export default function LoadError() {
  return <LazyLoadErrorIsland />;
}
