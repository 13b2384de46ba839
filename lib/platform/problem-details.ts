/** Problem details (RFC 9457): the only form in which everything under /api/ reports an error. */

export const problemType = "application/problem+json";

/** The authentication scheme, which a 401 has to name (RFC 9110). For this one, browsers ask for no password. */
export const challenge = { "www-authenticate": "Bearer" } as const;

/** The name of each status under /problems/, and its title where none more exact is known. */
const kinds: Record<number, readonly [name: string, title: string]> = {
  400: ["bad-request", "The request cannot be read"],
  401: ["unauthorized", "Sign in to use this"],
  403: ["forbidden", "This is not allowed"],
  404: ["not-found", "There is nothing at this address"],
  405: ["method-not-allowed", "The method is not allowed here"],
  408: ["timeout", "The request took too long"],
  409: ["conflict", "The state does not allow it"],
  413: ["too-large", "The body is too large"],
  414: ["address-too-long", "The address is too long"],
  415: ["unsupported-type", "This content type is not accepted here"],
  417: ["expectation-failed", "The expectation cannot be met"],
  429: ["too-many-requests", "Rate limit exceeded"],
  431: ["headers-too-large", "The headers are too large"],
  500: ["server-error", "An unexpected error occurred"],
  501: ["not-implemented", "The server does not know how to do this"],
  503: ["unavailable", "This is not available at the moment"],
};

const unknownKind = ["error", "The request could not be answered"] as const;

type Said = {
  title?: string;
  detail?: string;
  errors?: unknown;
  members?: Record<string, string | number | Record<string, string>>;
};

/** The body of a problem, as text. `title` has a default; `members` are the fields of one kind of problem only. */
export function problemText(status: number, { title, detail, errors, members }: Said = {}): string {
  const [name, usual] = kinds[status] ?? unknownKind;
  return JSON.stringify({
    type: `/problems/${name}`,
    title: title ?? usual,
    status,
    detail,
    errors,
    ...members,
  });
}
