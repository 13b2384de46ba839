import { endpoint } from "#lib/platform/server/api/endpoint";

/** That the process answers. Whether what it stands on does is told by /api/health/ready. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
});
