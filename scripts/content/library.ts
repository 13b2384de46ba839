/** The documents of a dataset file with their lines, and the findings of a check. */
import { contentLanguage, isLocale, type Locale } from "#lib/base/i18n/locales";
import { isUnpublishedId, type Unchecked } from "#lib/publication/content/schema/fault";
import { isRecord } from "#lib/base/values/json";

export type LibraryDocument = {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly id: string;
  readonly type: string;
  /** The slug of the current address; empty if there is none. */
  readonly slug: string;
  /** Whether it is a draft, or a version in a release: not on the public site. */
  readonly isDraft: boolean;
  readonly fields: Unchecked;
};

/** One clear sentence about one line. A notice is worth a look and is no error. */
export type Finding = { readonly line: number; readonly level: "error" | "notice"; readonly message: string };

/** What is wrong with a document: the check fails. */
export const errorAt = (document: LibraryDocument, message: string): Finding => ({
  line: document.line,
  level: "error",
  message: `${document.id}: ${message}`,
});

/** What is worth a look in a document: the check passes all the same. */
export const noticeAt = (document: LibraryDocument, message: string): Finding => ({
  ...errorAt(document, message),
  level: "notice",
});

/** Whether a stored date is later than that moment. */
export const isAhead = (value: unknown, now: Date): value is string =>
  typeof value === "string" && Date.parse(value) > now.getTime();

/** Whether readers see the document at that moment: published, and not scheduled for later. */
export function isLive(document: LibraryDocument, now: Date): boolean {
  const { publishedDate, publishedAt } = document.fields;
  return !document.isDraft && !isAhead(publishedDate, now) && !isAhead(publishedAt, now);
}

/** An error if readers see the document; a notice for a draft, which may be unfinished. */
export const findingAt = (document: LibraryDocument, message: string): Finding =>
  (document.isDraft ? noticeAt : errorAt)(document, message);

/** The language a document is written in: English if it names none, null if it names one that we do not have. */
export function languageOf({ fields }: LibraryDocument): Locale | null {
  if (fields.language === undefined) return contentLanguage;
  return isLocale(fields.language) ? fields.language : null;
}

/** Whether it is in the language in which pieces are written first. */
export const isInContentLanguage = (document: LibraryDocument): boolean =>
  languageOf(document) === contentLanguage;

/** Reads a dataset: one JSON document per line. An unreadable line is a finding, and the others are still read. */
export function readLibrary(text: string): { documents: LibraryDocument[]; findings: Finding[] } {
  const documents: LibraryDocument[] = [];
  const findings: Finding[] = [];
  text.split("\n").forEach((json, index) => {
    const line = index + 1;
    if (json.trim() === "") return;
    let fields: unknown;
    try {
      fields = JSON.parse(json);
    } catch (error) {
      findings.push({ line, level: "error", message: `is not JSON (${(error as Error).message})` });
      return;
    }
    if (!isRecord(fields)) findings.push({ line, level: "error", message: "is not a document" });
    else documents.push(libraryDocument(line, fields));
  });
  return { documents, findings };
}

function libraryDocument(line: number, fields: Unchecked): LibraryDocument {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const id = text(fields._id) || "(no id)";
  return {
    line,
    id,
    type: text(fields._type),
    slug: isRecord(fields.slug) ? text(fields.slug.current) : "",
    isDraft: isUnpublishedId(id),
    fields,
  };
}
