/** What an editor types for a field, as the value that a document holds. */
import { createHash } from "node:crypto";
import type { Field, ListItem } from "#lib/publication/content/schema/field";
import { fold } from "#lib/base/site/fold";
import type { LibraryDocument } from "./library.ts";

/** Finds the id of a document of one of these types by its id, slug, title or term. */
export type FindDocument = (typed: string, types: readonly string[]) => string | null;

export const finder =
  (documents: readonly LibraryDocument[]): FindDocument =>
  (typed, types) => {
    const wanted = typed.trim().toLowerCase();
    const found = documents.find(
      ({ id, type, slug, fields }) =>
        types.includes(type) &&
        [id, slug, fields.title, fields.term].some(
          (name) => typeof name === "string" && name.toLowerCase() === wanted,
        ),
    );
    return found?.id.replace(/^drafts\./, "") ?? null;
  };

/** A short key that does not change when the same words are typed again. */
const keyOf = (...words: string[]) => createHash("sha1").update(words.join("\0")).digest("hex").slice(0, 12);

/** An address part from a title: plain letters and digits, words parted by hyphens. */
export const slugOf = (title: string) =>
  fold(title)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 96)
    .replace(/-$/, "");

/** Items are parted by a bar, which sentences do not hold. */
const items = (typed: string) =>
  typed
    .split("|")
    .map((item) => item.trim())
    .filter(Boolean);

/** How an editor is asked to type this field; null for one that is not asked for. */
export function questionOf(field: Field): string | null {
  const hint = hintOf(field);
  return hint === null ? null : `${field.title}${hint === "" ? "" : ` (${hint})`}`;
}

function hintOf(field: Field): string | null {
  switch (field.type) {
    case "string":
    case "text":
      return field.options ? field.options.map(({ value }) => value).join(", ") : "";
    case "number":
      return "a number";
    case "date":
      return "such as 2026-03-31";
    case "datetime":
      return "such as 2026-03-31T09:00:00Z";
    case "reference":
      return "its title or address";
    case "image":
      return "what it shows, in words";
    case "richText":
      return "paragraphs parted by |, a heading begins with ##, a list item with -";
    case "list":
      if (field.of.type === "object" && field.of.of === "step") return "“What to do: how”, parted by |";
      if (field.of.type === "object" && field.of.of === "source")
        return "“Publisher: title https://…”, or “Publisher: https://home page/”, parted by |";
      return field.of.type === "object" ? null : "parted by |";
    case "boolean":
    case "slug":
    case "url":
    case "link":
    case "object":
      return null;
  }
}

/** The value of what was typed. Throws with a sentence when it names a document that does not exist. */
export function valueOf(field: Field, typed: string, find: FindDocument, today: string): unknown {
  switch (field.type) {
    case "string":
    case "text":
    case "date":
    case "datetime":
      return typed.trim();
    case "number":
      return Number(typed);
    case "reference":
      return reference(typed, field.to, find);
    case "image":
      return { _type: "image", alt: typed.trim() };
    case "richText":
      return items(typed).map(block);
    case "list":
      return items(typed).map((item, index) => listItem(field.of, item, index, find, today));
    default:
      return undefined;
  }
}

function reference(typed: string, types: readonly string[], find: FindDocument) {
  const id = find(typed, types);
  if (id === null) throw new Error(`there is no ${types.join(" or ")} named "${typed.trim()}"`);
  return { _type: "reference", _ref: id };
}

function listItem(of: ListItem, item: string, index: number, find: FindDocument, today: string): unknown {
  if (of.type === "string") return item;
  const _key = keyOf(item, String(index));
  if (of.type === "reference") return { _key, ...reference(item, of.to, find) };
  const [, before = "", after = ""] = /^([^:]*):\s*(.*)$/s.exec(item) ?? [];
  return of.of === "step"
    ? { _key, _type: "step", title: before, description: after, order: index + 1 }
    : { _key, _type: of.of, ...sourceOf(before, after, today) };
}

/** A source as typed: a title and its address, or the address of a publisher's home page. */
function sourceOf(publisher: string, typed: string, today: string) {
  const [, title = typed, url] = /^(.*?)[\s,]*(https?:\/\/\S+)$/s.exec(typed) ?? [];
  return {
    publisher,
    ...(title.trim() === "" ? {} : { title: title.trim(), checkedAt: today }),
    ...(url === undefined ? {} : { url }),
  };
}

function block(paragraph: string, index: number) {
  const [, mark = "", text = paragraph] = /^(##|-)\s*(.*)$/s.exec(paragraph) ?? [];
  const _key = keyOf(paragraph, String(index));
  return {
    _key,
    _type: "block",
    style: mark === "##" ? "h2" : "normal",
    ...(mark === "-" ? { listItem: "bullet", level: 1 } : {}),
    markDefs: [],
    children: [{ _key: keyOf(_key), _type: "span", marks: [], text }],
  };
}
