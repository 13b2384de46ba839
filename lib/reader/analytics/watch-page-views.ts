import "client-only";
/** Notices when a reader has come to another page. */

/** A change of address counts once it has settled: a filter typed letter by letter is one change. */
const settleMs = 300;

type Navigation = EventTarget;

/**
 * Calls `onView` once for this page and for each change of path plus query, with the value that `note` returned when the reader
 * came there. A page restored by Back counts again. Returns a function that stops this.
 */
export function watchPageViews<T>(onView: (noted: T) => void, note: () => T): () => void {
  const here = () => window.location.pathname + window.location.search;
  let last: string | null = null;
  let notedAt = here();
  let noted = note();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = here();
    if (now === last) return;
    last = now;
    onView(noted);
  };
  const settle = () => {
    clearTimeout(timer);
    // A history entry that is replaced under the same address, as a router does it, is not another page. Its reader may have signed
    // out meanwhile.
    if (here() !== notedAt) noted = note();
    notedAt = here();
    timer = setTimeout(look, settleMs);
  };
  const restore = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    last = null;
    noted = note();
    look();
  };
  window.addEventListener("pageshow", restore);
  // In the capture phase, before the listeners that send the waiting events: the last change has to be among these.
  window.addEventListener("pagehide", look, { capture: true });
  const stopHistory = watchHistory(settle);
  look();
  return () => {
    clearTimeout(timer);
    window.removeEventListener("pageshow", restore);
    window.removeEventListener("pagehide", look, { capture: true });
    stopHistory();
  };
}

/** Browsers report every change of the address. Older ones report only Back, so their history methods are wrapped. */
function watchHistory(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    navigation.addEventListener("currententrychange", onChange);
    return () => navigation.removeEventListener("currententrychange", onChange);
  }
  window.addEventListener("popstate", onChange);
  let isWatching = true;
  for (const name of ["pushState", "replaceState"] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      original(...change);
      if (isWatching) onChange();
    };
  }
  return () => {
    isWatching = false;
    window.removeEventListener("popstate", onChange);
  };
}
