/** The two kinds of source: a document, by its title and its own address, or a publisher, by its home page. Pure. */
import type { Unchecked } from "./fault.ts";

/** Whether an address leads to a document, and not to the front door of a site. */
export function isDeep(url: unknown): boolean {
  if (typeof url !== "string" || !URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  return pathname.length > 1 || search.length > 1;
}

/** By what sources are told apart: the publisher, and the title or else the address; null while either is missing. */
export function sourceIdentity({ publisher, title, url }: Unchecked): string | null {
  const said = [publisher, title ?? url].map((part) => (typeof part === "string" ? part.trim() : ""));
  return said.includes("") ? null : said.join(": ");
}

/** What is wrong with a source as a whole; null when it is one of the two kinds. */
export function sourceProblem({ title, url, checkedAt }: Readonly<Record<string, unknown>>): string | null {
  if (isDeep(url)) {
    if (typeof title !== "string") return "leads to a document and does not say its title";
    return checkedAt === undefined ? "leads to a document and does not say when it was checked" : null;
  }
  return title === undefined
    ? null
    : "has a title and only the publisher's home page; give the document's own address, or leave the title out";
}
