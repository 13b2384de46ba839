/** GROQ over documents in memory, answered by groq-js as Sanity's query API does. */
import { evaluate, evaluateSync } from "groq-js";
import { withConstantSubqueries } from "#lib/local/constant-subqueries";
import { narrowedToTypes, parseQuery } from "#lib/local/query-types";
import { askedReferrers, byNamedId } from "#lib/local/reference-index";

export type DatasetDocument = { _id: string; _type: string; [field: string]: unknown };

/** The parameters of a query, by name. */
export type GroqParams = Record<string, unknown>;

type Options = {
  dataset: unknown;
  params: GroqParams;
  dereference: (reference: { _ref: string }) => unknown;
};
type Evaluate = (
  query: unknown,
  options: Options,
) => Promise<{ get(): Promise<unknown> }> | { get(): Promise<unknown> };

/** groq-js declares both with a type whose name it does not export. */
const evaluateQuery = evaluate as Evaluate;
const evaluateAtOnce = evaluateSync as Evaluate;

/**
 * Evaluates without a promise for each value where groq-js can do so, as for all our queries. `next dev` traces each promise, and a
 * page's queries would take seconds.
 */
async function evaluated(tree: unknown, options: Options): Promise<unknown> {
  try {
    return await (await evaluateAtOnce(tree, options)).get();
  } catch {
    return (await evaluateQuery(tree, options)).get();
  }
}

type Lookups = {
  /** The documents of some types, and those of them that reference an id. */
  ofTypes: (types: ReadonlySet<string>) => readonly DatasetDocument[];
  naming: (id: string, types: ReadonlySet<string>) => readonly DatasetDocument[];
  byId: (id: string) => DatasetDocument | null;
};
const lookups = new WeakMap<readonly DatasetDocument[], Lookups>();

/** The lookups in a set of documents. Each is built when first used, and kept with the documents. */
function lookupsOf(documents: readonly DatasetDocument[]): Lookups {
  const known = lookups.get(documents);
  if (known) return known;
  const byTypes = new Map<string, readonly DatasetDocument[]>();
  const byNamed = new Map<string, Map<string, DatasetDocument[]>>();
  let byId: Map<string, DatasetDocument> | undefined;
  const ofTypes = (types: ReadonlySet<string>) => {
    const key = [...types].join(" ");
    const found = byTypes.get(key) ?? documents.filter(({ _type }) => types.has(_type));
    byTypes.set(key, found);
    return found;
  };
  const fresh: Lookups = {
    ofTypes,
    naming: (id, types) => {
      const key = [...types].join(" ");
      const found = byNamed.get(key) ?? byNamedId(ofTypes(types));
      byNamed.set(key, found);
      return found.get(id) ?? [];
    },
    byId: (id) => (byId ??= new Map(documents.map((document) => [document._id, document]))).get(id) ?? null,
  };
  lookups.set(documents, fresh);
  return fresh;
}

/** The answer of a query over these documents, which are not changed. Throws when the query is not GROQ. */
export async function queryDocuments(
  documents: readonly DatasetDocument[],
  query: string,
  params: GroqParams,
): Promise<unknown> {
  const { tree, types } = parseQuery(query, params);
  const { ofTypes, naming, byId } = lookupsOf(documents);
  const options: Options = {
    dataset: types ? ofTypes(types) : documents,
    params,
    // By default, groq-js would search the whole dataset for each reference.
    dereference: ({ _ref }) => {
      const asked = askedReferrers(_ref);
      return asked ? naming(asked.id, asked.types) : byId(_ref);
    },
  };
  const answer = (part: unknown) => evaluated(narrowedToTypes(part, ofTypes), options);
  return answer(await withConstantSubqueries(tree, answer));
}
