import "client-only";
import { pageWide } from "#lib/platform/browser/page/page-wide";

/** Id of the element that passes the server's words to the arrival script: `<div id="arrival" data-just-now …>`. */
const arrivalId = "arrival";

/**
 * The element with the words that `sayAgo` asks for, each a `data-` attribute named by its key, and in `lang` the page's language,
 * because a translator may have changed that of the page. Null on a page that has none.
 */
export const arrivalWords = (): HTMLElement | null => document.getElementById(arrivalId);

/**
 * The state of arrival on this page, shared by both copies of its code: the parts that are loaded, by selector, whether one failed,
 * and what then loads the framework's copy.
 */
export const arrivalState = () =>
  pageWide("arrival", () => ({
    hasStarted: false,
    parts: new Set<string>(),
    isLacking: false,
    again: null as (() => void) | null,
  }));
