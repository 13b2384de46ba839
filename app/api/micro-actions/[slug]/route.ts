import { readActionByName } from "#lib/content/action";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

/** One micro-action by slug or id. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/micro-actions/[slug]">,
): Promise<Response> {
  try {
    const action = await readActionByName((await params).slug);
    return action ? publicAnswer(action) : problem(404, "There is no such action");
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "action not readable");
    return problem(503, "The action cannot be read at the moment");
  }
}
