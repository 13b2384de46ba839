/**
 * The kinds of content that have an address, and what more than one place knows of each. Plain data that imports nothing:
 * pages, scripts of the browser, commands and the Studio all read it.
 */

/** The pieces of the library, by the document types of the content store. */
export const pieceTypes = ["microBrief", "microAction", "glossaryTerm", "track"] as const;
export type PieceType = (typeof pieceTypes)[number];

/** The types with a list and documents below it: the pieces, and the sheets to take away. Search finds these. */
export const listedTypes = [...pieceTypes, "printable"] as const;
export type ListedType = (typeof listedTypes)[number];

/** The types with addresses of their own. (A page with a date is a note on the blog, and has none.) */
export const addressedTypes = [...listedTypes, "page"] as const;
export type AddressedType = (typeof addressedTypes)[number];

/**
 * `name` is the kind in messages, share images and a reader's own lists, `plural` in the search's `?type=`, `section` the
 * way to the list in menus. `list` is the list's path, and begins the path of each document.
 */
export const kinds = {
  microBrief: {
    name: "brief",
    plural: "briefs",
    section: "briefs",
    list: "/micro-briefs",
    dateField: "publishedDate",
  },
  microAction: {
    name: "action",
    plural: "actions",
    section: "actions",
    list: "/micro-actions",
    dateField: "publishedAt",
  },
  glossaryTerm: {
    name: "term",
    plural: "terms",
    section: "glossary",
    list: "/glossary",
    dateField: "publishedDate",
  },
  track: { name: "track", plural: "tracks", section: "tracks", list: "/tracks", dateField: null },
  printable: {
    name: "printable",
    plural: "printables",
    section: null,
    list: "/printables",
    dateField: null,
  },
  page: { name: "page", plural: "pages", section: null, list: "", dateField: "publishedDate" },
} as const satisfies Record<AddressedType, object>;

export type PieceKind = (typeof kinds)[PieceType]["name"];
export type ListedKind = (typeof kinds)[ListedType]["name"];
export const pieceKinds: readonly PieceKind[] = pieceTypes.map((type) => kinds[type].name);

/** The type that a word names, be it the short name or the store's own; undefined when it names none. */
export const pieceTypeOf = (word: string): PieceType | undefined =>
  pieceTypes.find((type) => type === word || kinds[type].name === word);

/** How the path of any piece begins, as part of a regular expression that JavaScript and Postgres both read. */
export const pieceFolders = `(?:${pieceTypes.map((type) => kinds[type].list).join("|")})/`;

/** The unprefixed path of a document's own page. */
export const kindPath = (type: AddressedType, slug: string): string =>
  `${kinds[type].list}/${encodeURIComponent(slug)}`;
export const briefPath = (slug: string): string => kindPath("microBrief", slug);
export const actionPath = (slug: string): string => kindPath("microAction", slug);
export const termPath = (slug: string): string => kindPath("glossaryTerm", slug);
export const trackPath = (slug: string): string => kindPath("track", slug);
export const printablePath = (slug: string): string => kindPath("printable", slug);
