"use client";
import { useEffect } from "react";
import { relativeTime } from "#lib/i18n/dates";

type Props = { tag: string; labels: { justNow: string; yesterday: string } };

/**
 * Why an island: "3 weeks ago" is true when the page is looked at, not when it was built. One for the whole page; it
 * rewords every `<time data-relative>`, which until then, and without JavaScript, shows the day.
 */
export function RelativeTimesIsland({ tag, labels }: Props) {
  useEffect(() => {
    const now = new Date();
    for (const element of document.querySelectorAll<HTMLTimeElement>("time[data-relative]")) {
      element.title = element.textContent;
      element.textContent = relativeTime(new Date(element.dateTime), now, tag, labels);
    }
  }, [tag, labels]);
  return null;
}
