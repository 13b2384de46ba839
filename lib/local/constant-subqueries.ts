/**
 * Subqueries that are the same for every document, as in `_id in *[_type == "page"].links[]._ref`. groq-js would evaluate such a
 * subquery again for each document that is compared with it. Here each is evaluated once and replaced by its answer.
 */
import { isNode, type Node } from "#lib/local/query-tree";

/** A syntax tree whose constant subqueries are replaced by their answers. `answer` is called for each of them, inner ones first. */
export async function withConstantSubqueries(
  tree: unknown,
  answer: (subquery: unknown) => Promise<unknown>,
): Promise<unknown> {
  /** `isRepeated`: whether the node is evaluated once for each element of something. */
  async function settled(node: unknown, isRepeated: boolean): Promise<unknown> {
    if (!isNode(node) || !hasSubquery(node)) return node;
    if (Array.isArray(node)) {
      const elements: unknown[] = [];
      for (const element of node as unknown[]) elements.push(await settled(element, isRepeated));
      return elements;
    }
    const isConstant =
      isRepeated && node.type !== "Everything" && isOverEverything(node) && !namesParent(node);
    const fields: Node = {};
    for (const [name, child] of Object.entries(node))
      fields[name] = await settled(child, name === "expr" || (isRepeated && !isConstant));
    return isConstant ? { type: "Value", value: await answer(fields) } : fields;
  }
  return settled(tree, false);
}

/** Whether the node starts from all documents: then everything in it refers to its own elements. */
const isOverEverything = (node: Node): boolean =>
  node.type === "Everything" || (isNode(node.base) && isOverEverything(node.base));

const namesParent = (node: unknown): boolean => someNode(node, ({ type }) => type === "Parent");
const hasSubquery = (node: unknown): boolean => someNode(node, ({ type }) => type === "Everything");

const someNode = (node: unknown, isIt: (node: Node) => boolean): boolean =>
  isNode(node) && (isIt(node) || Object.values(node).some((child) => someNode(child, isIt)));
