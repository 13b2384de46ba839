import "client-only";
/**
 * Focuses the element where the reader continues, even if it has the focus already, like a field that was submitted with Enter.
 * Without a new focus event, a screen reader would not read out the error that the field now has. A field comes into sight together
 * with its label and with the notes that describe it.
 */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element === document.activeElement) element.blur();
  element.focus();
  // A browser scrolls to the field alone, and a label far above it, over a long hint, would lie under the bar at the top. Where not
  // everything has room, the label counts for more than the notes, and the field for more than both.
  for (const part of [...notesOf(element), ...labelsOf(element), element])
    part.scrollIntoView({ block: "nearest", behavior: "instant" });
}

const labelsOf = (element: HTMLElement): Iterable<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`label[for="${CSS.escape(element.id)}"]`);

const notesOf = (element: HTMLElement): HTMLElement[] =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id))
    .filter((note) => note !== null);
