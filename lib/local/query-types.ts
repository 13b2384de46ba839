/**
 * The types of documents that a query looks at, taken from its syntax tree. groq-js tries every document of the dataset on every
 * filter, but most queries begin by asking for one type. Pure.
 */

import { parse } from "groq-js";
import { isNode, type Node } from "#lib/local/query-tree";
import { besidesReferring, referrersNode } from "#lib/local/reference-index";

/** A query's syntax tree, and the types of documents that it looks at; null when it may look at all of them. */
export function parseQuery(
  query: string,
  params: Record<string, unknown> = {},
): { tree: unknown; types: ReadonlySet<string> | null } {
  const tree: unknown = parse(query, { params });
  return { tree, types: typesOfTree(tree) };
}

/**
 * The tree in which each filter over all documents starts from the documents of the types that it names, or from those of them that
 * reference the outer document. A filter within a projection would otherwise run over all documents for every document.
 */
export function narrowedToTypes(
  node: unknown,
  documentsOf: (types: ReadonlySet<string>) => readonly unknown[],
): unknown {
  // The answer that replaces a subquery is content and may be large.
  if (!isNode(node) || node.type === "Value") return node;
  if (Array.isArray(node)) return node.map((element) => narrowedToTypes(element, documentsOf));
  const fields: Node = {};
  for (const [name, child] of Object.entries(node)) fields[name] = narrowedToTypes(child, documentsOf);
  const types = isFilterOfAll(node) ? typesOfCondition(node.expr) : null;
  if (types === null) return fields;
  const rest = besidesReferring(fields.expr);
  if (rest !== null) return { ...fields, base: referrersNode(types), expr: rest };
  return { ...fields, base: { type: "Value", value: documentsOf(types) } };
}

const isFilterOfAll = (node: Node): boolean =>
  node.type === "Filter" && isNode(node.base) && node.base.type === "Everything";

/** The types of documents that a tree looks at, not counting those it reaches by references; null when it may look at all. */
function typesOfTree(node: unknown): ReadonlySet<string> | null {
  if (!isNode(node)) return new Set();
  if (node.type === "Everything") return null;
  const isNarrowed = isFilterOfAll(node);
  const own = isNarrowed ? typesOfCondition(node.expr) : new Set<string>();
  if (own === null) return null;
  const types = new Set(own);
  for (const [field, child] of Object.entries(node)) {
    if (isNarrowed && field === "base") continue;
    const within = typesOfTree(child);
    if (within === null) return null;
    for (const type of within) types.add(type);
  }
  return types;
}

/** The types that pass `_type == "x"` or `_type in ["x", "y"]`, alone or combined with other conditions by `&&`. */
function typesOfCondition(condition: unknown): ReadonlySet<string> | null {
  if (!isNode(condition)) return null;
  if (condition.type === "Group") return typesOfCondition(condition.base);
  if (condition.type === "And") return typesOfCondition(condition.left) ?? typesOfCondition(condition.right);
  const { left, right } = condition;
  if (condition.type !== "OpCall" || !isNode(left) || !isNode(right)) return null;
  if (left.type !== "AccessAttribute" || left.name !== "_type" || left.base !== undefined) return null;
  const named = condition.op === "==" ? [right] : condition.op === "in" ? elementsOf(right) : [];
  const types = named.map((one) => (one.type === "Value" ? one.value : null));
  return types.length > 0 && types.every((type) => typeof type === "string") ? new Set(types) : null;
}

const elementsOf = (list: Node): Node[] =>
  list.type === "Array" && Array.isArray(list.elements)
    ? (list.elements as unknown[]).map((element) =>
        isNode(element) && element.isSplat === false && isNode(element.value) ? element.value : {},
      )
    : [];
