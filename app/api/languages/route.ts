import { readPieceCounts } from "#lib/publication/content/piece-counts";
import { endpoint } from "#lib/platform/server/api/endpoint";
import { orUnavailable } from "#lib/platform/server/api/or-unavailable";
import { publicAnswer } from "#lib/platform/server/answers/public-answer";

/** `GET /api/languages`: how many pieces there are in each language. */
const count = async (): Promise<Response> =>
  publicAnswer(await orUnavailable("The pieces cannot be counted at the moment", readPieceCounts));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({ GET: count });
