import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { defaultLocale, locales } from "./lib/base/i18n/locales.ts";
import { switchableLocales } from "./lib/base/i18n/switchable-locales.ts";
import { twinRedirects, twinRewrites } from "./lib/base/addresses/filtered-addresses.ts";
import { signInProxyPath } from "./lib/base/addresses/signed-in-paths.ts";
import { spellingRedirects } from "./lib/base/addresses/language-spellings.ts";
import { constantHeaders } from "./lib/front/policy.ts";

const withNextIntl = createNextIntlPlugin("./lib/base/i18n/request.ts");

/**
 * The addresses that are not pages without a language prefix: prefixed pages, endpoints, share images, parts of the sitemap, the
 * sign-in service, and files of the build, which get a short answer when they are missing. Every other address is a page in
 * English or nothing at all. Without this rule Next would take any first segment for a language.
 */
const unprefixed = `(?:${[...locales, signInProxyPath.slice(1)].join("|")})(?:/|$)|api/|share/[^/]+/[^/]+$|sitemap/[^/]+$|_next/static/`;

const project = process.env.SANITY_PROJECT_ID?.trim();

const nextConfig: NextConfig = {
  poweredByHeader: false,
  env: {
    // Browser code, too, needs the languages that the menu switches to: another value needs another build.
    LANTERN_LANGUAGES: switchableLocales.join(),
    // Only for the start of the server, which says if its own values differ. No code reads them.
    LANTERN_BUILT_FOR: process.env.LANTERN_BASE_URL ?? "",
    LANTERN_BUILT_FROM: project ? `${project}/${process.env.SANITY_DATASET?.trim() || "production"}` : "",
  },
  // `npm run types` is the check, and part of `npm test`; a start that builds need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // A trailing slash is answered directly under /api/ and redirected everywhere else, below.
  skipTrailingSlashRedirect: true,
  // Metadata is always in the head, so that readers without JavaScript and all crawlers see it.
  htmlLimitedBots: /.*/,
  // Pictures come in the sizes in which they are shown. Next would scale each to many widths and keep them on disk.
  images: { unoptimized: true },
  // For answers of the content store. Finished pages are kept by the front.
  cacheMaxMemorySize: 10 * 2 ** 20,
  cacheHandler: import.meta.dirname + "/lib/front/invalidation/page-cache.mjs",
  outputFileTracingIncludes: {
    "/*": [
      "./lib/local/dataset/*.ndjson",
      "./lib/front/invalidation/*.mjs",
      "./lib/seo/fonts/*.ttf",
      "./lib/platform/server/database/*.mjs",
      "./lib/platform/server/database/migrations/**",
    ],
  },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@vapi-ai/server-sdk",
    "libphonenumber-js",
    "pino",
    "rate-limiter-flexible",
    "retell-sdk",
    "stripe",
  ],
  experimental: {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- without cacheComponents: docs/decisions.md
    useCache: true,
    // Otherwise a rule for `/ES` would apply to `/es` too, and redirect it to itself.
    caseSensitiveRoutes: true,
    globalNotFound: true,
    // Each page's code is loaded when it is first requested: loading all of it takes a second of every start.
    preloadEntriesOnStart: false,
  },
  redirects: async () => [
    ...twinRedirects(locales),
    ...spellingRedirects(locales, defaultLocale),
    { source: "/:path((?!api/).+)/", destination: "/:path", permanent: true },
    // Where password managers look for the place to change a password (W3C, "A well-known URL for changing passwords").
    { source: "/.well-known/change-password", destination: "/settings/security#password", permanent: false },
  ],
  rewrites: async () => ({
    // An address with filters, or the outcome of a form, is rewritten to the twin of its page,
    // which renders the same view for this request.
    beforeFiles: twinRewrites(locales, defaultLocale),
    afterFiles: [
      { source: "/", destination: `/${defaultLocale}` },
      {
        source: `/:path((?!${unprefixed}).*)`,
        destination: `/${defaultLocale}/:path`,
      },
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(constantHeaders).map(([key, value]) => ({ key, value })),
    },
    {
      // Preview answers are for one editor, and not for search engines.
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
