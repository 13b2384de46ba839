/** Which documents a document points at, found by walking its schema. Pure. */
import { blockType, documentType } from "./content-schema.ts";
import type { Field, ListItem } from "./field.ts";
import { objectsOf, referenceTarget, type Unchecked } from "./fault.ts";
import { isRecord } from "#lib/base/values/json";

/** One reference: where it stands, what it points at, and the types that may stand there. */
export type FoundReference = { readonly path: string; readonly id: string; readonly to: readonly string[] };

/**
 * Whether documents of these types are named by their originals, whatever the language of who names them: feeds and filters know
 * categories and topics by those ids, and readers are shown the translation.
 */
export const isNamedByOriginal = (types: readonly string[]): boolean =>
  types.every((type) => type === "category" || type === "topic");

/** Every reference of a document that the schema knows of, in the order of its fields. */
export function documentReferences(document: Unchecked): FoundReference[] {
  const type = typeof document._type === "string" ? documentType(document._type) : undefined;
  return type ? inFields(type.fields, document, "") : [];
}

const inFields = (fields: readonly Field[], object: Unchecked, path: string): FoundReference[] =>
  fields.flatMap((field) =>
    inField(field, object[field.name], path === "" ? field.name : `${path}.${field.name}`),
  );

function inField(field: Field, value: unknown, path: string): FoundReference[] {
  if (field.type === "reference") return one(value, field.to, path);
  if (field.type === "object") return inBlock(field.of, value, path);
  if (!Array.isArray(value)) return [];
  if (field.type === "richText") return value.flatMap((block, index) => inText(block, `${path}[${index}]`));
  if (field.type !== "list") return [];
  const { of } = field;
  return value.flatMap((item, index) => {
    const at = `${path}[${index}]`;
    if (of.type === "reference") return one(item, of.to, at);
    return of.type === "object" ? inBlock(of.of, item, at) : [];
  });
}

/**
 * By what the items of a list are told apart: the text, what is pointed at, or what the block's type says; null for what cannot be.
 */
export function itemIdentity(of: ListItem, item: unknown): string | null {
  if (of.type === "string") return typeof item === "string" ? item : null;
  if (of.type === "reference") return referenceTarget(item);
  const identity = blockType(of.of)?.identity;
  if (identity) return isRecord(item) ? identity(item) : null;
  return inBlock(of.of, item, "")[0]?.id ?? null;
}

function one(value: unknown, to: readonly string[], path: string): FoundReference[] {
  const id = referenceTarget(value);
  return id === null ? [] : [{ path, id, to }];
}

function inBlock(name: string, value: unknown, path: string): FoundReference[] {
  const type = blockType(name);
  return type && isRecord(value) ? inFields(type.fields, value, path) : [];
}

function inText(block: unknown, path: string): FoundReference[] {
  if (!isRecord(block) || typeof block._type !== "string") return [];
  if (block._type !== "block") return inBlock(block._type, block, path);
  return objectsOf(block.markDefs).flatMap((mark) =>
    typeof mark._type === "string" ? inBlock(mark._type, mark, `${path}.${mark._type}`) : [],
  );
}
