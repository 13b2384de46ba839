import "client-only";
import { pageWide } from "#lib/platform/browser/page-wide";

/** The element by which the server hands its words to what runs on arrival: `<div id="arrival" data-just-now …>`. */
const arrivalId = "arrival";

/** Gives a phrase of the page's language by its key, null for one that there is not. Null on a page that has none. */
export function arrivalPhrases(): ((key: string) => string | null) | null {
  const element = document.getElementById(arrivalId);
  return element && ((key) => element.getAttribute(`data-${key}`));
}

/** Whether arrival has been taken care of on this page, by whichever copy of its code came first. */
export const arrivalState = () => pageWide("arrival", () => ({ hasStarted: false }));
