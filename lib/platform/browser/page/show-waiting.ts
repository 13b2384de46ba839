/** A reader notices no shorter wait, and an indicator for one would only flicker. */
const unnoticedMs = 200;

/** The number of loadings in progress: the first to end must not remove the indicator of another. */
let loadings = 0;

/**
 * Shows at the top of the page that the content for a click is loading (`data-waiting`, globals.css): on a slow connection a press
 * must not seem lost. Returns the same promise.
 */
export function showWaiting<T>(loading: Promise<T>): Promise<T> {
  const page = document.documentElement;
  const timer = setTimeout(() => page.toggleAttribute("data-waiting", true), unnoticedMs);
  loadings += 1;
  const end = () => {
    clearTimeout(timer);
    loadings -= 1;
    if (loadings === 0) page.removeAttribute("data-waiting");
  };
  loading.then(end, end);
  return loading;
}
