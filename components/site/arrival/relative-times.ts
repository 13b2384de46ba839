import "client-only";
import { sayAgo, timeAgo } from "#lib/base/i18n/time-ago";
import { arrivalWords } from "@/components/site/arrival/arrival-words";

/** Nearer than this to its place, in pixels, the target of the address is where a jump has put it. */
const inPlacePx = 2;

/** For a page that stands at the target of its address: gives what brings it back there after the page has changed. */
function keepTarget(): (() => void) | null {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return null;
  const place = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  if (Math.abs(target.getBoundingClientRect().top - place) > inPlacePx) return null;
  return () => target.scrollIntoView({ behavior: "instant" });
}

/**
 * Rewords every `<time data-relative>`, also those that come later: "3 weeks ago" is true when a page is looked at, not
 * when it was built. Without JavaScript they show the day.
 */
export function rewordTimes(): void {
  const words = arrivalWords();
  if (!words) return;
  const say = sayAgo(words.lang, (key) => words.getAttribute(`data-${key}`));
  const reword = () => {
    const now = new Date();
    for (const element of document.querySelectorAll<HTMLTimeElement>("time[data-relative]:not([title])")) {
      const day = element.textContent;
      element.title = day;
      element.textContent = say(timeAgo(new Date(element.dateTime), now)) ?? day;
    }
  };
  const stay = keepTarget();
  reword();
  stay?.();
  const content = document.getElementById("content");
  if (content) new MutationObserver(reword).observe(content, { childList: true, subtree: true });
}
