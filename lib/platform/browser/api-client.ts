import "client-only";
/** Calls of our own API from the browser. */
import { csrfCookie, csrfHeader } from "#lib/site/csrf";

/** A refused call: the status, the problem JSON where there was any, and how long the server asks to wait. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds; null when the answer did not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, status: number, body: unknown, retryAfterMs: number | null = null) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server may have to open its database first, which takes seconds once in its life. */
const timeoutMs = 30_000;

/** The token of the double submit, where there is one yet. */
export const readCsrfToken = (): string | null =>
  new RegExp(`(?:^|; )${csrfCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

let fetching: Promise<unknown> | null = null;

/** Fetches what the next call needs, once. Call it when a reader is about to make one. Never throws. */
export async function prepareCalls(): Promise<void> {
  if (readCsrfToken() !== null) return;
  // The body is read, or the browser would hold the answer's connection open.
  fetching ??= fetch("/api/csrf")
    .then((answer) => answer.text())
    .finally(() => (fetching = null));
  await fetching.catch(() => undefined);
}

export type ApiCall = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The origin of another product backend; ours by default. */
  base?: string;
  /** The call outlives the page, and therefore does not wait for anything before it leaves. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/**
 * Calls our API; gives the parsed answer, undefined when it has no body. A call that changes something carries the token
 * of the double submit. Throws ApiError when refused. A refusal for the rate limit is also told to the window, as
 * `rateLimitExceeded` with the problem as detail (spec 8).
 */
export async function callApi(path: string, call: ApiCall = {}): Promise<unknown> {
  const { method = "GET", body, base = "", keepalive = false } = call;
  const isChange = method !== "GET";
  if (isChange && !keepalive) await prepareCalls();
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(base + path, {
    method,
    credentials: "include",
    keepalive,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(isChange ? { [csrfHeader]: readCsrfToken() ?? "" } : {}),
      ...call.headers,
    },
    signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const parsed = parse(await answer.text());
  if (answer.ok) return parsed;
  const wait = retryAfter(answer);
  if (answer.status !== 429)
    throw new ApiError(`The server answered ${answer.status}`, answer.status, parsed, wait);
  window.dispatchEvent(new CustomEvent("rateLimitExceeded", { detail: parsed }));
  throw new ApiError("Rate limit exceeded", 429, parsed, wait);
}

/** Posts JSON to our API. */
export const postJson = (path: string, body: unknown): Promise<unknown> =>
  callApi(path, { method: "POST", body });

/** `Retry-After` in milliseconds: a number of seconds, or a date. */
function retryAfter({ headers }: Response): number | null {
  const value = headers.get("retry-after");
  if (value === null || value.trim() === "") return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
