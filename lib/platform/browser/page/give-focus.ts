import "client-only";
/**
 * Focuses the element where the reader continues, even if it has the focus already, like a field that was submitted with Enter.
 * Without a new focus event, a screen reader would not read out the error that the field now has.
 */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element === document.activeElement) element.blur();
  element.focus();
}
