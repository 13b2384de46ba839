import { endpoint } from "#lib/platform/server/api/endpoint";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";

/** Says that the process answers. /api/health/ready says whether the services that it needs do. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: () => uncachedAnswer({ status: "ok" }),
});
