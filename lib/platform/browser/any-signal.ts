import "client-only";

/** A signal that is given as soon as one of these is. By hand: `AbortSignal.any` is younger than many a phone that reads us. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const stopper = new AbortController();
  for (const signal of signals) {
    const stop = () => stopper.abort(signal.reason);
    if (signal.aborted) stop();
    // Whichever comes first, none of the others goes on holding this one.
    else signal.addEventListener("abort", stop, { signal: stopper.signal });
  }
  return stopper.signal;
}
