"use client";
import { useLanguageMenu } from "@/components/site/language/use-language-menu";
import { useSuggestionBox } from "@/components/publication/search/use-suggestion-box";
import { useMenuPanel } from "@/components/site/use-menu-panel";

/**
 * Why an island: it gives behavior to the header's controls, which the server rendered as links and native popovers. One island for
 * all of them, without props; large parts, words included, are loaded when a reader reaches for them.
 */
export function HeaderIsland() {
  // First, because the panel closes for a moment whatever is open in it.
  const menu = useLanguageMenu();
  useMenuPanel();
  const box = useSuggestionBox();
  return (
    <>
      {menu}
      {box}
    </>
  );
}
