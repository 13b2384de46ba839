import "client-only";
import { openPopover } from "#lib/platform/browser/open-popover";

/**
 * Makes a dialog that opened as a popover until now a modal one. One that its reader has opened stays as they have it,
 * scrolled and focused, with the menu that stands open in it, and under the finger: a press may be half done.
 */
export function becomeModal(panel: HTMLDialogElement): void {
  const isOpen = panel.getClientRects().length > 0;
  const { scrollTop } = panel;
  const focused = panel.contains(document.activeElement) ? document.activeElement : null;
  const menu = panel.querySelector<HTMLElement>(openPopover);
  panel.removeAttribute("popover");
  if (!isOpen || panel.open) return;
  panel.showModal();
  // A dialog that opens is animated. This one was open, as a popover: its reader would see it slide in a second time.
  for (const animation of panel.getAnimations()) animation.finish();
  if (menu) {
    // Closed, it gives the focus back to where that was.
    panel.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
    menu.showPopover();
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  panel.scrollTop = scrollTop;
}
