import { expect, test } from "vitest";
import { withConstantSubqueries } from "#lib/local/constant-subqueries";
import { queryDocuments } from "#lib/local/query-documents";
import { parseQuery } from "#lib/local/query-types";

const documents = [
  { _id: "a", _type: "piece", of: "x" },
  { _id: "b", _type: "piece", of: "y" },
  { _id: "c", _type: "piece", of: "z" },
  { _id: "tie-1", _type: "tie", kind: "of", links: [{ ref: "a" }, { ref: "b" }] },
  { _id: "tie-2", _type: "tie", kind: "to", links: [{ ref: "c" }] },
  { _id: "kinds", _type: "kinds", names: ["to"] },
];

/** What the query answers, and how many subqueries of it were answered once for all. */
async function ask(query: string): Promise<{ answer: unknown; settled: number }> {
  let settled = 0;
  await withConstantSubqueries(parseQuery(query).tree, () => {
    settled += 1;
    return Promise.resolve([]);
  });
  return { answer: await queryDocuments(documents, query, {}), settled };
}

test("a subquery that names nothing of the document is answered once", async () => {
  expect(await ask('*[_type == "piece" && _id in *[_type == "tie"].links[].ref]._id')).toEqual({
    answer: ["a", "b", "c"],
    settled: 1,
  });
  expect(await ask('*[_type == "piece"]{ "ties": count(*[_type == "tie" && kind == "of"]) }[0]')).toEqual({
    answer: { ties: 1 },
    settled: 1,
  });
});

test("a subquery within another is answered first", async () => {
  const kinds = '*[_type == "kinds"].names[]';
  const query = `*[_type == "piece" && !(_id in *[_type == "tie" && kind in ${kinds}].links[].ref)]._id`;
  expect(await ask(query)).toEqual({ answer: ["a", "b"], settled: 2 });
});

test("a subquery that names the document is answered for each, but what in it does not is answered once", async () => {
  expect(
    await ask('*[_type == "piece" && count(*[_type == "tie" && ^._id in links[].ref]) > 0]._id'),
  ).toEqual({ answer: ["a", "b", "c"], settled: 0 });
  const query = '*[_type == "piece"]{ "kind": *[_type == "tie"][^._id in links[].ref][0].kind }.kind';
  expect(await ask(query)).toEqual({ answer: ["of", "of", "to"], settled: 1 });
});

test("a query without subqueries is left as it is", async () => {
  expect(await ask('*[_type == "piece" && of == "y"][0]{ _id }')).toEqual({
    answer: { _id: "b" },
    settled: 0,
  });
});
