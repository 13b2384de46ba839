"use client";
import { useEffect } from "react";
import { relativeTime } from "#lib/i18n/dates";

type Props = { tag: string; labels: { justNow: string; yesterday: string } };

/**
 * Why an island: "3 weeks ago" is true when the page is looked at, not when it was built. One for the whole page; it
 * rewords every `<time data-relative>`, also those that another island brings later; until then, and without JavaScript,
 * they show the day.
 */
export function RelativeTimesIsland({ tag, labels }: Props) {
  useEffect(() => {
    const reword = () => {
      const now = new Date();
      for (const element of document.querySelectorAll<HTMLTimeElement>("time[data-relative]:not([title])")) {
        element.title = element.textContent;
        element.textContent = relativeTime(new Date(element.dateTime), now, tag, labels);
      }
    };
    reword();
    const added = new MutationObserver(reword);
    const content = document.getElementById("content");
    if (content) added.observe(content, { childList: true, subtree: true });
    return () => added.disconnect();
  }, [tag, labels]);
  return null;
}
