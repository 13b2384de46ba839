import { expect, test } from "vitest";
import { queryDocuments } from "#lib/local/query-documents";
import { parseQuery } from "#lib/local/query-types";

const typesOf = (query: string, params = {}) => {
  const { types } = parseQuery(query, params);
  return types && [...types].toSorted();
};

test("a query that names its types looks at no others", () => {
  expect(typesOf('*[_type == "brief"]')).toEqual(["brief"]);
  expect(typesOf("*[_type == $type && slug == $slug][0]", { type: "term", slug: "x" })).toEqual(["term"]);
  expect(typesOf('*[defined(slug) && _type in ["a", "b"]] | order(date desc) [0...9] { title }')).toEqual([
    "a",
    "b",
  ]);
  expect(typesOf('*[_type == "track"]{ "briefs": *[_type == "brief" && references(^._id)] }')).toEqual([
    "brief",
    "track",
  ]);
});

test("a query that may mean any document looks at all of them", () => {
  for (const query of [
    "*",
    "*[_id == $id]",
    'count(*[_type == "a" || _type == "b"])',
    '*[!(_type == "a")]',
    '*[_type != "a"]',
    '*[_type == "a"]{ "others": *[references(^._id)] }',
    "*[_type in types]",
    '*[_type == kind && kind == "a"]',
  ])
    expect(typesOf(query, { id: "x" }), query).toBeNull();
});

test("references are followed to documents of other types, and to nothing when those are gone", async () => {
  const documents = [
    { _id: "b", _type: "brief", about: { _ref: "t" }, kin: [{ _ref: "gone" }, { _ref: "t" }] },
    { _id: "t", _type: "topic", title: "Sleep" },
  ];
  expect(
    await queryDocuments(documents, '*[_type == "brief"]{ "topic": about->title, "kin": kin[]->title }', {}),
  ).toEqual([{ topic: "Sleep", kin: [null, "Sleep"] }]);
});

test("a subquery of its own type within a document finds what the whole dataset would give", async () => {
  const documents = [
    { _id: "b1", _type: "brief", kind: "x" },
    { _id: "b2", _type: "brief", kind: "y" },
    { _id: "t1", _type: "track", kind: "x", briefs: [{ _ref: "b1" }] },
    { _id: "t2", _type: "track", kind: "x", briefs: [{ _ref: "b1" }, { _ref: "b2" }] },
    // Names the brief too, and is no track.
    { _id: "p1", _type: "printable", kind: "x", briefs: [{ _ref: "b1" }] },
  ];
  const query = `*[_type == "brief"]{ _id,
    "tracks": *[_type == "track" && references(^._id) && kind == ^.kind] | order(_id desc) { _id, "first": briefs[0]->_id },
    "both": count(*[(_type in ["track", "printable"]) && references(^._id)]) }`;
  expect(await queryDocuments(documents, query, {})).toEqual([
    {
      _id: "b1",
      tracks: [
        { _id: "t2", first: "b1" },
        { _id: "t1", first: "b1" },
      ],
      both: 3,
    },
    { _id: "b2", tracks: [], both: 1 },
  ]);
});

test("what a document references is found however deep it stands, and shows in no answer", async () => {
  const documents = [
    { _id: "a", _type: "action" },
    { _id: "b", _type: "brief", content: [{ markDefs: [{ term: { _ref: "a" } }] }] },
    { _id: "c", _type: "brief", related: [{ _ref: "x" }] },
  ];
  const query = `*[_type == "action"]{ "in": *[_type == "brief" && (defined(_id) && references(^._id))]{ ... },
    "any": count(*[_type == "brief" && references(["a", "x"])]), "one": count(*[_type == "brief" && references("x")]) }`;
  const before = JSON.stringify(documents);
  expect(JSON.stringify(await queryDocuments(documents, query, {}))).toBe(
    JSON.stringify([{ in: [(JSON.parse(before) as unknown[])[1]], any: 2, one: 1 }]),
  );
  expect(JSON.stringify(documents)).toBe(before);
});

test("who names a document is asked of the one around, and what has no id is named by nobody", async () => {
  const documents = [
    { _id: "a", _type: "action", steps: [{ title: "one" }] },
    { _id: "b", _type: "brief", related: [{ _ref: "a" }, { _ref: "a" }] },
    { _id: "c", _type: "brief", related: [{ _ref: "b" }] },
  ];
  const query = `*[_type == "action"]{ steps[]{ title, "in": *[_type == "brief" && references(^._id)]{ _id } },
    "in": *[_type == "brief" && references(^._id)]{ _id, "in": *[_type == "brief" && references(^._id)]._id } }`;
  expect(await queryDocuments(documents, query, {})).toEqual([
    { steps: [{ title: "one", in: [] }], in: [{ _id: "b", in: ["c"] }] },
  ]);
});
