import { endpoint } from "#lib/platform/server/api/endpoint";
import { publicAnswer } from "#lib/platform/server/answers/public-answer";
import { readFlags } from "#lib/reader/visitor/flag-store";

/** The feature flags, the same for everybody: for each name its `enabled` and `config`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: async () => publicAnswer(await readFlags()),
});
