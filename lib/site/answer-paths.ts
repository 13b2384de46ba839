/** The pages that stand in for an answer: prerendered in each language, reachable under no link. */

export const notFoundPath = "/page-not-found";

/** Which text a failed page shows (spec 8): that of its list or feed. */
export const errorKinds = ["feed", "briefs", "actions", "terms", "tracks", "search", "page"] as const;
export type ErrorKind = (typeof errorKinds)[number];

const kindOfSegment: Record<string, ErrorKind> = {
  "": "feed",
  "micro-briefs": "briefs",
  "micro-actions": "actions",
  glossary: "terms",
  tracks: "tracks",
  search: "search",
};

/** The kind of an unprefixed path. */
export function errorKindOf(path: string): ErrorKind {
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return kindOfSegment[first] ?? "page";
}

export const errorPagePath = (kind: ErrorKind | ""): string => `/load-error/${kind}`;
