/** Addresses that together show every page route of the build. */
import { readFileSync } from "node:fs";
import { siteUrl } from "@/scripts/site-under-test";
import { readEnglishPaths } from "@/tests/support/requests/pages";
import { buildFolder } from "#lib/platform/build-folder";

/** The addresses of public routes that are not in the sitemap. */
const outsideTheSitemap: Record<string, string[]> = {
  "/account-deleted": ["/account-deleted"],
  "/design-system": ["/design-system"],
  "/filtered/feed": [
    "/?age=ages-7-10",
    "/?age=ages-5-6&category=none",
    // The longest names of an age.
    "/es?age=teens-14-16",
    "/de?age=teens-14-16",
  ],
  "/filtered/feed/fragment": [],
  "/filtered/glossary": ["/glossary?q=a", "/glossary?q=qqqzzz"],
  "/filtered/micro-actions": ["/micro-actions?difficulty=beginner"],
  "/filtered/micro-briefs": ["/micro-briefs?q=phone"],
  "/filtered/tracks": ["/tracks?age=teens-14-16"],
  // Redirects to the newest letter.
  "/letters/latest": [],
  // Only the front reads it, for a failed page: see the tests of the content store.
  "/load-error/[kind]": [],
  "/newsletter/confirmed": ["/newsletter/confirmed"],
  "/offline": ["/offline"],
  "/page-not-found/[kind]": ["/no/such/page", "/tracks/no-such-track", "/de/glossary/no-such-term"],
  "/saved": ["/saved"],
  "/sent/do-not-call": ["/do-not-call?problem=numberInvalid", "/do-not-call?saved=do-not-call"],
  "/sent/newsletter": ["/newsletter?problem=emailInvalid"],
  "/search": ["/search", "/search?q=ai", "/search?q=qqqzzz"],
  "/waitlist": ["/waitlist"],
  "/waitlist/confirmed": ["/waitlist/confirmed"],
};

/** The public page routes of the build, without language and group: `/micro-briefs/[slug]`. */
function publicRoutes(): string[] {
  const routes = Object.keys(
    JSON.parse(readFileSync(`${buildFolder()}/server/app-paths-manifest.json`, "utf8")) as object,
  );
  return routes.flatMap((route) => /^\/\[locale\]\/\(site\)(.*)\/page$/.exec(route)?.[1] ?? []);
}

const shapeOf = (route: string) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, "[^/]+") || "/"}$`);

/**
 * One address of each public route, every text page, and two languages. Throws for a route that neither the sitemap nor the list
 * above shows, so that no route is added unchecked.
 */
export async function pagesOfEveryKind(base = siteUrl): Promise<string[]> {
  const paths = await readEnglishPaths(base);
  const addresses = publicRoutes().flatMap((route) => {
    const outside = outsideTheSitemap[route];
    if (outside) return outside;
    const listed = paths.filter((path) => shapeOf(route).test(path));
    if (listed.length === 0) throw new Error(`No address shows the route ${route || "/"}`);
    return route === "/[page]" ? listed : listed.slice(0, 1);
  });
  return [...new Set([...addresses, "/es", "/de/glossary"])];
}
