import "client-only";
/** The token of the double submit. */
import { csrfCookie } from "#lib/base/visitor/csrf";

/** The token, where there is one yet. */
export const readCsrfToken = (): string | null =>
  new RegExp(`(?:^|; )${csrfCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/** A call waits no longer than this for what it may be refused without. */
const patienceMs = 10_000;

let fetching: Promise<unknown> | null = null;

/** Fetches what the next call needs, once. Call it when a reader is about to make one. Never throws. */
export async function prepareCalls(): Promise<void> {
  if (readCsrfToken() !== null) return;
  // The body is read, or the browser would hold the answer's connection open.
  fetching ??= fetch("/api/csrf", { signal: AbortSignal.timeout(patienceMs) })
    .then((answer) => answer.text())
    .finally(() => (fetching = null));
  await fetching.catch(() => undefined);
}
