import "client-only";
import { useEffect, useState, type ReactNode } from "react";
import type { LanguageMenuIsland } from "@/components/site/language/language-menu.island";
import { showWaiting } from "#lib/platform/browser/show-waiting";

type Menu = { Part: typeof LanguageMenuIsland; button: HTMLElement; isOpen: boolean };

/** The language button that an event came from. */
const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-control=language]") : null;

const load = () => import("@/components/site/language/language-menu.island");

/** The menu of the language buttons, loaded when a reader reaches for one. Gives what to render. */
export function useLanguageMenu(): ReactNode {
  const [menu, setMenu] = useState<Menu | null>(null);
  useEffect(() => {
    const reach = (event: Event) => {
      if (buttonOf(event)) load().catch(() => undefined);
    };
    const press = (event: Event) => {
      const button = buttonOf(event);
      if (!button) return;
      event.preventDefault();
      // The list of links, which the button opens by itself, waits in case that the menu cannot be loaded.
      const list = document.getElementById("languages");
      list?.hidePopover();
      showWaiting(load()).then(
        ({ LanguageMenuIsland: Part }) =>
          setMenu((last) => ({ Part, button, isOpen: !(last?.isOpen && last.button === button) })),
        () => list?.showPopover(),
      );
    };
    document.addEventListener("pointerover", reach);
    document.addEventListener("focusin", reach);
    document.addEventListener("click", press);
    // Opened before anybody listened, by the last button in sight: the list of links gives way to the menu.
    if (document.querySelector("#languages:popover-open"))
      [...document.querySelectorAll<HTMLElement>("[data-control=language]")]
        .findLast((button) => button.checkVisibility())
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
