/**
 * Answers `references(^._id)` from an index. groq-js would search every text of every brief for each action that asks which briefs
 * reference it. The index of references is built once, and the documents that reference a document are looked up like a reference
 * to it.
 */
import { isNode, type Node } from "#lib/local/query-tree";

/** The beginning of a special reference, to all documents of some types that reference a document. No id begins with it. */
const sign = "\u0000";

/** The documents of these types that reference the current document; none when it has no id. */
export const referrersNode = (types: ReadonlySet<string>): Node => ({
  type: "FuncCall",
  namespace: "global",
  name: "coalesce",
  args: [
    {
      type: "Deref",
      base: {
        type: "Object",
        attributes: [
          {
            type: "ObjectAttributeValue",
            name: "_ref",
            value: {
              type: "OpCall",
              op: "+",
              left: { type: "Value", value: `${sign}${[...types].join(" ")}\n` },
              right: { type: "AccessAttribute", name: "_id" },
            },
          },
        ],
      },
    },
    { type: "Array", elements: [] },
  ],
});

/** The types that a special reference asks for, and the id that they are to reference; null for a normal reference. */
export function askedReferrers(reference: string): { types: ReadonlySet<string>; id: string } | null {
  if (!reference.startsWith(sign)) return null;
  const [types = "", id = ""] = reference.slice(sign.length).split("\n", 2);
  return { types: new Set(types.split(" ")), id };
}

const idsOf = new WeakMap<object, ReadonlySet<string>>();

/** Documents by the ids that they reference, each list in the given order. */
export function byNamedId<D extends object>(documents: readonly D[]): Map<string, D[]> {
  const referrers = new Map<string, D[]>();
  for (const document of documents) {
    const ids = idsOf.get(document) ?? new Set(idsIn(document));
    idsOf.set(document, ids);
    for (const id of ids) {
      const others = referrers.get(id);
      if (others) others.push(document);
      else referrers.set(id, [document]);
    }
  }
  return referrers;
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("_ref" in value && typeof value._ref === "string") yield value._ref;
  else for (const child of Object.values(value)) yield* idsIn(child);
}

/** The rest of a condition for documents that reference the outer one; null where it does not ask that of all of them. */
export function besidesReferring(condition: unknown): unknown {
  if (!isNode(condition)) return null;
  if (condition.type === "Group") return besidesReferring(condition.base);
  if (condition.type === "And") {
    const { left, right } = condition;
    const rest = besidesReferring(left);
    if (rest !== null) return { ...condition, left: rest };
    const other = besidesReferring(right);
    return other === null ? null : { ...condition, right: other };
  }
  return isReferences(condition) && isOuterId(condition.args) ? { type: "Value", value: true } : null;
}

const isReferences = ({ type, namespace, name }: Node): boolean =>
  type === "FuncCall" && namespace === "global" && name === "references";

/** Whether the only argument is the id of the outer document. A list of ids is left to groq-js. */
function isOuterId(args: unknown): boolean {
  const [only, ...more] = Array.isArray(args) ? (args as unknown[]) : [];
  const isId = isNode(only) && only.type === "AccessAttribute" && only.name === "_id";
  return isId && isNode(only.base) && only.base.type === "Parent" && only.base.n === 1 && more.length === 0;
}
