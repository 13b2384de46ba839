import "server-only";
/** Problem JSON (RFC 9457): how every endpoint says what went wrong. */
import { problemText, problemType } from "#lib/platform/problem-details";

export type ProblemDetails = {
  detail?: string;
  errors?: unknown;
  headers?: Record<string, string>;
  /** Members of one kind of problem alone, such as the limit that was reached. */
  members?: Record<string, string | number | Record<string, string>>;
};

/** How one proves to be somebody, which a 401 has to say (RFC 9110). A browser asks for no password by this one. */
export const challenge = { "www-authenticate": "Bearer" } as const;

/** A problem answer: `type`, `title`, `status`, `errors` by index or field, and members of its own, where there are any. Never cached. */
export function problem(
  status: number,
  title: string,
  { detail, errors, headers, members }: ProblemDetails = {},
): Response {
  return new Response(problemText(status, { title, detail, errors, members }), {
    status,
    headers: {
      "content-type": problemType,
      "cache-control": "no-store",
      ...(status === 401 ? challenge : {}),
      ...headers,
    },
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
