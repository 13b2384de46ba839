/**
 * Holds a document to the schema. Pure: what one document can know of itself; what takes the whole library (references
 * that lead nowhere, addresses taken twice) is for the caller.
 */
import { blockType, documentType } from "./content-schema.ts";
import type { BlockType, Field, ListField } from "./field.ts";
import { isBlank, referenceTarget, type Fault, type Unchecked } from "./fault.ts";
import { isRecord } from "#lib/base/values/json";
import { itemIdentity } from "./references.ts";
import { richTextFaults } from "./rich-text-faults.ts";
import {
  imageFaults,
  isAddress,
  isDay,
  isLink,
  isMoment,
  keyFaults,
  lengthFaults,
  slugFaults,
} from "./value-faults.ts";

const systemFields = ["_id", "_createdAt", "_updatedAt", "_rev", "_originalId", "_system"];

/** Everything wrong with a document by itself. An unknown type is one fault. */
export function documentFaults(document: Unchecked): Fault[] {
  const name = typeof document._type === "string" ? document._type : "";
  if (typeof document._id !== "string" || !/^[\w.-]+$/.test(document._id))
    return [{ path: "_id", message: "is missing or has characters other than letters, digits, . _ and -" }];
  const type = documentType(name);
  if (!type) return [{ path: "_type", message: `names the unknown type "${name}"` }];
  const problem = type.problem?.(document);
  return [...fieldsFaults(type.fields, document, "", systemFields), ...(problem ? [problem] : [])];
}

/** Everything wrong with an object whose fields these are. */
function fieldsFaults(
  fields: readonly Field[],
  object: Unchecked,
  path: string,
  beside: readonly string[],
): Fault[] {
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const known = new Set(["_type", ...beside, ...fields.map(({ name }) => name)]);
  const strangers = Object.keys(object)
    .filter((name) => !known.has(name))
    .map((name) => ({ path: at(name), message: "is not a field of the schema" }));
  return [...fields.flatMap((field) => fieldFaults(field, object[field.name], at(field.name))), ...strangers];
}

/** Everything wrong with an object of that type: field by field, and when those are right, as a whole. */
function objectFaults(type: BlockType, object: Unchecked, path: string, beside: readonly string[]): Fault[] {
  const faults = fieldsFaults(type.fields, object, path, [...beside, ...(type.beside ?? [])]);
  const problem = faults.length === 0 ? type.problem?.(object) : null;
  return problem ? [{ path, message: problem }] : faults;
}

/** Everything wrong with the value of a field that is to be found at `path`. */
export function fieldFaults(field: Field, value: unknown, path: string): Fault[] {
  if (isBlank(value)) {
    const isEmptyButGiven = value !== undefined && !Array.isArray(value);
    if (field.required) return [{ path, message: "is missing" }];
    if (field.type === "list" && field.min)
      return [{ path, message: `needs at least ${field.min} ${field.min === 1 ? "item" : "items"}` }];
    return isEmptyButGiven ? [{ path, message: "is empty; leave it out instead" }] : [];
  }
  const wrong = (message: string) => [{ path, message }];
  switch (field.type) {
    case "string":
    case "text":
      if (typeof value !== "string") return wrong("is not a text");
      if (field.options && !field.options.some((option) => option.value === value))
        return wrong(`is "${value}"; it must be ${field.options.map((option) => option.value).join(", ")}`);
      return [...lengthFaults(value.length, field, "characters", path), ...problemFaults(field, value, path)];
    case "number":
      if (typeof value !== "number" || !Number.isFinite(value)) return wrong("is not a number");
      if (field.integer && !Number.isInteger(value)) return wrong("is not a whole number");
      if (value < (field.min ?? -Infinity) || value > (field.max ?? Infinity))
        return wrong(`is ${value}; it must lie between ${field.min ?? "any"} and ${field.max ?? "any"}`);
      return [];
    case "boolean":
      return typeof value === "boolean" ? [] : wrong("is neither true nor false");
    case "date":
      if (typeof value !== "string" || !isDay(value)) return wrong("is not a day such as 2026-03-31");
      return problemFaults(field, value, path);
    case "datetime":
      return isMoment(value) ? [] : wrong("is not a moment such as 2026-03-31T09:00:00Z");
    case "url":
      return isAddress(value, field.schemes) ? [] : wrong(`is not a ${field.schemes.join(" or ")} address`);
    case "link":
      return isLink(value)
        ? []
        : wrong("is neither a page of this site nor an http, https, mailto or tel address");
    case "slug":
      return slugFaults(value, path);
    case "reference":
      return referenceTarget(value) === null ? wrong("is not a reference") : [];
    case "image":
      return isRecord(value) ? imageFaults(value, path, false) : wrong("is not a picture");
    case "object": {
      const type = blockType(field.of);
      return type && isRecord(value) ? objectFaults(type, value, path, []) : wrong("is not an object");
    }
    case "richText":
      return Array.isArray(value)
        ? richTextFaults(field, value, path, objectFaults)
        : wrong("is not a text of blocks");
    case "list":
      return Array.isArray(value) ? listFaults(field, value, path) : wrong("is not a list");
  }
}

function problemFaults(
  { problem }: { readonly problem?: (value: string) => string | null },
  value: string,
  path: string,
): Fault[] {
  const message = problem?.(value) ?? null;
  return message === null ? [] : [{ path, message }];
}

/** What stands in a list again that may stand there once: a word is the same in other letters. */
export function twiceFaults({ of, unique }: ListField, items: readonly unknown[], path: string): Fault[] {
  if (of.type !== "reference" && !unique) return [];
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const identity = itemIdentity(of, item);
    const isAgain = identity !== null && seen.has(identity.toLowerCase());
    if (identity !== null) seen.add(identity.toLowerCase());
    return isAgain ? [{ path: `${path}[${index}]`, message: `is there twice: "${identity}"` }] : [];
  });
}

function listFaults(field: ListField, items: readonly unknown[], path: string): Fault[] {
  const { of } = field;
  const faults = [...lengthFaults(items.length, field, "items", path), ...twiceFaults(field, items, path)];
  items.forEach((item, index) => {
    const at = `${path}[${index}]`;
    if (of.type === "string") {
      if (typeof item !== "string") faults.push({ path: at, message: "is not a text" });
      else if (isBlank(item)) faults.push({ path: at, message: "is empty" });
      else if (of.options && !of.options.some((option) => option.value === item))
        faults.push({ path: at, message: `is "${item}", which is not in the list of choices` });
      else
        faults.push(
          ...lengthFaults(item.length, { max: of.max }, "characters", at),
          ...problemFaults(of, item, at),
        );
    } else if (of.type === "reference") {
      if (referenceTarget(item) === null) faults.push({ path: at, message: "is not a reference" });
    } else {
      const type = blockType(of.of);
      if (!type || !isRecord(item) || item._type !== of.of)
        faults.push({ path: at, message: `is not of the type "${of.of}"` });
      else faults.push(...objectFaults(type, item, at, ["_key"]));
    }
  });
  return of.type === "string" ? faults : [...faults, ...keyFaults(items, path)];
}
