import "client-only";
/** The token of the double submit. */
import { csrfCookie } from "#lib/base/visitor/csrf";

/** The token, if there is one yet. */
export const readCsrfToken = (): string | null =>
  new RegExp(`(?:^|; )${csrfCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/** The longest that a request waits for a token. Without one it may be refused. */
const patienceMs = 10_000;

let fetching: Promise<unknown> | null = null;

/** Fetches the token for the next request, once. Call it when a reader is about to make one. Never throws. */
export async function prepareCalls(): Promise<void> {
  if (readCsrfToken() !== null) return;
  // The body must be read, or the browser keeps the connection open.
  fetching ??= fetch("/api/csrf", { signal: AbortSignal.timeout(patienceMs) })
    .then((answer) => answer.text())
    .finally(() => (fetching = null));
  await fetching.catch(() => undefined);
}
