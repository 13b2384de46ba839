import { sitemapAnswer } from "#lib/seo/sitemap";

export const dynamic = "force-static";

/** The sitemap, or the index of its files. */
export const GET = (): Promise<Response> => sitemapAnswer();
