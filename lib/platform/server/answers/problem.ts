import "server-only";
/** Problem JSON (RFC 9457): the form in which every endpoint reports an error. */
import { challenge, problemText, problemType } from "#lib/platform/problem-details";

export type ProblemDetails = {
  detail?: string;
  errors?: unknown;
  headers?: Record<string, string>;
  /** Fields of one kind of problem only, such as the limit that was reached. */
  members?: Record<string, string | number | Record<string, string>>;
};

/**
 * A problem as an answer: `type`, `title`, `status`, `errors` by index or field, and other members, if there are any. Never cached.
 */
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

/** A problem that ends a request wherever it is thrown; the endpoint's wrapper answers with it. */
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
