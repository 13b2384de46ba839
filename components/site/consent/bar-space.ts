import "client-only";

/**
 * Leaves room for a bar at the foot of the window: what is focused is scrolled clear of it, and the end of the page can
 * be. Nothing that is in view moves. Gives the way to take the room back.
 */
export function leaveRoomFor(bar: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const leaveRoom = (height: string) => {
    root.style.scrollPaddingBottom = height;
    body.style.paddingBottom = height;
  };
  const watch = new ResizeObserver(() => leaveRoom(`${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    leaveRoom("");
  };
}
