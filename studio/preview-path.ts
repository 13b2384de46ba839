/** The pages of the site that show a document. */
import { contentLanguage, isLocale, type Locale } from "../lib/base/i18n/locales.ts";
import { localePath } from "../lib/base/i18n/paths.ts";
import { withQuery } from "../lib/base/addresses/filtered-addresses.ts";
import { makingPage } from "../lib/base/site/site-defaults.ts";
import { helpLinePath } from "../lib/publication/content/help-line-path.ts";
import { documentType } from "../lib/publication/content/schema/content-schema.ts";
import { letterPath, lettersPath } from "../lib/publication/letters/letter-path.ts";
import { addressedTypes, kindPath, kinds, type AddressedType } from "../lib/publication/content/kinds.ts";

/**
 * The fields of an address. A letter's address is its Sunday; a page with a publish date is a note and not in the footer. A query
 * gives null for a field that is still empty.
 */
export type Addressed = {
  slug?: { current?: string | null } | null;
  day?: string | null;
  language?: string | null;
  publishedDate?: string | null;
  country?: string | null;
  /** Those in which a help line answers. */
  languages?: readonly string[] | null;
};

/** A page with its name in the Studio; without one it is the document's own page. */
type ShowingPage = { path: string; name?: string };

type Pages = (document: Addressed, locale: Locale) => ShowingPage[];

const nameOf = (type: string): string => documentType(type)?.plural ?? type;

/** The list of a type beside the document's own page. A page of the footer and a note are in no list. */
const ofAddressed =
  (type: AddressedType): Pages =>
  ({ slug, publishedDate }, locale) => {
    if (!slug?.current) return [];
    const own = type === "page" && publishedDate ? "/blog" : kindPath(type, slug.current);
    const { list } = kinds[type];
    return [
      { path: localePath(own, locale) },
      ...(list === "" ? [] : [{ path: localePath(list, locale), name: nameOf(type) }]),
    ];
  };

/** The feed with the pieces of one subject. A list would leave out a category that has no brief yet. */
const ofSubject =
  (parameter: "category" | "topic"): Pages =>
  ({ slug }, locale) =>
    slug?.current
      ? [{ path: `${localePath(withQuery("/", { [parameter]: slug.current }), locale)}#samples` }]
      : [];

/** By type, the page that the preview opens first. Types that are missing here have none. */
const pagesOf: Readonly<Record<string, Pages>> = {
  ...Object.fromEntries(addressedTypes.map((type) => [type, ofAddressed(type)])),
  category: ofSubject("category"),
  topic: ofSubject("topic"),
  letter: ({ day }) =>
    day ? [{ path: letterPath(day) }, { path: lettersPath, name: nameOf("letter") }] : [],
  helpLine: ({ country, languages }) =>
    country ? [{ path: helpLinePath({ country, languages: languages ?? [] }) }] : [],
  // The first shows who runs the site, who has reviewed its texts, and what was corrected in them.
  siteSettings: () => [
    { path: `/${makingPage}`, name: "How our texts are made" },
    { path: "/contact", name: "Contact" },
    { path: "/privacy", name: "Privacy" },
    { path: "/how-it-works", name: "How it works" },
    { path: lettersPath, name: nameOf("letter") },
  ],
};

/** Whether documents of a type are shown on pages that their fields name. */
export const hasPages = (type: string): boolean => Object.hasOwn(pagesOf, type);

/** The pages that show a document, in its language, its own first; none while it has no address. */
export const showingPages = (type: string, document: Addressed): ShowingPage[] =>
  hasPages(type)
    ? (pagesOf[type]?.(document, isLocale(document.language) ? document.language : contentLanguage) ?? [])
    : [];

/**
 * GROQ: by type of what stands only in pieces, the piece with it that is looked at, which is out if one is. Asked with `$id`, the
 * published id, and `$original`, the language of pieces that name none.
 */
const pieceWith: Readonly<Record<string, string>> = {
  settingPath: `*[_type in ["microBrief", "microAction"] && $id in whereItStands[]._ref && coalesce(language, $original) == $original]
    | order(_id in path("drafts.**"), title)[0]{ _type, slug, publishedDate, language }`,
};

/** The query for that piece; undefined for a type that has pages of its own, or none at all. */
export const showingPiece = (type: string): string | undefined =>
  Object.hasOwn(pieceWith, type) ? pieceWith[type] : undefined;

/** The path of the page that the preview of a document opens; undefined where there is none. */
export const previewPath = (type: string, document: Addressed): string | undefined =>
  showingPages(type, document)[0]?.path;
