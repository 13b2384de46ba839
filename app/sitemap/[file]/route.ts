import { problem } from "#lib/platform/server/answers/problem";
import { sitemapFileAnswer } from "#lib/seo/sitemap";

/** Written on first request and cached; never at build. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** A file of a sitemap that is too large for one. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[file]">): Promise<Response> {
  const { file } = await params;
  return (await sitemapFileAnswer(file)) ?? problem(404, "There is no such sitemap");
}
