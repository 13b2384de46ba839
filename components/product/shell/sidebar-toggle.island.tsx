"use client";
import { useSidebar } from "@/components/product/shell/sidebar-context";

type Props = { label: string };

/**
 * Why an island: it folds the sidebar, whose state lives in the frame. There are two buttons of one name, and the width decides
 * which is shown. The other one opens the sheet, which without JavaScript the browser does by itself.
 */
export function SidebarToggleIsland({ label }: Props) {
  const { isExpanded, toggle } = useSidebar();
  return (
    <>
      <button
        type="button"
        className="icon fold-sidebar max-[768px]:hidden noscript:hidden [&:not(:hover)]:bg-transparent"
        aria-controls="sidebar"
        aria-expanded={isExpanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
      >
        <span>{label}</span>
      </button>
      <button
        type="button"
        className="icon fold-sidebar min-[768px]:hidden"
        popoverTarget="sidebar-sheet"
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <span>{label}</span>
      </button>
    </>
  );
}
