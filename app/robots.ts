import type { MetadataRoute } from "next";
import { site } from "#lib/platform/site";

/** Everything public may be crawled; pages that must not be indexed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/__clerk/"] },
    sitemap: `${site.baseUrl}/sitemap.xml`,
  };
}
