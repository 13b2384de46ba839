"use client";
import { useLanguageMenu } from "@/components/language/use-language-menu";
import { useSuggestionBox } from "@/components/search/use-suggestion-box";
import { useMenuPanel } from "@/components/site/use-menu-panel";
import { useThemeButtons } from "@/components/theme/use-theme-buttons";

/**
 * Why an island: it gives the header's controls, which the server drew as links and native popovers, their behaviour.
 * One for all of them, without props; what is large, words included, comes when a reader reaches for it.
 */
export function HeaderIsland() {
  useThemeButtons();
  useMenuPanel();
  const menu = useLanguageMenu();
  const box = useSuggestionBox();
  return (
    <>
      {menu}
      {box}
    </>
  );
}
