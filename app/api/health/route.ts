import { noteProbe } from "#lib/platform/probes";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { uncachedAnswer } from "#lib/platform/server/answers/uncached-answer";
import { isEnding } from "#lib/platform/shutdown";

/**
 * Says that the process answers: 200, or 503 once it is about to end.
 * /api/health/ready says whether the services that it needs do.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: () => {
    noteProbe();
    return isEnding()
      ? uncachedAnswer({ status: "ending" }, { status: 503 })
      : uncachedAnswer({ status: "ok" });
  },
});
