/**
 * Which events are queued until the framework is there, by selector. Links, forms and native popovers that lead to the same place
 * without it are left to the browser; these are not.
 */

/**
 * A click on one of these is queued, and replayed once the framework is there. A popover's button is one of them in a browser
 * without popovers, since the list in `:is` then has nothing that the browser knows, and matches nothing. A link in the menu's
 * panel to an anchor of this page would jump there behind the panel, which closes by itself once it is a dialog.
 */
export const queuedClicks = [
  "button[type=button]:not(:is([popovertarget]:not(:popover-open)))",
  "a[data-choices]",
  "[data-feed] a[data-filter]",
  "[data-feed] a[data-more]",
  '[data-feed] .rows a[href*="/micro-actions/"]',
  "a[data-group]",
  ".drawer [href^='#']",
].join();

/** A click on one of these is answered by the browser at once, and better when the framework is there. */
export const improvedClicks = "[data-control=language]";

/** A tap on one of these explains the term instead of following the link. */
export const queuedTaps = "a.term";

/** These are answered by the arrival script. */
export const arrivalClicks = "[data-control=theme], [data-consent], [data-mark]";

/** Selector of what answers to a shortcut of Ctrl or Meta and a letter: if it is on the page, the key is queued. */
export function queuedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  if (ctrlKey === metaKey || altKey || shiftKey || !/^[a-z]$/i.test(key)) return null;
  return `[aria-keyshortcuts~="${ctrlKey ? "Control" : "Meta"}+${key.toUpperCase()}"]`;
}

/** Submitting one of these is answered in place. */
export const queuedForms = [
  "form[data-get]",
  "form[data-list-form]",
  "[data-list-empty] form",
  "form[data-unsendable]",
].join();

/** Events on the window by which the parts of a page tell each other how far it is. */
export const pageEvents = {
  /** The arrival script listens for the clicks that are its own. */
  arrived: "lantern:arrived",
  /** Something on this page needs the framework now, without a touch. */
  wanted: "lantern:wanted",
  /** The framework is there and every island has its listeners. */
  live: "lantern:live",
  /** On a form: the code that would send it cannot be loaded. Cancelled by the listener that has told the reader. */
  unsendable: "lantern:unsendable",
} as const;
