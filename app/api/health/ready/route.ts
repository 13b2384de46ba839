import { endpoint } from "#lib/platform/server/api/endpoint";
import { readReadiness } from "#lib/platform/server/readiness";

/** Whether content and database answer: 200, or 503 naming what does not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: async () => {
    const checks = await readReadiness();
    const isReady = !Object.values(checks).includes("failed");
    return Response.json(
      { status: isReady ? "ready" : "not ready", checks },
      { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
    );
  },
});
