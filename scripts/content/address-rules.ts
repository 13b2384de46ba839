/** Rules on addresses: each is used once, current or former, and every page of the footer exists. */
import { publishedId } from "#lib/publication/content/schema/fault";
import { footerPages } from "#lib/base/site/site-defaults";
import { errorAt, isInContentLanguage, languageOf, type Finding, type LibraryDocument } from "./library.ts";

/** Every address that is used twice or missing. */
export const addressFindings = (documents: readonly LibraryDocument[]): Finding[] => [
  ...slugFindings(documents),
  ...pageFindings(documents),
];

const formerSlugsOf = (document: LibraryDocument): string[] =>
  Array.isArray(document.fields.formerSlugs)
    ? document.fields.formerSlugs.filter((slug): slug is string => typeof slug === "string")
    : [];

/** Within a type and a language, each address is used once, as a current or a former one. */
function slugFindings(documents: readonly LibraryDocument[]): Finding[] {
  const addressOf = (document: LibraryDocument, slug: string) =>
    `${String(languageOf(document))} ${document.type} ${slug}`;
  const isSame = (one: LibraryDocument, other: LibraryDocument) =>
    publishedId(one.id) === publishedId(other.id);
  const current = new Map<string, LibraryDocument>();
  const findings: Finding[] = [];
  for (const document of documents.filter((one) => one.slug !== "")) {
    const taken = current.get(addressOf(document, document.slug));
    if (taken && !isSame(taken, document))
      findings.push(errorAt(document, `the address "${document.slug}" is taken by ${taken.id}`));
    current.set(addressOf(document, document.slug), taken ?? document);
  }
  const former = new Map<string, LibraryDocument>();
  for (const document of documents)
    for (const slug of formerSlugsOf(document)) {
      const address = addressOf(document, slug.toLowerCase());
      const owner = current.get(address);
      const other = former.get(address);
      // A draft keeps the address that its document was published at, or goes back to one that the document had.
      const isOwnDraft = owner && isSame(owner, document) && (document.isDraft || owner.isDraft);
      if (owner && !isOwnDraft)
        findings.push(errorAt(document, `the former address "${slug}" is the current one of ${owner.id}`));
      if (other && !isSame(other, document))
        findings.push(errorAt(document, `the former address "${slug}" is also one of ${other.id}`));
      former.set(address, document);
    }
  return findings;
}

/** Every page of the footer exists. The schema checks that a page is one of them or a dated note. */
function pageFindings(documents: readonly LibraryDocument[]): Finding[] {
  const pages = documents.filter((document) => document.type === "page" && !document.isDraft);
  return footerPages
    .filter((slug) => !pages.some((page) => page.slug === slug && isInContentLanguage(page)))
    .map((slug): Finding => ({
      line: 1,
      level: "error",
      message: `the footer's page "${slug}" does not exist`,
    }));
}
