"use client";
import { LoadErrorIsland } from "@/components/site/load-error.island";

/** What a reader sees when the page could not be rendered and no older copy exists. */
export default function LoadError() {
  return <LoadErrorIsland kind="tracks" />;
}
