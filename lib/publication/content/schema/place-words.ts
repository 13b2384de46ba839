/** Where in a document something is, in the words of its form: "Steps 2, How" for `steps[1].description`. Pure. */
import { isRecord } from "#lib/base/values/json";
import { blockType, documentType } from "./content-schema.ts";
import type { Unchecked } from "./fault.ts";
import type { Field } from "./field.ts";

const fieldsOf = (block: string): readonly Field[] => blockType(block)?.fields ?? [];

/** The fields of an item of a list or a text: those of the type that the schema or the item itself names. */
function fieldsOfItem(field: Field | undefined, item: unknown): readonly Field[] {
  if (field?.type === "list" && field.of.type === "object") return fieldsOf(field.of.of);
  return isRecord(item) && typeof item._type === "string" ? fieldsOf(item._type) : [];
}

/** The place that a fault's path names, item by item counted from 1. What no form shows keeps its own name. */
export function placeWords(document: Unchecked, path: string): string {
  const words: string[] = [];
  let value: unknown = document;
  let field: Field | undefined;
  let fields = documentType(typeof document._type === "string" ? document._type : "")?.fields ?? [];
  for (const [, index, name = ""] of path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)) {
    if (index !== undefined) {
      value = Array.isArray(value) ? (value as unknown[])[Number(index)] : undefined;
      fields = fieldsOfItem(field, value);
      words.push(`${words.pop() ?? ""} ${Number(index) + 1}`);
      continue;
    }
    field = fields.find((one) => one.name === name);
    value = isRecord(value) ? value[name] : undefined;
    // A mark of a text stands under the name of its type.
    fields = field?.type === "object" ? fieldsOf(field.of) : field ? [] : fieldsOf(name);
    words.push(field?.title ?? blockType(name)?.title ?? name);
  }
  return words.join(", ");
}
