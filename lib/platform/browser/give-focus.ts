import "client-only";
/**
 * Gives the focus to where the reader goes on, also where it is there already, as in a field that was sent by Enter: a focus
 * that does not come is no news, and what is now wrong with the field would not be read out with it.
 */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element === document.activeElement) element.blur();
  element.focus();
}
