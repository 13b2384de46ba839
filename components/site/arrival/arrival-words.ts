import "client-only";
import { pageWide } from "#lib/platform/browser/page-wide";

/** The element by which the server hands its words to what runs on arrival: `<div id="arrival" data-just-now …>`. */
const arrivalId = "arrival";

/**
 * The element with the words of the page's language, each an attribute `data-` and its key, and the language in `lang`:
 * that of the page may have been changed by what translates it. Null on a page that has none.
 */
export const arrivalWords = (): HTMLElement | null => document.getElementById(arrivalId);

/**
 * How far arrival has been taken care of on this page, by whichever copy of its code came first: the parts that it has
 * loaded, by selector, whether one could not be, and what then loads the framework's copy.
 */
export const arrivalState = () =>
  pageWide("arrival", () => ({
    hasStarted: false,
    parts: new Set<string>(),
    isLacking: false,
    again: null as (() => void) | null,
  }));
