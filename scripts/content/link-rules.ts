/** Rules on what leads where: ids, references, links in texts, related terms. */
import { kinds, listedTypes } from "#lib/publication/content/kinds";
import { publishedId } from "#lib/publication/content/schema/fault";
import { translationGroupType } from "#lib/publication/content/schema/translation";
import { ageBands, difficulties, glossaryCategories } from "#lib/publication/content/schema/vocabulary";
import { categorySlug } from "#lib/publication/glossary/categories";
import { ownPath } from "#lib/base/addresses/own-address";
import { percentDecoded } from "#lib/base/addresses/percent-decoded";
import { splitWritten } from "#lib/base/i18n/paths";
import { documentReferences } from "#lib/publication/content/schema/references";
import { footerPages } from "#lib/base/site/site-defaults";
import { contentLanguage, contentLanguages, type Locale } from "#lib/base/i18n/locales";
import {
  errorAt,
  findingAt,
  isLive,
  languageOf,
  noticeAt,
  type Finding,
  type LibraryDocument,
} from "./library.ts";
import { stringsOf } from "./texts.ts";

/** Paths of pages that are defined in code. */
const fixedPaths = new Set([
  "/",
  "/how-it-works",
  "/about",
  "/do-not-call",
  "/help-lines",
  "/letters",
  "/letters/latest",
  "/letter.xml",
  "/search",
  "/saved",
  "/newsletter",
  "/waitlist",
  "/sign-in",
  "/sign-up",
  "/feed.xml",
  "/feed.json",
  ...listedTypes.map((type) => kinds[type].list),
  ...footerPages.map((page) => `/${page}`),
]);

/** Which filters a list or the feed accepts: documents of a type, by slug or id, or words of a vocabulary. */
const askable: Record<string, Record<string, string | readonly string[]>> = {
  "/": { action: "microAction", age: ageBands, category: "category", topic: "topic" },
  [kinds.microBrief.list]: { category: "category" },
  [kinds.microAction.list]: { difficulty: difficulties },
  [kinds.glossaryTerm.list]: { category: glossaryCategories.map(categorySlug) },
  [kinds.track.list]: { age: ageBands },
};

/**
 * Everything that points nowhere, twice, or at two things at once. A target that is not published yet is a notice. `origin`: the
 * site's own, if it is known; a whole address there is a link to one of its pages.
 */
export function linkFindings(
  documents: readonly LibraryDocument[],
  now: Date,
  origin: string | null,
): Finding[] {
  return [
    ...idFindings(documents),
    ...referenceFindings(documents, now),
    ...linkInTextFindings(documents, now, origin),
    ...relatedTermFindings(documents),
  ];
}

function idFindings(documents: readonly LibraryDocument[]): Finding[] {
  const lines = new Map<string, number>();
  return documents.flatMap((document) => {
    const before = lines.get(document.id);
    lines.set(document.id, before ?? document.line);
    return before === undefined ? [] : [errorAt(document, `the id is taken already on line ${before}`)];
  });
}

/** Whether a list may name a document only once. A text may link it again, and a piece may have been corrected twice. */
const isOnceIn = (list: string): boolean =>
  list.endsWith("[]") && !list.startsWith("content") && list !== "corrections[]";

/**
 * Of a translation that is begun or withdrawn, and of one that is deleted: its group holds neither, and readers see nothing of it.
 */
const [notOut, gone] = ["which is not published", "which does not exist any more"];

/** A published document may only point at published ones, except that a group ties what there is; a draft also at other drafts. */
function referenceFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  const published = new Map(documents.filter((one) => !one.isDraft).map((one) => [one.id, one.type]));
  const overlaid = new Map([
    ...published,
    ...documents.filter((one) => one.isDraft).map((one) => [publishedId(one.id), one.type] as const),
  ]);
  const later = new Set(documents.filter((one) => !one.isDraft && !isLive(one, now)).map((one) => one.id));
  return documents.flatMap((document) => {
    const known = document.isDraft ? overlaid : published;
    const seen = new Set<string>();
    return documentReferences(document.fields).flatMap(({ path, id, to }) => {
      const list = path.replace(/\[\d+\].*$/, "[]");
      const isAgain = isOnceIn(list) && seen.has(`${list} ${id}`);
      seen.add(`${list} ${id}`);
      const type = known.get(id);
      if (type === undefined && document.type === translationGroupType)
        return [noticeAt(document, `${path} points at "${id}", ${overlaid.has(id) ? notOut : gone}`)];
      if (type === undefined) return [findingAt(document, `${path} points at "${id}", which does not exist`)];
      if (!to.includes(type))
        return [
          findingAt(document, `${path} points at "${id}", which is a ${type}, not a ${to.join(" or ")}`),
        ];
      if (isAgain) return [findingAt(document, `${path} points at "${id}" a second time`)];
      if (later.has(id) && isLive(document, now))
        return [noticeAt(document, `${path} points at "${id}", which is not out yet`)];
      return id === publishedId(document.id)
        ? [findingAt(document, `${path} points at the document itself`)]
        : [];
    });
  });
}

function linkInTextFindings(
  documents: readonly LibraryDocument[],
  now: Date,
  origin: string | null,
): Finding[] {
  const published = documents.filter((one) => !one.isDraft);
  const targets = new Map(published.map((one) => [`${languageOf(one)} ${one.type} ${one.slug}`, one]));
  const names = new Set(published.flatMap(({ type, slug, id }) => [`${type} ${slug}`, `${type} ${id}`]));
  /** The document that a path shows, "fixed" for a page defined in code, null for no page at all. */
  const targetOf = (path: string, fragment: string, readers: Locale): LibraryDocument | "fixed" | null => {
    /** The document that readers of this language get at that address. */
    const given = (name: string) =>
      contentLanguages(readers)
        .map((language) => targets.get(`${language} ${name}`))
        .find((one) => one !== undefined) ?? null;
    // A note is an anchor on the page of all notes.
    if (path === "/blog" && fragment !== "") return given(`page ${fragment}`);
    const [, folder = "", slug = ""] = /^(\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
    const type = listedTypes.find((one) => kinds[one].list === folder);
    if (type === undefined) return fixedPaths.has(path) ? "fixed" : null;
    return given(`${type} ${percentDecoded(slug) ?? ""}`);
  };
  const isThere = (allowed: string | readonly string[], value: string) =>
    typeof allowed === "string" ? names.has(`${allowed} ${value}`) : allowed.includes(value);
  /** Filters in the address that name something unknown. */
  const strangersIn = (path: string, query: string) =>
    [...new URLSearchParams(query)].filter(([name, value]) => {
      const allowed = askable[path]?.[name];
      return allowed !== undefined && !isThere(allowed, value);
    });
  return documents.flatMap((document) =>
    stringsOf(document.fields, (key) => key === "href")
      .map((href) => (origin === null ? href : ownPath(href, origin)))
      .filter((href) => href.startsWith("/"))
      .flatMap((href) => {
        const [address = "", fragment = ""] = href.split("#");
        const [written = "", query = ""] = address.split("?");
        const { locale: readers, path } = splitWritten(written, languageOf(document) ?? contentLanguage);
        const target = targetOf(path, fragment, readers);
        if (target === null) return [findingAt(document, `a link leads to ${href}, where there is no page`)];
        const [stranger] = strangersIn(path, query);
        if (stranger)
          return [findingAt(document, `a link leads to ${href}, and there is no ${stranger.join(" ")}`)];
        return target !== "fixed" && isLive(document, now) && !isLive(target, now)
          ? [noticeAt(document, `a link leads to ${href}, which is not out yet`)]
          : [];
      }),
  );
}

function relatedTermFindings(documents: readonly LibraryDocument[]): Finding[] {
  const terms = documents.filter((document) => document.type === "glossaryTerm");
  // A glossary entry links to entries of its own language.
  const named = (document: LibraryDocument, name: unknown) => `${languageOf(document)} ${String(name)}`;
  const names = new Set(terms.filter((term) => !term.isDraft).map((term) => named(term, term.fields.term)));
  return terms.flatMap((document) => {
    const related: unknown[] = Array.isArray(document.fields.relatedTerms)
      ? document.fields.relatedTerms
      : [];
    return related.flatMap((name) => {
      if (name === document.fields.term) return [findingAt(document, "names itself as a related term")];
      return names.has(named(document, name))
        ? []
        : [findingAt(document, `the related term ${JSON.stringify(name)} does not exist`)];
    });
  });
}
