import { expect, test } from "vitest";
import { answerContentQuery, inPerspective, parseDataset, withAssets } from "#lib/local/dataset-store";

const ask = async (query: string, params: Record<string, unknown> = {}, extra = "") => {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const answer = await answerContentQuery(
    new Request(`http://store/v2023-05-03/data/query/production?${search}${extra}`),
    "lantern.ndjson",
  );
  return {
    status: answer.status,
    body: (await answer.json()) as { result: unknown; error?: { description: string } },
  };
};

test("a query with parameters is answered in the API's own shape", async () => {
  const { status, body } = await ask("*[_type == $type][0]{_type}", { type: "category" });
  expect(status).toBe(200);
  expect(body.result).toEqual({ _type: "category" });
});

test("a long query comes by POST", async () => {
  const answer = await answerContentQuery(
    new Request("http://store/v2023-05-03/data/query/production", {
      method: "POST",
      body: JSON.stringify({
        query: "count(*[_type == $type && !defined(language)])",
        params: { type: "category" },
      }),
    }),
    "lantern.ndjson",
  );
  expect(await answer.json()).toMatchObject({ result: 8 });
});

test("a query that is no GROQ is refused like the API refuses it", async () => {
  const { status, body } = await ask("*[");
  expect(status).toBe(400);
  expect(body.error?.description).toBeTruthy();
});

test("other paths do not exist", async () => {
  expect((await answerContentQuery(new Request("http://store/v1/users"), "lantern.ndjson")).status).toBe(404);
});

test("drafts are shown only in their perspective, laid over what is published", () => {
  const documents = [
    { _id: "a", _type: "page", title: "old" },
    { _id: "drafts.a", _type: "page", title: "new" },
    { _id: "drafts.b", _type: "page", title: "unpublished" },
    { _id: "versions.r1.a", _type: "page", title: "release" },
  ];
  expect(inPerspective(documents, "published").map((document) => document.title)).toEqual(["old"]);
  expect(inPerspective(documents, "drafts").map((document) => document.title)).toEqual([
    "new",
    "unpublished",
  ]);
  expect(inPerspective(documents, "raw")).toHaveLength(4);
});

test("an exported image becomes an asset reference and an asset document", () => {
  const sha = "a".repeat(40);
  const source = `image@file://./images/${sha}-10x20.webp`;
  const [document, asset] = withAssets([
    { _id: "x", _type: "track", featuredImage: { alt: "A", _sanityAsset: source } },
  ]);
  expect(document?.featuredImage).toEqual({
    alt: "A",
    asset: { _type: "reference", _ref: `image-${sha}-10x20-webp` },
  });
  expect(asset?._type).toBe("sanity.imageAsset");
});

test("a line that is not JSON is named by its number", () => {
  expect(parseDataset('\uFEFF{"_id":"a","_type":"b"}\n')).toEqual([{ _id: "a", _type: "b" }]);
  expect(() => parseDataset('{"_id":"a","_type":"b"}\n\nnonsense')).toThrow("line 3");
});
