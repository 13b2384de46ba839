import "client-only";
import { pageWide } from "#lib/platform/browser/page-wide";

/** The element by which the server hands its words to what runs on arrival: `<div id="arrival" data-just-now …>`. */
const arrivalId = "arrival";

export type ArrivalWords = { justNow: string; yesterday: string };

/** The words of the page's language; null on a page that has none. */
export function arrivalWords(): ArrivalWords | null {
  const { justNow, yesterday } = document.getElementById(arrivalId)?.dataset ?? {};
  return justNow !== undefined && yesterday !== undefined ? { justNow, yesterday } : null;
}

/** Whether arrival has been taken care of on this page, by whichever copy of its code came first. */
export const arrivalState = () => pageWide("arrival", () => ({ hasStarted: false }));
