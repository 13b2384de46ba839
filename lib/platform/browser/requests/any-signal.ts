import "client-only";

/** A signal that aborts as soon as one of these does. Without `AbortSignal.any`, which many phones that read us do not have yet. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const stopper = new AbortController();
  for (const signal of signals) {
    const stop = () => stopper.abort(signal.reason);
    if (signal.aborted) stop();
    // After the first one, the other signals no longer hold a listener.
    else signal.addEventListener("abort", stop, { signal: stopper.signal });
  }
  return stopper.signal;
}
