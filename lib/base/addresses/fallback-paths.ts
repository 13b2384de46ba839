/** The fallback pages, for what is not there or could not be rendered: prerendered in each language, linked nowhere. */

/**
 * What can be missing: a page, the track that an address names (it has a text and a way back of its own), or any sense in
 * the address itself.
 */
export const notFoundKinds = ["page", "track", "address"] as const;
export type NotFoundKind = (typeof notFoundKinds)[number];

export const notFoundPath = (kind: NotFoundKind): string => `/page-not-found/${kind}`;

const isOfTrack = (path: string) => /^\/tracks\/[^/?#]/.test(path);

/** What an unprefixed path that leads nowhere is missing. */
export const notFoundKindOf = (path: string): Exclude<NotFoundKind, "address"> =>
  isOfTrack(path) ? "track" : "page";

/** Which text a failed page shows: that of its list or feed. */
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

/** Whether an unprefixed path is below one of these pages, of whatever kind. */
export const isFallbackPath = (path: string): boolean =>
  /^\/(?:page-not-found|load-error)(?:\/|$)/.test(path);
