import { endpoint } from "#lib/platform/server/api/endpoint";
import { Problem } from "#lib/platform/server/answers/problem";

/** The answer for unknown endpoints. Without it, `api` would count as a language, and `/api/settings` as a page of the product. */
function missing(): never {
  throw new Problem(404, "There is no such endpoint");
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: missing,
  POST: missing,
  PUT: missing,
  PATCH: missing,
  DELETE: missing,
  OPTIONS: missing,
});
