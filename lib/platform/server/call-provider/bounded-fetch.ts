import "server-only";

/** `fetch` with a limit that covers the whole answer: the services' own libraries stop counting when its headers are there. */
export const boundedFetch =
  (limitMs: number): typeof fetch =>
  (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const own = init?.signal;
    return fetch(input, { ...init, signal: own ? AbortSignal.any([own, limit]) : limit });
  };
