import "client-only";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { openPopover } from "#lib/platform/browser/page/open-popover";
import { isPlainClick } from "#lib/platform/browser/page/plain-click";

/** Follows the links of `AppLink` inside the frame on a plain click. If the link is in a menu, the menu closes. */
export function useAppLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-app-link]") : null;
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // Needed for a link to the page that is already shown: nothing else would close the menu then.
      link.closest<HTMLElement>(openPopover)?.hidePopover();
      router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.appLink !== "still" });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [router]);
}
