/**
 * Which events are queued until the framework is there, by selector. Links, forms and native popovers that lead to the
 * same place without it are left to the browser; these are not.
 */

/**
 * A click on one of these is queued, and replayed once the framework is there. The button of a popover is one of them where
 * the browser knows none: what `:is` holds is then nothing that it knows, and matches nothing. A link of the menu's panel to a
 * place of this page would lead there behind the panel, which closes by itself once it is a dialog.
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

/** A tap on one of these explains instead of leading on. */
export const queuedTaps = "a.term";

/** These are answered by the script that runs on arrival. */
export const arrivalClicks = "[data-control=theme], [data-consent], [data-mark]";

/** What answers to a shortcut of Ctrl or Meta and a letter, by selector: with it on the page, the key is queued. */
export function queuedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  if (ctrlKey === metaKey || altKey || shiftKey || !/^[a-z]$/i.test(key)) return null;
  return `[aria-keyshortcuts~="${ctrlKey ? "Control" : "Meta"}+${key.toUpperCase()}"]`;
}

/** A post of one of these is answered in place. */
export const queuedForms = [
  "form[data-get]",
  "form[data-list-form]",
  "[data-list-empty] form",
  "form[data-unsendable]",
].join();

/** Events on the window by which the parts of a page tell each other how far it is. */
export const pageEvents = {
  /** The arrival script listens to what is its own. */
  arrived: "lantern:arrived",
  /** Something on this page needs the framework now, without a touch. */
  wanted: "lantern:wanted",
  /** The framework is there and every island has its listeners. */
  live: "lantern:live",
  /** On a form: what would send it cannot be fetched. Cancelled by whoever has said so to the reader. */
  unsendable: "lantern:unsendable",
} as const;
