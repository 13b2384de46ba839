/**
 * Addresses that carry filters, such as `/?age=ages-7-10`, or the outcome of a form. The plain address of each page is prerendered.
 * An address with such a query is answered by the page's twin under `/<locale>/filtered/` or `/<locale>/sent/`, which renders the
 * same view per request. next.config.ts makes its rewrites from these tables, and pages and islands make their links from them.
 */
import { cutText, plainText } from "#lib/base/text/text";

/** Each page that has filters: its path, its twin, and the parameters that lead there. */
export const filteredPages = [
  { path: "/", twin: "feed", keys: ["age", "category", "topic", "after"] },
  { path: "/micro-briefs", twin: "micro-briefs", keys: ["q", "age", "category", "page"] },
  { path: "/micro-actions", twin: "micro-actions", keys: ["q", "age", "difficulty", "page"] },
  { path: "/glossary", twin: "glossary", keys: ["q", "category", "page"] },
  { path: "/tracks", twin: "tracks", keys: ["age"] },
] as const;

/** Each page of a plain form to which a post comes back: its path, its twin, and the parameters that tell the outcome. */
export const formPages = [
  { path: "/newsletter", twin: "newsletter", keys: ["problem"] },
  { path: "/do-not-call", twin: "do-not-call", keys: ["problem", "saved"] },
] as const;

/** The folders of the twins, each with the pages it answers for. */
const twinFolders = [
  { folder: "filtered", pages: filteredPages },
  { folder: "sent", pages: formPages },
] as const;

/** The view of `/api/feed` that is the feed as HTML. The home page's island replaces its own feed with it. */
export const feedFragmentView = "html";

/** A filter text is cut at this many characters. */
export const longestFilter = 200;

export type Query = Record<string, string | string[] | undefined>;

/** A parameter's value as it was sent, null where it is missing; a repeated one counts as its first value. */
export const firstOf = (value: string | readonly string[] | null | undefined): string | null =>
  (typeof value === "string" ? value : value?.[0]) ?? null;

/** The value of a filter, trimmed and cut; a blank one counts as none. */
export function firstValue(query: Query, key: string): string | null {
  const first = firstOf(query[key]);
  return first === null ? null : cutText(plainText(first).trim(), longestFilter) || null;
}

/** Whether an address asks for a further page of an unfiltered list. Crawlers may find it, as its links are in no other list. */
export const isFurtherPage = (query: Query): boolean =>
  firstValue(query, "page") !== null &&
  filteredPages.every(({ keys }) => keys.every((key) => key === "page" || firstValue(query, key) === null));

/** An unprefixed path with those parameters that have a value, in the order given. */
export function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return query === "" ? path : `${path}?${query}`;
}

type Has = { type: "query"; key: string; value?: string };
type Rule = { source: string; has: Has[]; destination: string };

/** The rewrites that lead addresses with filters or an outcome to their twins, in every language. */
export function twinRewrites(locales: readonly string[], defaultLocale: string): Rule[] {
  const prefixes = locales.filter((locale) => locale !== defaultLocale).join("|");
  return [
    ...twinFolders.flatMap(({ folder, pages }) =>
      pages.flatMap(({ path, twin, keys }) =>
        keys.flatMap((key) => {
          const has: Has[] = [{ type: "query", key }];
          const prefixed = `/:locale(${prefixes})${path === "/" ? "" : path}`;
          return [
            { source: path, has, destination: `/${defaultLocale}/${folder}/${twin}` },
            { source: prefixed, has, destination: `/:locale/${folder}/${twin}` },
          ];
        }),
      ),
    ),
    {
      source: "/api/feed",
      has: [
        { type: "query", key: "view", value: feedFragmentView },
        { type: "query", key: "locale", value: `(?<locale>${locales.join("|")})` },
      ],
      destination: "/:locale/filtered/feed/fragment",
    },
  ];
}

/** Redirects from each twin to its page. Nobody links to a twin. */
export function twinRedirects(
  locales: readonly string[],
): { source: string; destination: string; permanent: true }[] {
  const prefix = locales.join("|");
  return twinFolders.flatMap(({ folder }) => [
    { source: `/${folder}/:rest*`, destination: "/", permanent: true },
    { source: `/:locale(${prefix})/${folder}/:rest*`, destination: "/:locale", permanent: true },
  ]);
}
