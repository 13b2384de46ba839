import "client-only";
import { useEffect, type RefObject } from "react";

/**
 * Leaves room for a bar at the foot of the window: what is focused is scrolled clear of it, and the end of the page can
 * be. Nothing that is in view moves.
 */
export function useBarSpace(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { documentElement: root, body } = document;
    const leaveRoom = (height: string) => {
      root.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
    };
    const watch = new ResizeObserver(() => leaveRoom(`${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      leaveRoom("");
    };
  }, [bar]);
}
