/** Rules on what leads where: ids, references, links in texts, related terms. */
import { publishedId } from "#lib/content/schema/fault";
import { documentReferences } from "#lib/content/schema/references";
import { footerPages } from "#lib/site/site-defaults";
import { errorAt, noticeAt, type Finding, type LibraryDocument } from "./library.ts";
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

/** Everything that points nowhere, twice, or at two things at once. */
export function linkFindings(documents: readonly LibraryDocument[]): Finding[] {
  return [
    ...idFindings(documents),
    ...referenceFindings(documents),
    ...linkInTextFindings(documents),
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
function referenceFindings(documents: readonly LibraryDocument[]): Finding[] {
  const published = new Map(documents.filter((one) => !one.isDraft).map((one) => [one.id, one.type]));
  const overlaid = new Map([
    ...published,
    ...documents.filter((one) => one.isDraft).map((one) => [publishedId(one.id), one.type] as const),
  ]);
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
      return id === publishedId(document.id) ? [say(document, `${path} points at the document itself`)] : [];
    });
  });
}

function linkInTextFindings(documents: readonly LibraryDocument[]): Finding[] {
  const addresses = new Set(documents.filter((one) => !one.isDraft).map((one) => `${one.type} ${one.slug}`));
  const leadsSomewhere = (href: string) => {
    const path = href.replace(/[?#].*$/, "");
    const [, folder = "", slug = ""] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    const type = folders[folder];
    return type === undefined ? fixedPaths.has(path) : addresses.has(`${type} ${decodeURIComponent(slug)}`);
  };
  return documents.flatMap((document) =>
    stringsOf(document.fields, (key) => key === "href")
      .filter((href) => href.startsWith("/") && !leadsSomewhere(href))
      .map((href) => errorAt(document, `a link leads to ${href}, where there is no page`)),
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
