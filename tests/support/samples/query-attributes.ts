import { parse } from "groq-js";

/** The names of all attributes that a query reads, without those that the query itself gives to its projections. */
export function queryAttributes(query: string, params: Record<string, unknown>): Set<string> {
  const read = new Set<string>();
  const given = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const { type, name, value } = node as { type?: unknown; name?: unknown; value?: unknown };
    if (type === "AccessAttribute" && typeof name === "string") read.add(name);
    if (type === "ObjectAttributeValue" && typeof name === "string" && !isSameName(value, name))
      given.add(name);
    Object.values(node).forEach(walk);
  };
  walk(parse(query, { params }));
  return read.difference(given);
}

/** In `{ title }` and `{ topics[]->… }` the name is that of the field it starts from: a field, not a new name. */
function isSameName(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { type, name: own, base } = value as { type?: unknown; name?: unknown; base?: unknown };
  return type === "AccessAttribute" && base === undefined ? own === name : isSameName(base, name);
}
