"use client";
import { useEffect, useState } from "react";
import { showWaiting } from "#lib/platform/browser/page/show-waiting";
import type { PopoverLabels, TermPopover } from "@/components/publication/term/term-popover";

type Props = { labels: PopoverLabels };
type Shown = { Part: typeof TermPopover; term: HTMLAnchorElement; turn: number };

/**
 * How long the pointer must hover before the popover opens, so that passing over opens nothing, and how long after leaving it
 * closes.
 */
const showAfterMs = 200;
const hideAfterMs = 100;

const load = () => import("@/components/publication/term/term-popover");
const termAt = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.term") : null;
const isInPopover = (target: EventTarget | null) =>
  target instanceof Element && target.closest("#term-popover") !== null;

/**
 * Why an island: explains a glossary term in place. One island serves all terms of the page by listening on the document; the
 * popover itself is loaded when a term is first hovered, focused or tapped. Without JavaScript a term is a link.
 */
export function GlossaryPopoverIsland({ labels }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched = false;
    let turn = 0;
    /** The term that is explained, or about to be. */
    let wanted: HTMLAnchorElement | null = null;
    const show = (next: HTMLAnchorElement, afterMs: number, orElse = () => {}) => {
      clearTimeout(timer);
      const loading = afterMs === 0 ? showWaiting(load()) : load();
      loading.catch(() => undefined);
      timer = setTimeout(() => {
        wanted = next;
        loading.then(
          ({ TermPopover: Part }) => wanted === next && setShown({ Part, term: next, turn: (turn += 1) }),
          () => {
            // If the reader has moved on meanwhile, the link is not followed.
            if (wanted === next) orElse();
          },
        );
      }, afterMs);
    };
    const hide = (afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wanted = null;
        setShown(null);
      }, afterMs);
    };
    const on = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      listener: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, listener, { signal });

    on("pointerover", (event) => {
      if (event.pointerType === "touch") return;
      const at = termAt(event);
      if ((at && wanted === at) || isInPopover(event.target)) clearTimeout(timer);
      else if (at) show(at, showAfterMs);
    });
    on("pointerout", (event) => {
      if (event.pointerType !== "touch" && (termAt(event) ?? isInPopover(event.target))) hide(hideAfterMs);
    });
    on("pointerdown", (event) => {
      touched = event.pointerType === "touch";
      if (!termAt(event) && !isInPopover(event.target)) hide(0);
    });
    on("focusin", (event) => {
      const at = termAt(event);
      // A tap focuses too, but is handled by its click.
      if (at && at !== wanted && at.matches(":focus-visible")) show(at, 0);
      else if (at !== null ? at !== wanted : !isInPopover(event.target)) hide(hideAfterMs);
      else clearTimeout(timer);
    });
    on("keydown", (event) => {
      if (event.key === "Escape" && wanted) {
        if (isInPopover(document.activeElement)) wanted.focus();
        hide(0);
      }
    });
    on("click", (event) => {
      const at = termAt(event);
      // The first tap explains, the second follows the link.
      if (!at || !touched || wanted === at) return;
      event.preventDefault();
      show(at, 0, () => window.location.assign(at.href));
    });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  return shown && <shown.Part key={shown.turn} term={shown.term} labels={labels} />;
}
