import "client-only";
/** Calls of our own API from the browser. */
import { csrfCookie, csrfHeader } from "#lib/site/csrf";

/** A refused call: the status and the problem JSON, where there was any. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The server may have to open its database first, which takes seconds once in its life. */
const timeoutMs = 30_000;

const readToken = (): string | null =>
  new RegExp(`(?:^|; )${csrfCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

let fetching: Promise<unknown> | null = null;

/** Fetches what the next call needs, once. Call it when a reader is about to make one. Never throws. */
export async function prepareCalls(): Promise<void> {
  if (readToken() !== null) return;
  fetching ??= fetch("/api/csrf").finally(() => (fetching = null));
  await fetching.catch(() => undefined);
}

/**
 * Posts JSON; gives the parsed answer, undefined when it has no body. Throws ApiError when refused. A refusal for the
 * rate limit is also told to the window, as `rateLimitExceeded` with the problem as detail (spec 8).
 */
export async function postJson(path: string, body: unknown): Promise<unknown> {
  await prepareCalls();
  const answer = await fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", [csrfHeader]: readToken() ?? "" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.text();
  const parsed = parse(text);
  if (answer.ok) return parsed;
  if (answer.status !== 429)
    throw new ApiError(`The server answered ${answer.status}`, answer.status, parsed);
  window.dispatchEvent(new CustomEvent("rateLimitExceeded", { detail: parsed }));
  throw new ApiError("Rate limit exceeded", 429, parsed);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
