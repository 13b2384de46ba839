import "client-only";
import { useEffect } from "react";
import { becomeModal } from "#lib/platform/browser/become-modal";
import { openPopover } from "#lib/platform/browser/open-popover";

/**
 * Makes the menu panel a modal dialog: focus stays in it, Escape, its backdrop and a choice close it, and focus returns
 * to the button. Until this has run, and without JavaScript, the button opens it as a popover, which the browser does by
 * itself.
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
      // A popover yet, as long as the list of languages is open beside it; its own button closes that by itself.
      if (panel.matches(openPopover) && target instanceof Element && target.closest("a")) panel.hidePopover();
    };
    const list = document.getElementById("languages");
    const become = () => {
      // The list of languages, which the reader opened in the panel, would close: nothing beside a modal dialog is open.
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
