import "server-only";
/** Problem JSON (RFC 9457): how every endpoint says what went wrong. */

const types: Record<number, string> = {
  400: "bad-request",
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
  413: "too-large",
  415: "unsupported-type",
  429: "too-many-requests",
  500: "server-error",
  503: "unavailable",
};

export type ProblemDetails = { detail?: string; errors?: unknown; headers?: Record<string, string> };

/** A problem answer: `type`, `title`, `status`, and `errors` by index or field where there are any. Never cached. */
export function problem(
  status: number,
  title: string,
  { detail, errors, headers }: ProblemDetails = {},
): Response {
  const body = { type: `/problems/${types[status] ?? "error"}`, title, status, detail, errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
  });
}

/** A problem that ends a request wherever it is found; the endpoint's wrapper answers it. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(status: number, title: string, details: ProblemDetails = {}) {
    super(title);
    this.status = status;
    this.details = details;
  }

  /** The problem as problem JSON. */
  toResponse(): Response {
    return problem(this.status, this.message, this.details);
  }
}
