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
  const isReturn = useRef(false);

  useEffect(() => {
    // A jump within the page says the same, but opens nothing.
    const turn = () => {
      isReturn.current = shown.current !== null && !isSame(shown.current, currentAddress());
    };
    window.addEventListener("popstate", turn);
    return () => window.removeEventListener("popstate", turn);
  }, []);

  useEffect(() => {
    const [before, now] = [shown.current, currentAddress()];
    shown.current = now;
    if (before === null || isSame(before, now)) return;
    const wasReturn = isReturn.current;
    isReturn.current = false;
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
