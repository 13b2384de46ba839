import "client-only";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { withoutOutcome } from "@/components/product/shell/without-outcome";

/** Without the outcome of a form, which the address loses as soon as it is said. */
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
 * Puts the focus on the heading of a page that a link or a form has opened, as a browser puts it on a new document: who
 * listens hears what the page is, and the next Tab goes on from there. Going back or forth leaves the reader where they
 * were; so does an address that only changes its query, unless what had the focus is gone or left behind below. Where it is
 * gone, a page may say what has come in its place, by `data-goes-on`.
 */
export function useNewPageFocus(): void {
  const path = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef<ReturnType<typeof currentAddress> | null>(null);
  /** Where going back or forth leads, until a page is there: which may be that of a link that was followed meanwhile. */
  const returnsTo = useRef<ReturnType<typeof currentAddress> | null>(null);

  useEffect(() => {
    // A jump within the page says the same: it leads to where the reader is.
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
      const next = document.querySelector<HTMLElement>("#content [data-goes-on]");
      if (next) {
        next.focus();
        return;
      }
    }
    document.querySelector<HTMLElement>("#content h1")?.focus({ preventScroll: true });
  }, [path, query]);
}
