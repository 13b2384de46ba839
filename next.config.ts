import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { defaultLocale, locales } from "./lib/i18n/locales.ts";
import { filteredRewrites, twinRedirects } from "./lib/site/filtered-addresses.ts";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** First path segments that no language prefix is added to. */
const unprefixed = [...locales, "api", "_next", "_vercel", "__clerk", "share", "images"].join("|");

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run types` is the check, and part of `npm test`; a start that builds need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // A trailing slash is answered directly under /api/ and redirected everywhere else, below.
  skipTrailingSlashRedirect: true,
  // Metadata always stands in the head: a reader without JavaScript, and every crawler, sees it.
  htmlLimitedBots: /.*/,
  cacheHandler: import.meta.dirname + "/lib/front/page-cache.mjs",
  outputFileTracingIncludes: {
    "/*": [
      "./lib/local/dataset/*.ndjson",
      "./lib/front/page-cache.mjs",
      "./lib/seo/fonts/*.ttf",
      "./lib/platform/server/database/*.mjs",
      "./lib/platform/server/database/migrations/**",
    ],
  },
  serverExternalPackages: ["@electric-sql/pglite", "pino", "rate-limiter-flexible"],
  experimental: {
    useCache: true,
    globalNotFound: true,
  },
  redirects: async () => [
    ...twinRedirects(locales),
    { source: `/${defaultLocale}`, destination: "/", permanent: true },
    { source: `/${defaultLocale}/:path*`, destination: "/:path*", permanent: true },
    { source: "/:path((?!api/)(?!.*\\.\\w+/$).+)/", destination: "/:path", permanent: true },
  ],
  rewrites: async () => ({
    // A filtered address is led to the twin of its page, which renders the same view for this request.
    beforeFiles: filteredRewrites(locales, defaultLocale),
    afterFiles: [
      { source: "/", destination: `/${defaultLocale}` },
      {
        source: `/:path((?!(?:${unprefixed})(?:/|$))(?![^/]*\\.).*)`,
        destination: `/${defaultLocale}/:path`,
      },
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "SAMEORIGIN" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        {
          key: "Permissions-Policy",
          value: "camera=(), microphone=(), geolocation=(), browsing-topics=(), interest-cohort=()",
        },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
      ],
    },
    {
      // Preview answers belong to one editor and to no search engine.
      source: "/:path*",
      has: [{ type: "cookie", key: "__prerender_bypass" }],
      headers: [
        { key: "Cache-Control", value: "private, no-store" },
        { key: "X-Robots-Tag", value: "noindex" },
      ],
    },
    {
      source: "/images/:path*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
};

export default withNextIntl(nextConfig);
