import "client-only";

/**
 * Makes a dialog that opened as a popover until now a modal one. One that its reader has opened stays as they have it,
 * scrolled and focused, and under the finger: a press may be half done.
 */
export function becomeModal(panel: HTMLDialogElement): void {
  const isOpen = panel.getClientRects().length > 0;
  const { scrollTop } = panel;
  const focused = panel.contains(document.activeElement) ? document.activeElement : null;
  panel.removeAttribute("popover");
  if (!isOpen || panel.open) return;
  panel.showModal();
  // It is in already, and does not come in again.
  for (const animation of panel.getAnimations()) animation.finish();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  panel.scrollTop = scrollTop;
}
