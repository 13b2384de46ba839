import "client-only";
import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";

/** Next's element that has screen readers say the title of each new page, in the middle of whatever they say. */
const findAnnouncer = () => document.querySelector("next-route-announcer");

/**
 * Has the server draw the page again where the page itself says what has changed. Next takes a page whose title is another one
 * for a new page, and would cut off what the page says with the same words. It announces again once the component is gone.
 */
export function useQuietRefresh(): () => void {
  const router = useRouter();
  useEffect(() => () => findAnnouncer()?.removeAttribute("aria-hidden"), []);
  return useCallback(() => {
    findAnnouncer()?.setAttribute("aria-hidden", "true");
    router.refresh();
  }, [router]);
}
