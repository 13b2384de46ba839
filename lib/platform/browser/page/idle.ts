import "client-only";

/** Runs `task` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) task();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3_000 });
    else setTimeout(run, 300);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    isCancelled = true;
  };
}
