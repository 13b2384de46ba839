/** Readers of every kind of page in six languages, who come back to some of them. */
import type { World } from "./world.ts";
import { oneOf, someAddress, steadily } from "./steady.ts";

/** In addition to the pages of the sitemap: filtered lists, pages outside the sitemap, files, and unknown addresses. */
const others = [
  "/?age=ages-7-10",
  "/micro-briefs?q=phone",
  "/micro-actions?difficulty=beginner",
  "/glossary?q=a",
  "/tracks?age=teens-14-16",
  "/search",
  "/saved",
  "/offline",
  "/newsletter",
  "/waitlist",
  "/sitemap.xml",
  "/robots.txt",
  "/api/flags",
  "/no/such/page",
  "/de/glossary/no-such-term",
];
const isMissing = (path: string) => path.includes("no/such") || path.includes("no-such");

/** Most readers want the same few pages. */
const popularShare = 0.7;
const popularPages = 60;
/** Runs of at least this length read every page; the shortest run reads this share of them. */
const wholeFromMs = 30 * 60_000;
const shortestShare = 0.1;
/** The share of readers who have a copy already and ask whether it is still current. */
const returning = 0.2;
const rememberedCopies = 2_000;

/** Every address that readers ask for. */
export async function readPaths(world: World): Promise<string[]> {
  const { body } = await world.balancer.ask({ kind: "page", path: "/sitemap.xml" });
  const listed = [...body.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  if (listed.length === 0) throw new Error("The sitemap is empty");
  // A run of an hour reads all pages, each of them within its first tenth; a short run reads some of each language.
  const share = Math.min(1, Math.max(shortestShare, world.lastsMs / wholeFromMs));
  const sample = listed.filter((_, at) => at < popularPages || (at * share) % 1 < share);
  return [...new Set([...sample, ...others])];
}

/** Requests a page as some reader. */
export async function readPage(world: World, path: string, copies: Map<string, string>): Promise<void> {
  const copy = Math.random() < returning ? copies.get(path) : undefined;
  const given = await world.balancer.ask({
    kind: isMissing(path) ? "missing" : "page",
    path,
    client: someAddress(),
    headers: {
      accept: "text/html",
      "accept-encoding": oneOf(["br", "gzip"]),
      ...(copy ? { "if-none-match": copy } : {}),
    },
    isFine: (status) =>
      isMissing(path) ? status === 404 : status === 200 || (status === 304 && copy !== undefined),
  });
  if (given.headers.etag && copies.size < rememberedCopies) copies.set(path, given.headers.etag);
}

/** A random page, the popular ones more often. */
export const choosePath = (paths: readonly string[]): string =>
  Math.random() < popularShare ? (paths[Math.floor(Math.random() ** 2 * popularPages)] ?? "/") : oneOf(paths);

/** Reads at the given rate until the soak is over. */
export function readers(world: World, paths: readonly string[], perSecond: number): Promise<void> {
  const copies = new Map<string, string>();
  return steadily(world, perSecond, () => readPage(world, choosePath(paths), copies));
}
