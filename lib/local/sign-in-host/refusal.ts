/** A refusal in Clerk's words. Clerk's browser code and our forms go by its `code`. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** The number of seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { field, retryAfter }: { field?: string; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }

  /** The body of the answer. */
  toJson() {
    const meta = this.field ? { param_name: this.field } : {};
    return {
      errors: [{ code: this.code, message: this.message, long_message: this.message, meta }],
      clerk_trace_id: "local",
    };
  }
}

export const notFound = (what: string) => new Refusal(404, "resource_not_found", `${what} was not found.`);

/** Throws the Refusal 405 unless the method is one for changes: no link and no image may change anything. */
export function requireChange(method: string): void {
  if (method === "GET" || method === "HEAD")
    throw new Refusal(405, "method_not_allowed", "This is not to be asked for by a link.");
}
