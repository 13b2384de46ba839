import type { MetadataRoute } from "next";
import { site } from "#lib/platform/site";

/** Everything public may be crawled; what is not to be indexed says so itself. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/__clerk/"] },
    sitemap: `${site.baseUrl}/sitemap.xml`,
  };
}
