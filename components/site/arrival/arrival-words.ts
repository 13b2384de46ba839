import "client-only";
import { pageWide } from "#lib/platform/browser/page-wide";

/** The element by which the server hands its words to what runs on arrival: `<div id="arrival" data-just-now …>`. */
const arrivalId = "arrival";

export type ArrivalWords = {
  justNow: string;
  yesterday: string;
  /** One of `agoPhrases`, by its key. */
  phraseAt: (key: string) => string | null;
};

/** The words of the page's language; null on a page that has none. */
export function arrivalWords(): ArrivalWords | null {
  const element = document.getElementById(arrivalId);
  const { justNow, yesterday } = element?.dataset ?? {};
  if (!element || justNow === undefined || yesterday === undefined) return null;
  return { justNow, yesterday, phraseAt: (key) => element.getAttribute(`data-${key}`) };
}

/** Whether arrival has been taken care of on this page, by whichever copy of its code came first. */
export const arrivalState = () => pageWide("arrival", () => ({ hasStarted: false }));
