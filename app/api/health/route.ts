import { endpoint } from "#lib/platform/server/api/endpoint";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";

/** That the process answers. Whether what it stands on does is told by /api/health/ready. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: () => uncachedAnswer({ status: "ok" }),
});
