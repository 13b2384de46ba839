"use client";
import { useEffect } from "react";
import type { PopoverLabels, TermPopover } from "@/components/term/term-popover";

type Props = { labels: PopoverLabels };

/** Spec 4: it appears this long after hovering starts, and goes this long after it ends. */
const showAfterMs = 200;
const hideAfterMs = 100;

const termAt = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.term") : null;
const isInPopover = (target: EventTarget | null) =>
  target instanceof Element && target.closest(".term-popover") !== null;

/**
 * Why an island: explains a glossary term where it stands. One for all terms of the page, by listening on the document;
 * the popover itself is loaded when a first term is hovered, focused or tapped. Without JavaScript a term is a link.
 */
export function GlossaryPopoverIsland({ labels }: Props) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let loading: Promise<TermPopover> | null = null;
    let popover: TermPopover | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched = false;
    const load = () =>
      (loading ??= import("@/components/term/term-popover").then(
        (module) => (popover = new module.TermPopover(labels)),
      ));
    const show = (term: HTMLAnchorElement, afterMs: number) => {
      clearTimeout(timer);
      const loaded = load();
      timer = setTimeout(() => void loaded.then((shown) => shown.show(term)), afterMs);
    };
    const hide = (afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => popover?.hide(), afterMs);
    };
    const on = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      listener: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, listener, { signal });

    on("pointerover", (event) => {
      if (event.pointerType === "touch") return;
      const term = termAt(event);
      if (term && popover?.term === term) clearTimeout(timer);
      else if (term) show(term, showAfterMs);
      else if (isInPopover(event.target)) clearTimeout(timer);
    });
    on("pointerout", (event) => {
      if (event.pointerType !== "touch" && (termAt(event) ?? isInPopover(event.target))) hide(hideAfterMs);
    });
    on("pointerdown", (event) => {
      touched = event.pointerType === "touch";
      if (!termAt(event) && !isInPopover(event.target)) hide(0);
    });
    on("focusin", (event) => {
      const term = termAt(event);
      // A tap focuses too; what it does is decided on its click.
      if (term && term.matches(":focus-visible")) show(term, 0);
      else if (!isInPopover(event.target)) hide(hideAfterMs);
      else clearTimeout(timer);
    });
    on("keydown", (event) => {
      if (event.key === "Escape" && popover?.term) {
        if (isInPopover(document.activeElement)) popover.term.focus();
        hide(0);
      }
    });
    on("click", (event) => {
      const term = termAt(event);
      // The first tap explains, the second follows the link.
      if (!term || !touched || popover?.term === term) return;
      event.preventDefault();
      show(term, 0);
    });
    return () => {
      listening.abort();
      clearTimeout(timer);
      popover?.hide();
    };
  }, [labels]);
  return null;
}
