import type { NextRequest } from "next/server";
import { parseFeedQuery, readFeed } from "#lib/content/feed";
import type { Brief } from "#lib/content/brief";
import { logger } from "#lib/platform/server/logger";
import { problem } from "#lib/platform/server/problem";
import { publicAnswer } from "#lib/platform/server/public-answer";
import { withQuery } from "#lib/site/filtered-addresses";

/**
 * The feed, page by page: `{items, next}`, filtered by `age`, `category` and `topic`. `next` is the address of the next
 * page, null at the end. With `view=html` the same page as HTML; next.config.ts leads that to its own route.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const asked: Record<string, string> = {};
  // A repeated parameter counts as its first value.
  for (const [key, value] of request.nextUrl.searchParams) asked[key] ??= value;
  try {
    const { items, query, next } = await readFeed(parseFeedQuery(asked));
    const { age, category, topic } = query;
    return publicAnswer({
      items: items.map(asItem),
      next: next && withQuery("/api/feed", { age, category, topic, after: next }),
    });
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.name : "unknown" }, "feed not readable");
    return problem(503, "The feed cannot be read at the moment");
  }
}

/** The unified item of spec 3: what every type has, and a content object with the brief's own fields. */
function asItem(brief: Brief) {
  const { _id, _type, title, publishedAt, age, ...content } = brief;
  return { _id, _type, title, publishedDate: publishedAt, content: { ...content, ageGuidance: age } };
}
