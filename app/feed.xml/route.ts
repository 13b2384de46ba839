import { readSiteFeed } from "#lib/seo/site-feed";

export const dynamic = "force-static";

/** The RSS feed. */
export async function GET(): Promise<Response> {
  const feed = await readSiteFeed();
  return new Response(feed.rss2(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
