"use client";
import { useLanguageMenu } from "@/components/site/language/use-language-menu";
import { useSuggestionBox } from "@/components/publication/search/use-suggestion-box";
import { useMenuPanel } from "@/components/site/use-menu-panel";

/**
 * Why an island: it gives the header's controls, which the server drew as links and native popovers, their behaviour.
 * One for all of them, without props; what is large, words included, comes when a reader reaches for it.
 */
export function HeaderIsland() {
  // Before the panel closes, for a moment, whatever stands open in it.
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
