/**
 * `references(^._id)` without a walk through the whole document for each question: groq-js would go through every text of
 * every brief for each action that asks which briefs name it. What a document names is written down in it once, out of sight.
 */
import { isNode, type Node } from "#lib/local/query-tree";

/** No field that an editor or a query could name. It is not enumerable, so that no projection copies it. */
const field = "\u0000references";

/** The same documents, each with the ids that it names. */
export function withReferences<D extends object>(documents: readonly D[]): readonly D[] {
  for (const document of documents)
    if (!Object.hasOwn(document, field))
      Object.defineProperty(document, field, { value: [...idsIn(document)], enumerable: false });
  return documents;
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("_ref" in value && typeof value._ref === "string") yield value._ref;
  else for (const child of Object.values(value)) yield* idsIn(child);
}

/** A filter's condition, asking what is written down. Of documents that went through `withReferences` it says the same. */
export function byReferences(condition: unknown): unknown {
  if (!isNode(condition)) return condition;
  if (condition.type === "Group") return { ...condition, base: byReferences(condition.base) };
  if (condition.type === "And")
    return { ...condition, left: byReferences(condition.left), right: byReferences(condition.right) };
  const id = isReferences(condition) ? onlyId(condition.args) : null;
  return id === null
    ? condition
    : { type: "OpCall", op: "in", left: id, right: { type: "AccessAttribute", name: field } };
}

const isReferences = ({ type, namespace, name }: Node): boolean =>
  type === "FuncCall" && namespace === "global" && name === "references";

/** The one id that is asked for, where it is that of the document around; a list of ids is left to groq-js. */
function onlyId(args: unknown): Node | null {
  const [only, ...more] = Array.isArray(args) ? (args as unknown[]) : [];
  const isId = isNode(only) && only.name === "_id" && isNode(only.base) && only.base.type === "Parent";
  return isId && more.length === 0 ? only : null;
}
