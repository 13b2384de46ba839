import "client-only";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { withoutOutcome } from "@/components/product/shell/without-outcome";

/** Without the outcome of a form, which is removed from the address as soon as it is shown. */
const currentAddress = () => ({
  path: window.location.pathname,
  query: withoutOutcome(window.location.search),
});
const isSame = (a: ReturnType<typeof currentAddress>, b: ReturnType<typeof currentAddress>) =>
  a.path === b.path && a.query === b.query;

function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Puts the focus on the heading of a page that a link or a form has opened, as a browser does with a new document: screen readers
 * say what the page is, and the next Tab continues from there. Going back or forward leaves the reader where they were. So does an
 * address that only changes its query, unless the focused element is gone or out of sight. If it is gone, an element with
 * `data-goes-on` gets the focus: the one that asked what the page has just ceased to ask, if there is one.
 */
export function useNewPageFocus(): void {
  const path = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef<ReturnType<typeof currentAddress> | null>(null);
  /** Where going back or forward leads, until a page is shown: that may be the page of a link that was followed meanwhile. */
  const returnsTo = useRef<ReturnType<typeof currentAddress> | null>(null);

  useEffect(() => {
    // A jump within the page fires this event too: it leads to where the reader is.
    const turn = () => {
      returnsTo.current = currentAddress();
    };
    window.addEventListener("popstate", turn);
    return () => window.removeEventListener("popstate", turn);
  }, []);

  useEffect(() => {
    const [before, now] = [shown.current, currentAddress()];
    shown.current = now;
    if (before === null || isSame(before, now)) return;
    const wasReturn = returnsTo.current !== null && isSame(returnsTo.current, now);
    returnsTo.current = null;
    if (wasReturn || window.location.hash !== "") return;
    if (before.path === now.path) {
      if (isFocusInSight()) return;
      const asked = new URLSearchParams(before.query).get("ask") ?? "";
      const next =
        document.querySelector<HTMLElement>(`#content [data-goes-on="${CSS.escape(asked)}"]`) ??
        document.querySelector<HTMLElement>("#content [data-goes-on]");
      if (next) {
        next.focus();
        return;
      }
    }
    document.querySelector<HTMLElement>("#content h1")?.focus({ preventScroll: true });
  }, [path, query]);
}
