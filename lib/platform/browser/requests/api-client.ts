import "client-only";
/** Requests to our own API from the browser. All of them are made here. */
import { anySignal } from "#lib/platform/browser/requests/any-signal";
import { createAuthenticatedFetch, SignedOutError } from "#lib/platform/browser/requests/authenticated-fetch";
import { prepareCalls, readCsrfToken } from "#lib/platform/browser/requests/csrf-token";
import { sessionTokens, tokenAtHand } from "#lib/platform/browser/requests/session-token";
import { csrfHeader } from "#lib/base/visitor/csrf";
import { accountHeader, otherAccount } from "#lib/base/visitor/page-account";
import { isRecord } from "#lib/base/values/json";

/** A refused request: the status, the problem JSON if there was any, and how long the server asks to wait. */
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

/** Whether a request was refused because the reader, or somebody with the same IP address, has sent too many. */
export const isRateLimit = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Refusals that say nothing about the request: of a proxy or firewall on the way, of who asks, or of one too early or too late. */
const passing = [401, 403, 407, 408, 421, 425, 429];

/** Whether a request was refused for good: it would be refused again. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.status);

/** Whether a request was refused, or not even sent, because nobody is signed in. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof SignedOutError || (error instanceof ApiError && error.status === 401);

/** Whether a request was refused because the signed-in user is not the one for whom the page was drawn. */
export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ApiError && isRecord(error.body) && error.body.reason === otherAccount;

/** The server may first have to open its database, which takes seconds, once after its start. */
const timeoutMs = 30_000;

export type ApiCall = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The origin of another product backend; ours by default. */
  base?: string;
  /** The request outlives the page. Therefore it waits for nothing before it is sent. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /**
   * Who sends the request. `user`: somebody must be signed in, and the request carries their token. `reader`: anybody, with the
   * token of a signed-in user where it is at hand. `nobody`: the answer is the same for everybody and may be cached.
   */
  as?: "user" | "reader" | "nobody";
};

const asUser = createAuthenticatedFetch(sessionTokens);

function senderOf({ as = "reader", keepalive = false }: ApiCall): typeof asUser {
  if (as === "user") return asUser;
  const token = as === "nobody" ? null : tokenAtHand();
  if (token === null) return fetch;
  if (!keepalive) return asUser;
  return (path, init) =>
    fetch(path, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${token}` } });
}

/**
 * The account for which the page was drawn, for a request of its user. Another backend does not know our names of accounts. Empty
 * on pages that belong to no account.
 */
function pageAccount({ as, base = "" }: ApiCall): Record<string, string> {
  if (as !== "user" || base !== "") return {};
  const account = document.querySelector<HTMLElement>("[data-account]")?.dataset.account;
  return account ? { [accountHeader]: account } : {};
}

/** Reads that the server asked to delay: by address without query, until when, by a clock that nobody can set. */
const blockedUntil = new Map<string, number>();

/**
 * Sends a request to our API and returns the answer, which is a good one. A request that changes something carries the token of the
 * double submit. Throws ApiError when refused. A refusal for the rate limit is also dispatched on the window, as
 * `rateLimitExceeded` with the problem as detail. A read that is repeated before the time is up is refused here.
 */
export async function requestApi(path: string, call: ApiCall = {}): Promise<Response> {
  const { method = "GET", body, base = "", keepalive = false } = call;
  const isChange = method !== "GET";
  const address = base + (path.split("?")[0] ?? path);
  const wait = isChange ? 0 : (blockedUntil.get(address) ?? 0) - performance.now();
  if (wait > 0) throw new ApiError("Rate limit exceeded", 429, undefined, wait);
  if (isChange && !keepalive) await prepareCalls();
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await senderOf(call)(base + path, {
    method,
    credentials: "include",
    keepalive,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(isChange ? { [csrfHeader]: readCsrfToken() ?? "" } : {}),
      ...pageAccount(call),
      ...call.headers,
    },
    signal: call.signal ? anySignal([call.signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const parsed = parse(await answer.text());
  const retryAfterMs = retryAfter(answer);
  if (answer.status !== 429)
    throw new ApiError(`The server answered ${answer.status}`, answer.status, parsed, retryAfterMs);
  if (!isChange && retryAfterMs !== null) blockedUntil.set(address, performance.now() + retryAfterMs);
  window.dispatchEvent(new CustomEvent("rateLimitExceeded", { detail: parsed }));
  throw new ApiError("Rate limit exceeded", 429, parsed, retryAfterMs);
}

/** Like `requestApi`, but returns the parsed answer; undefined when it has no body. */
export const callApi = async (path: string, call: ApiCall = {}): Promise<unknown> =>
  parse(await (await requestApi(path, call)).text());

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
