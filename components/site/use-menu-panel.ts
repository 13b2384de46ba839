import "client-only";
import { useEffect } from "react";
import { becomeModal } from "#lib/platform/browser/page/become-modal";
import { openPopover } from "#lib/platform/browser/page/open-popover";

/**
 * Makes the menu panel a modal dialog: the focus stays in it; Escape, its backdrop and a choice close it; and the focus returns to
 * the button. Until this has run, and without JavaScript, the button opens it as a popover, which the browser does by itself.
 */
export function useMenuPanel(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(".more");
    const panel = document.querySelector<HTMLDialogElement>("#menu");
    if (!button || !panel) return;
    const open = () => panel.showModal();
    const press = ({ target }: MouseEvent) => {
      // The panel's content fills it, so a press on the dialog itself is one on its backdrop.
      if (target === panel || (target instanceof Element && target.closest("a, .close"))) panel.close();
      // It is still a popover while the list of languages is open beside it; its own button closes a popover by itself.
      if (panel.matches(openPopover) && target instanceof Element && target.closest("a")) panel.hidePopover();
    };
    const list = document.getElementById("languages");
    const become = () => {
      // Becoming modal would close the list of languages that the reader opened in the panel: nothing stays open beside a modal
      // dialog.
      if (panel.matches(openPopover) && list?.matches(openPopover)) return;
      button.addEventListener("click", open);
      becomeModal(panel);
    };
    panel.addEventListener("click", press);
    list?.addEventListener("toggle", become);
    become();
    return () => {
      list?.removeEventListener("toggle", become);
      button.removeEventListener("click", open);
      panel.removeEventListener("click", press);
    };
  }, []);
}
