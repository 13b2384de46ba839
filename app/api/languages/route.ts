import { readPieceCounts } from "#lib/publication/content/piece-counts";
import { kindOf } from "#lib/platform/fault-words";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";

/** `GET /api/languages`: how many pieces there are in each language. */
async function count(): Promise<Response> {
  try {
    return publicAnswer(await readPieceCounts());
  } catch (error) {
    logger.warn({ error: kindOf(error) }, "pieces not counted");
    return problem(503, "The pieces cannot be counted at the moment");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: count });
