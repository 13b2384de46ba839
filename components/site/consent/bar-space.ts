import "client-only";

/**
 * Leaves room for a bar at the foot of the window, so that the focused element and the end of the page can be scrolled clear of it.
 * Nothing in view moves, unless the bar covers the focused element, such as the field of a form that came back. Returns a function
 * that takes the room back.
 */
export function leaveRoomFor(bar: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const leaveRoom = (height: string) => {
    root.style.scrollPaddingBottom = body.style.paddingBottom = height;
  };
  const watch = new ResizeObserver(() => {
    leaveRoom(`${bar.offsetHeight}px`);
    // Does nothing if it is in sight.
    document.querySelector("main :focus")?.scrollIntoView({ block: "nearest" });
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    leaveRoom("");
  };
}
