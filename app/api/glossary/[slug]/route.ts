import { readTerm } from "#lib/content/term";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

/** One glossary term by slug. */
export async function GET(_: Request, { params }: RouteContext<"/api/glossary/[slug]">): Promise<Response> {
  try {
    const term = await readTerm((await params).slug);
    return term ? publicAnswer(term) : problem(404, "There is no such term");
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "term not readable");
    return problem(503, "The term cannot be read at the moment");
  }
}
