import { readTerm } from "#lib/publication/content/term";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

type Context = RouteContext<"/api/glossary/[slug]">;

/** One glossary term by slug. */
async function readOne(_: Request, { params }: Context): Promise<Response> {
  try {
    const term = await readTerm((await params).slug);
    return term ? publicAnswer(term) : problem(404, "There is no such term");
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "term not readable");
    return problem(503, "The term cannot be read at the moment");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint<Context>({ GET: readOne });
