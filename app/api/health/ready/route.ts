import { noteProbe } from "#lib/platform/probes";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { readReadiness } from "#lib/platform/server/readiness";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { isEnding } from "#lib/platform/shutdown";

/** Whether content and database answer: 200, or 503 naming what does not, or that the process is about to end. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: async () => {
    noteProbe();
    if (isEnding()) return uncachedAnswer({ status: "ending" }, { status: 503 });
    const checks = await readReadiness();
    const isReady = !Object.values(checks).includes("failed");
    return uncachedAnswer(
      { status: isReady ? "ready" : "not ready", checks },
      { status: isReady ? 200 : 503 },
    );
  },
});
