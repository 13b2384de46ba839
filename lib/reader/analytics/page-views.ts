import "client-only";
/** When a reader has come to another page. */

/** A change of address counts once it has settled: a filter typed letter by letter is one change. */
const settleMs = 300;

type Navigation = EventTarget;

/**
 * Calls `onView` for this page and for each change of path plus query, once, with what `note` gave as its reader came there; a
 * page that comes back by Back counts again. Gives the way to stop.
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
    // An entry that changes where it is, as a router's does, is no other page: its reader may have signed out meanwhile.
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
  // Before those who send what waits: the last change is among it.
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

/** Browsers tell of every change of the address; older ones tell of Back alone, and the rest is listened in on. */
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
