"use client";
import { useEffect } from "react";
import { trackMilestone } from "#lib/reader/analytics/track";

/** Why an island: the first saved place is reported by the browser, if the user has agreed to it. */
export function LocationSavedIsland() {
  useEffect(() => trackMilestone("first_location_saved"), []);
  return null;
}
