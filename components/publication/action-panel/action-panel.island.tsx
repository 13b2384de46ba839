"use client";
import { useEffect, useRef, useState } from "react";
import type { ActionPanel as Panel } from "@/components/publication/action-panel/action-panel";
import type { PanelLabels } from "@/components/publication/action-panel/panel-labels";
import { isPlainClick } from "#lib/platform/browser/page/plain-click";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { locale: Locale; labels: PanelLabels };
type PanelComponent = typeof Panel;

/** The content stays this long after closing, so that it does not vanish before the panel has slid out. */
const clearAfterMs = 300;

const panelLinks = '[data-feed] .rows a[href*="/micro-actions/"]';
const load = async (): Promise<PanelComponent> =>
  (await import("@/components/publication/action-panel/action-panel")).ActionPanel;

/**
 * Why an island: shows an action beside the feed instead of leaving it. It intercepts the links to the action's own page, which
 * they open without JavaScript. The panel itself is loaded on first intent.
 */
export function ActionPanelIsland({ locale, labels }: Props) {
  const [shown, setShown] = useState<{ name: string; isOpen: boolean } | null>(null);
  const [Component, setComponent] = useState<PanelComponent | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** Opens the panel; calls `orElse` when it cannot be loaded. */
    const open = (action: string, orElse: () => void) => {
      showWaiting(load()).then((loaded) => {
        setComponent(() => loaded);
        setShown({ name: action, isOpen: true });
        writeAddress(action);
      }, orElse);
    };
    const intent = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(panelLinks)) load().catch(() => undefined);
    };
    for (const kind of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(kind, intent, { signal, passive: true });
    document.addEventListener(
      "click",
      (event) => {
        const link =
          event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(panelLinks) : null;
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        opener.current = link;
        const slug = decodeURIComponent(link.pathname.split("/").at(-1) ?? "");
        open(slug, () => window.location.assign(link.href));
      },
      { signal },
    );
    const asked = new URLSearchParams(window.location.search).get("action");
    if (asked) open(asked, () => undefined);
    return () => listening.abort();
  }, []);

  const isOpen = shown?.isOpen ?? false;
  useEffect(() => {
    if (isOpen) return;
    // The panel has closed by now. The focus is returned by script: Safari does not focus a clicked link, so the browser may not
    // know the opener.
    opener.current?.focus();
    opener.current = null;
    // The timer may fire after another action is opened and before this effect is cleaned up. It leaves that action alone.
    const clearing = setTimeout(
      () => setShown((current) => (current?.isOpen ? current : null)),
      clearAfterMs,
    );
    return () => clearTimeout(clearing);
  }, [isOpen]);

  if (shown === null || Component === null) return null;
  return (
    <Component
      key={shown.name}
      name={shown.name}
      isOpen={isOpen}
      locale={locale}
      labels={labels}
      onClose={() => {
        setShown({ ...shown, isOpen: false });
        writeAddress(null);
      }}
    />
  );
}

/** Sets or clears `action` in the address, without a history entry. */
function writeAddress(action: string | null): void {
  const address = new URL(window.location.href);
  if (action === null) address.searchParams.delete("action");
  else address.searchParams.set("action", action);
  window.history.replaceState(null, "", address);
}
