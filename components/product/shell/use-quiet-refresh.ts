import "client-only";
import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";

/** Next's element that has screen readers say the title of each new page, in the middle of whatever they say. */
const findAnnouncer = () => document.querySelector("next-route-announcer");

/**
 * Has the server render the page again where the page itself says what has changed. If the title changes with it, Next takes that
 * for a new page and would announce it, which cuts the page off in the middle of saying the same. Next may announce pages again
 * once the component is gone.
 */
export function useQuietRefresh(): () => void {
  const router = useRouter();
  useEffect(() => () => findAnnouncer()?.removeAttribute("aria-hidden"), []);
  return useCallback(() => {
    findAnnouncer()?.setAttribute("aria-hidden", "true");
    router.refresh();
  }, [router]);
}
