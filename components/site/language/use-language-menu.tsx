import "client-only";
import { useEffect, useState, type ReactNode } from "react";
import type { LanguageMenuIsland } from "@/components/site/language/language-menu.island";
import { openPopover } from "#lib/platform/browser/page/open-popover";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";

type Menu = { Part: typeof LanguageMenuIsland; button: HTMLElement; isOpen: boolean };

/** The language button that an event came from. */
const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-control=language]") : null;

const load = () => import("@/components/site/language/language-menu.island");

/** The menu of the language buttons, loaded when a reader reaches for one. Returns what to render. */
export function useLanguageMenu(): ReactNode {
  const [menu, setMenu] = useState<Menu | null>(null);
  useEffect(() => {
    const reach = (event: Event) => {
      if (buttonOf(event)) load().catch(() => undefined);
    };
    const list = document.getElementById("languages");
    const isListOpen = () => list?.matches(openPopover) ?? false;
    /** The button whose menu is loading, and whether its list of links, already open, serves until then. */
    let awaited: { button: HTMLElement; isListed: boolean } | null = null;
    const press = (event: Event) => {
      const button = buttonOf(event);
      if (!button) return;
      const isSame = awaited?.button === button;
      if (isSame && awaited?.isListed) {
        // The button closes and opens the list by itself.
        if (!button.closest("dialog[open]")) return;
        // If the list was closed and its dialog is modal by now, the menu opens instead.
        awaited.isListed = false;
      }
      event.preventDefault();
      // Another press changes nothing.
      if (isSame) return;
      const mine = { button, isListed: isListOpen() };
      awaited = mine;
      void showWaiting(load())
        .then(
          ({ LanguageMenuIsland: Part }) => {
            const show = () =>
              setMenu((last) => ({ Part, button, isOpen: !(last?.isOpen && last.button === button) }));
            if (list && isListOpen()) {
              // The menu panel, if it is open, becomes modal first, and takes the focus for a moment.
              list.addEventListener("toggle", show, { once: true });
              list.hidePopover();
              // If the reader has closed the list meanwhile, no menu opens.
            } else if (!mine.isListed) show();
          },
          // If the menu cannot be loaded, the list of links opens, as the button alone would do.
          () => {
            // The browser may not support popovers.
            if (mine.isListed || !list || !("showPopover" in list)) return;
            // The list could not be reached beside a modal dialog.
            button.closest("dialog")?.close();
            list.showPopover();
          },
        )
        .finally(() => {
          if (awaited === mine) awaited = null;
        });
    };
    document.addEventListener("pointerover", reach);
    document.addEventListener("focusin", reach);
    document.addEventListener("click", press);
    // The list was opened before anybody listened, by the last visible button: the menu replaces it.
    if (isListOpen())
      [...document.querySelectorAll<HTMLElement>("[data-control=language]")]
        .findLast((button) => button.getClientRects().length > 0)
        ?.click();
    return () => {
      document.removeEventListener("pointerover", reach);
      document.removeEventListener("focusin", reach);
      document.removeEventListener("click", press);
    };
  }, []);
  return (
    menu && (
      <menu.Part
        button={menu.button}
        isOpen={menu.isOpen}
        onOpenChange={(isOpen) => setMenu({ ...menu, isOpen })}
      />
    )
  );
}
