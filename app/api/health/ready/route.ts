import { endpoint } from "#lib/platform/server/api/endpoint";
import { readReadiness } from "#lib/platform/server/readiness";
import { uncachedAnswer } from "#lib/platform/server/uncached-answer";

/** Whether content and database answer: 200, or 503 naming what does not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: async () => {
    const checks = await readReadiness();
    const isReady = !Object.values(checks).includes("failed");
    return uncachedAnswer(
      { status: isReady ? "ready" : "not ready", checks },
      { status: isReady ? 200 : 503 },
    );
  },
});
