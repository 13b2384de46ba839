import { readActionByName } from "#lib/publication/content/action";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

type Context = RouteContext<"/api/micro-actions/[slug]">;

/** One micro-action by slug or id. */
async function readOne(_: Request, { params }: Context): Promise<Response> {
  try {
    const action = await readActionByName((await params).slug);
    return action ? publicAnswer(action) : problem(404, "There is no such action");
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "action not readable");
    return problem(503, "The action cannot be read at the moment");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ GET: readOne });
