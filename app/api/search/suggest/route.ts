import { resultPath } from "@/components/search/result-path";
import { searchContent } from "#lib/content/search";
import { kindNames, parseQuery } from "#lib/content/search-query";
import { markWords } from "#lib/content/search-words";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";

/** As many as fit under the box on a laptop. */
const most = 7;
/** Of so many results the titles are looked at. */
const weighed = 50;

/** `GET /api/search/suggest?q=`: the best few, with their unprefixed paths and titles cut at the words that matched. */
export async function GET(request: Request): Promise<Response> {
  const query = parseQuery(new URL(request.url).searchParams.getAll("q"));
  try {
    const { results, isMatch } = await searchContent(query);
    const best = results.slice(0, weighed).map((result) => ({
      kind: kindNames[result._type],
      path: resultPath(result),
      title: markWords(result.title, isMatch),
    }));
    // A reader looks for a name while typing: what only mentions it waits on the results page.
    const named = best.filter(({ title }) => title.some((part) => part.isMatch));
    const suggestions = (named.length > 0 ? named : best).slice(0, most);
    return Response.json(
      { suggestions, total: results.length },
      { headers: { "cache-control": "public, max-age=120, stale-while-revalidate=300" } },
    );
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "suggestions failed");
    return problem(503, "Search is not available");
  }
}
