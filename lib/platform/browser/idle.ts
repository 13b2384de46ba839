import "client-only";

/** Runs `task` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let handle = 0;
  const canTell = "requestIdleCallback" in window;
  const wait = () => {
    handle = canTell ? requestIdleCallback(task, { timeout: 3_000 }) : window.setTimeout(task, 300);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    if (canTell) cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
}
