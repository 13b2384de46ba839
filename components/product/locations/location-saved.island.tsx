"use client";
import { useEffect } from "react";
import { trackMilestone } from "#lib/reader/analytics/track";

/** Why an island: a first place saved is reported from the browser, where the user has agreed to it. */
export function LocationSavedIsland() {
  useEffect(() => trackMilestone("first_location_saved"), []);
  return null;
}
