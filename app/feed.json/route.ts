import { readSiteFeed } from "#lib/seo/site-feed";

export const dynamic = "force-static";

/** The JSON feed. */
export async function GET(): Promise<Response> {
  const feed = await readSiteFeed();
  return new Response(feed.json1(), { headers: { "content-type": "application/feed+json; charset=utf-8" } });
}
