import "client-only";
import { sayAgo, timeAgo } from "#lib/base/i18n/time-ago";
import { arrivalWords } from "@/components/site/arrival/arrival-words";

/** If the address's target is nearer than this to its place, in pixels, a jump has put it there. */
const inPlacePx = 2;

/** The target of the address if the page is scrolled to it; else null. */
function targetInPlace(): HTMLElement | null {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return null;
  const place = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return Math.abs(target.getBoundingClientRect().top - place) > inPlacePx ? null : target;
}

/**
 * Rewords every `<time data-relative>`, also those that are added later, and all of them when the reader comes back to the tab: "3
 * weeks ago" must be true when a page is looked at, not when it was built or opened. Without JavaScript they show the day.
 */
export function rewordTimes(): void {
  const words = arrivalWords();
  if (!words) return;
  const say = sayAgo(words.lang, (key) => words.getAttribute(`data-${key}`));
  const reword = () => {
    for (const element of document.querySelectorAll<HTMLTimeElement>("time[data-relative]")) {
      element.title ||= element.textContent;
      const said = say(timeAgo(new Date(element.dateTime), new Date())) ?? element.title;
      // Not compared with the text on the page, which may be a browser's translation.
      if (element.dataset.relative !== said) element.dataset.relative = element.textContent = said;
    }
  };
  const target = targetInPlace();
  reword();
  // The new words may have changed the height of what precedes it.
  target?.scrollIntoView({ behavior: "instant" });
  new MutationObserver(reword).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", reword);
}
