/** The fallback pages, for pages that do not exist or fail to render: prerendered in each language, with no links to them. */

/**
 * What can be missing: a page; the track that an address names, which has its own text and its own way back; or, for an address
 * that makes no sense, the address itself.
 */
export const notFoundKinds = ["page", "track", "address"] as const;
export type NotFoundKind = (typeof notFoundKinds)[number];

export const notFoundPath = (kind: NotFoundKind): string => `/page-not-found/${kind}`;

/** Tells the page, where an editor gets it in a preview, the path that was asked for. Nobody may send it from outside. */
export const missingPathHeader = "lantern-missing-path";

const isOfTrack = (path: string) => /^\/tracks\/[^/?#]/.test(path);

/** What is missing at an unprefixed path that leads nowhere. */
export const notFoundKindOf = (path: string): Exclude<NotFoundKind, "address"> =>
  isOfTrack(path) ? "track" : "page";

/** Which text a failed page shows: that of the list or feed it belongs to. */
export const errorKinds = [
  "feed",
  "briefs",
  "actions",
  "terms",
  "tracks",
  "track",
  "search",
  "page",
] as const;
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
  if (isOfTrack(path)) return "track";
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return kindOfSegment[first] ?? "page";
}

export const errorPagePath = (kind: ErrorKind): string => `/load-error/${kind}`;

/** Whether an unprefixed path is one of these pages, of any kind. */
export const isFallbackPath = (path: string): boolean =>
  /^\/(?:page-not-found|load-error)(?:\/|$)/.test(path);
