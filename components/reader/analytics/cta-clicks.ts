import "client-only";
import { kinds } from "#lib/publication/content/kinds";
import { track } from "#lib/reader/analytics/track";

/** The calls to action of the public site, by selector. The first that matches counts. */
const calls = [
  ['a[href$="#subscribe"]', "Subscribe"],
  ['form[action="/api/newsletter"] [type=submit]', "Newsletter"],
  [`article a[href*='${kinds.microAction.list}/'], article a[href*='?action=']`, "Take Action"],
] as const;

/** Parts of the page in which an element can be. */
const places = [
  [".drawer", "menu"],
  ["header.top", "header"],
  [".aside", "aside"],
  ["main", "content"],
  ["footer.foot", "footer"],
] as const;

/** Reports presses of calls to action. Returns a function that stops it. */
export function watchClicks(): () => void {
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    for (const [selector, ctaName] of calls) {
      const element = target.closest(selector);
      if (!element) continue;
      const ctaLocation = places.find(([place]) => element.closest(place))?.[1] ?? "page";
      track("CTA Clicked", { ctaName, ctaLocation, destination: destinationOf(element) });
      return;
    }
  };
  // In the capture phase, before anything else can stop the event.
  document.addEventListener("click", press, { capture: true });
  return () => document.removeEventListener("click", press, { capture: true });
}

const destinationOf = (element: Element): string =>
  element.getAttribute("href") ?? element.closest("form")?.getAttribute("action") ?? "";
