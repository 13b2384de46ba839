"use client";
import { useEffect } from "react";
import { track, trackFunnel } from "#lib/reader/analytics/track";

type Props = {
  /** The search that the page answers; null when nothing was searched for, or on a later page of the results. */
  search: { query: string; location: string; resultsCount: number } | null;
  searchQuery: string;
};

/** Why an island: what a reader searches for and chooses is reported by the browser, if they have agreed to it. */
export function ExploreEventsIsland({ search, searchQuery }: Props) {
  const { query, location, resultsCount } = search ?? {};
  useEffect(() => {
    if (query === undefined || location === undefined || resultsCount === undefined) return;
    track("Business Search", { query, location, resultsCount });
  }, [query, location, resultsCount]);

  useEffect(() => {
    const select = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-business]") : null;
      const { business: businessId, ranking } = link?.dataset ?? {};
      if (!link || businessId === undefined) return;
      track("Business Selected", {
        businessId,
        businessName: link.textContent,
        source: "explore",
        ranking: Number(ranking),
        searchQuery,
      });
      trackFunnel("business_selected");
    };
    document.addEventListener("click", select);
    return () => document.removeEventListener("click", select);
  }, [searchQuery]);
  return null;
}
