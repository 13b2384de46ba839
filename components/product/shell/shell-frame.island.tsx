"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { adoptTheme } from "#lib/platform/browser/sign-in/adopt-theme";
import { becomeModal } from "#lib/platform/browser/page/become-modal";
import { openPopover } from "#lib/platform/browser/page/open-popover";
import { AccountContext } from "@/components/product/shell/account-context";
import { useAppLinks } from "@/components/product/shell/use-app-links";
import { useDismissedLabels } from "@/components/product/shell/use-dismissed-labels";
import { useNewPageFocus } from "@/components/product/shell/use-new-page-focus";
import { SidebarContext } from "@/components/product/shell/sidebar-context";
import { sidebarCookieLine } from "#lib/base/visitor/sidebar-state";
import type { Theme } from "#lib/base/theme/theme";

type Props = {
  /** What the cookie says, so that the first paint is the right one. */
  isExpanded: boolean;
  /** The account that the frame is drawn for, by the server's key for it. */
  account: string;
  label: string;
  /** The account's theme, for a browser that has none of its own. */
  theme: Theme;
  sidebar: ReactNode;
  /** The sidebar once more, for the sheet of small screens. */
  sheet: ReactNode;
  children: ReactNode;
};

/** Below this width, on phones, the sidebar is a sheet. */
const narrow = "(width < 768px)";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, [role=textbox]") !== null);

/**
 * Why an island: the sidebar folds and unfolds, by its button and by Ctrl+B or Meta+B, and remembers that. Without JavaScript it is
 * expanded, and on small screens its dialog opens as a popover.
 */
export function ShellFrameIsland({
  isExpanded: initially,
  account,
  label,
  theme,
  sidebar,
  sheet,
  children,
}: Props) {
  const [isExpanded, setExpanded] = useState(initially);
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();

  const toggle = () => {
    if (window.matchMedia(narrow).matches) {
      if (dialog.current?.open) dialog.current.close();
      else dialog.current?.showModal();
      return;
    }
    setExpanded(!isExpanded);
    document.cookie = sidebarCookieLine(!isExpanded);
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs || event.key.toLowerCase() !== "b" || event.repeat || isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  // From here on the sheet is a modal dialog: the focus stays in it, and returns afterwards.
  useEffect(() => {
    const panel = dialog.current;
    if (!panel) return;
    becomeModal(panel);
    const media = window.matchMedia(narrow);
    const closeWhenWide = () => {
      if (!media.matches) panel.close();
    };
    media.addEventListener("change", closeWhenWide);
    return () => media.removeEventListener("change", closeWhenWide);
  }, []);

  useEffect(() => adoptTheme(theme), [theme]);

  // A page opened from the sheet or the account menu must not lie under it. What was opened before this page hydrated stays open.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    dialog.current?.close();
    for (const menu of document.querySelectorAll<HTMLElement>(`.user-menu${openPopover}`)) menu.hidePopover();
  }, [path]);

  useAppLinks();
  useNewPageFocus();
  const hasDismissedLabels = useDismissedLabels();

  const press = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest("a, .close")))
      dialog.current?.close();
  };

  return (
    <SidebarContext value={{ isExpanded, toggle }}>
      <div
        className="shell grid min-h-dvh grid-cols-1 motion-safe:[transition:grid-template-columns_0.16s_ease-out] min-[768px]:grid-cols-[16rem_minmax(0,1fr)] min-[768px]:data-[sidebar=collapsed]:grid-cols-[3rem_minmax(0,1fr)] print:block noscript:bg-paper noscript:text-ink noscript:data-[account-theme=dark]:scheme-dark noscript:data-[account-theme=light]:scheme-light"
        data-sidebar={isExpanded ? "expanded" : "collapsed"}
        data-labels={hasDismissedLabels ? "dismissed" : undefined}
        data-account={account}
        data-account-theme={theme}
      >
        <aside
          id="sidebar"
          className="sticky top-0 h-dvh self-start overflow-x-hidden overflow-y-auto border-r border-line max-[768px]:hidden print:hidden in-data-[sidebar=collapsed]:[@media(height>=36rem)]:z-21 in-data-[sidebar=collapsed]:[@media(height>=36rem)]:overflow-visible"
          aria-label={label}
        >
          {sidebar}
        </aside>
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
            Escape closes a dialog by itself; this is its backdrop */}
        <dialog
          ref={dialog}
          id="sidebar-sheet"
          popover="auto"
          className="fixed inset-[0_auto_0_0] h-dvh max-h-none w-[min(18rem,85%)] max-w-none overscroll-contain bg-paper text-ink [box-shadow:var(--shadow-float)] backdrop:bg-[rgb(10_16_40/0.5)] motion-safe:open:animate-[from-the-left_0.16s_ease-out] min-[768px]:not-[:modal]:hidden forced-colors:border-r"
          aria-label={label}
          onClick={press}
        >
          {sheet}
        </dialog>
        <div className="min-w-0">
          <AccountContext value={account}>{children}</AccountContext>
        </div>
      </div>
    </SidebarContext>
  );
}
