/** Rules on what leads where: ids, references, links in texts, related terms. */
import { publishedId } from "#lib/content/schema/fault";
import { decodeSegment } from "#lib/i18n/paths";
import { documentReferences } from "#lib/content/schema/references";
import { footerPages } from "#lib/site/site-defaults";
import { errorAt, isLive, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
import { stringsOf } from "./texts.ts";

const folders: Record<string, string> = {
  "micro-briefs": "microBrief",
  "micro-actions": "microAction",
  glossary: "glossaryTerm",
  tracks: "track",
};

/** Paths that stand in code. */
const fixedPaths = new Set([
  "/",
  "/how-it-works",
  "/about",
  "/search",
  "/saved",
  ...Object.keys(folders).map((folder) => `/${folder}`),
  ...footerPages.map((page) => `/${page}`),
]);

/** What an address may ask of a list or of the feed, and which type names it. */
const askedTypes: Record<string, string> = { action: "microAction", category: "category", topic: "topic" };

/** Everything that points nowhere, twice, or at two things at once. What is not out yet is a notice. */
export function linkFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  return [
    ...idFindings(documents),
    ...referenceFindings(documents, now),
    ...linkInTextFindings(documents, now),
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

/** A published document may only point at published ones; a draft also at other drafts. */
function referenceFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  const published = new Map(documents.filter((one) => !one.isDraft).map((one) => [one.id, one.type]));
  const overlaid = new Map([
    ...published,
    ...documents.filter((one) => one.isDraft).map((one) => [publishedId(one.id), one.type] as const),
  ]);
  const later = new Set(documents.filter((one) => !one.isDraft && !isLive(one, now)).map((one) => one.id));
  return documents.flatMap((document) => {
    const known = document.isDraft ? overlaid : published;
    const say = document.isDraft ? noticeAt : errorAt;
    const seen = new Set<string>();
    return documentReferences(document.fields).flatMap(({ path, id, to }) => {
      const list = path.replace(/\[\d+\].*$/, "[]");
      const isAgain = list.endsWith("[]") && !list.startsWith("content") && seen.has(`${list} ${id}`);
      seen.add(`${list} ${id}`);
      const type = known.get(id);
      if (type === undefined) return [say(document, `${path} points at "${id}", which does not exist`)];
      if (!to.includes(type))
        return [say(document, `${path} points at "${id}", which is a ${type}, not a ${to.join(" or ")}`)];
      if (isAgain) return [say(document, `${path} points at "${id}" a second time`)];
      if (later.has(id) && isLive(document, now))
        return [noticeAt(document, `${path} points at "${id}", which is not out yet`)];
      return id === publishedId(document.id) ? [say(document, `${path} points at the document itself`)] : [];
    });
  });
}

function linkInTextFindings(documents: readonly LibraryDocument[], now: Date): Finding[] {
  const published = documents.filter((one) => !one.isDraft);
  const targets = new Map(published.map((one) => [`${one.type} ${one.slug}`, one]));
  const noteAt = (path: string) => targets.get(`page ${path.slice(1)}`);
  /** The document that a path shows, "fixed" for a page that stands in code, null for no page at all. */
  const targetOf = (path: string): LibraryDocument | "fixed" | null => {
    const [, folder = "", slug = ""] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    const type = folders[folder];
    if (type === undefined) return fixedPaths.has(path) ? "fixed" : (noteAt(path) ?? null);
    return targets.get(`${type} ${decodeSegment(slug) ?? ""}`) ?? null;
  };
  /** What the address asks for that does not exist. */
  const strangersIn = (query: string) =>
    [...new URLSearchParams(query)].filter(
      ([name, value]) =>
        askedTypes[name] !== undefined &&
        value.split(",").some((slug) => !targets.has(`${askedTypes[name]} ${slug}`)),
    );
  return documents.flatMap((document) =>
    stringsOf(document.fields, (key) => key === "href")
      .filter((href) => href.startsWith("/"))
      .flatMap((href) => {
        const [address = ""] = href.split("#");
        const [path = "", query = ""] = address.split("?");
        const target = targetOf(path);
        if (target === null) return [errorAt(document, `a link leads to ${href}, where there is no page`)];
        const [stranger] = strangersIn(query);
        if (stranger)
          return [errorAt(document, `a link leads to ${href}, and there is no ${stranger.join(" ")}`)];
        return target !== "fixed" && isLive(document, now) && !isLive(target, now)
          ? [noticeAt(document, `a link leads to ${href}, which is not out yet`)]
          : [];
      }),
  );
}

function relatedTermFindings(documents: readonly LibraryDocument[]): Finding[] {
  const terms = documents.filter((document) => document.type === "glossaryTerm");
  const names = new Set(terms.filter((term) => !term.isDraft).map((term) => term.fields.term));
  return terms.flatMap((document) => {
    const related: unknown[] = Array.isArray(document.fields.relatedTerms)
      ? document.fields.relatedTerms
      : [];
    return related.flatMap((name) => {
      if (name === document.fields.term) return [errorAt(document, "names itself as a related term")];
      return names.has(name)
        ? []
        : [errorAt(document, `the related term ${JSON.stringify(name)} does not exist`)];
    });
  });
}
