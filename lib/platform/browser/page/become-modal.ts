import "client-only";
import { openPopover } from "#lib/platform/browser/page/open-popover";

/**
 * Turns a dialog that opened as a popover into a modal one. If the reader has opened it, it stays as it is: scrolled, focused, with
 * an open menu in it, and under the finger, because a press may be half done.
 */
export function becomeModal(panel: HTMLDialogElement): void {
  const isOpen = panel.getClientRects().length > 0;
  const { scrollTop } = panel;
  const focused = panel.contains(document.activeElement) ? document.activeElement : null;
  const menu = panel.querySelector<HTMLElement>(openPopover);
  panel.removeAttribute("popover");
  if (!isOpen || panel.open) return;
  panel.showModal();
  // An opening dialog is animated. This one was already open as a popover, and the reader would see it slide in a second time.
  for (const animation of panel.getAnimations()) animation.finish();
  if (menu) {
    // When the menu closes, it returns the focus to this element.
    panel.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
    menu.showPopover();
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  panel.scrollTop = scrollTop;
}
