/** Below this a reader notices no wait, and a sign of one would only flicker. */
const unnoticedMs = 200;

/** How many such loadings go on: the first that ends does not take the sign of another. */
let loadings = 0;

/**
 * While what a click asked for is loading, the top of the page says so (`data-waiting`, globals.css): on a slow connection
 * a press must not seem lost. Gives the promise back.
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
