/** Which documents the Studio offers where a piece names another, and of which it makes new ones there. */
import { expect, test } from "vitest";
import { parseDataset } from "#lib/local/dataset-store";
import { queryDocuments } from "#lib/local/query-documents";
import { makeableFor, offeredFor } from "#lib/publication/content/schema/offered";
import { documentReferences } from "#lib/publication/content/schema/references";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const named = (_type: string, _id: string, language?: string) => ({
  _type,
  _id,
  ...(language && { language }),
});
const library = [
  named("microAction", "action-a"),
  named("microAction", "drafts.action-b", "en"),
  named("microAction", "action-a-es", "es"),
  named("microAction", "action-a-fr", "fr"),
  named("topic", "topic-a", "en"),
  named("topic", "topic-a-es", "es"),
  named("settingPath", "path-a"),
];

async function offered(types: readonly string[], open: Record<string, unknown>): Promise<unknown> {
  const { filter, params } = offeredFor(types, open);
  const query = `*[_type in $types && (${filter})]._id`;
  return queryDocuments(parseDataset(library.map((one) => JSON.stringify(one)).join("\n")), query, {
    ...params,
    types,
    preview: true,
  });
}

test.each([
  [["microAction"], {}, ["action-a", "drafts.action-b"]],
  [["microAction"], { language: "en" }, ["action-a", "drafts.action-b"]],
  [["microAction"], { language: "es" }, ["action-a", "drafts.action-b", "action-a-es"]],
  [["microAction"], { language: "es-mx" }, ["action-a", "drafts.action-b", "action-a-es"]],
  [["topic"], { language: "es" }, ["topic-a"]],
  [["settingPath"], { language: "es" }, ["path-a"]],
  // A piece does not name itself, be it a draft or not.
  [["microAction"], { _id: "drafts.action-a" }, ["drafts.action-b"]],
  [["microAction"], { _id: "action-b" }, ["action-a"]],
])("of the types %j, a document with %j is offered %j", async (types, open, ids) => {
  expect(await offered(types, open)).toEqual(ids);
});

test("everything that the library names is offered where it is named", () => {
  const documents = shippedLibrary();
  const languages = new Map(
    documents.map(({ _id, language }) => [_id, typeof language === "string" ? language : "en"]),
  );
  const refused = documents
    .filter(({ _type }) => _type !== "translation.metadata")
    .flatMap((document) =>
      documentReferences(document)
        .filter(({ id, to }) => {
          const { given, own } = offeredFor(to, document).params;
          return own.includes(id) || !given.includes(languages.get(id) ?? "");
        })
        .map(({ path }) => `${document._id} ${path}`),
    );
  expect(refused).toEqual([]);
});

test("a translation makes no new piece in English where it names one", () => {
  const types = [{ type: "glossaryTerm" }, { type: "settingPath" }];
  expect(makeableFor(types, { language: "en" })).toEqual(types);
  expect(makeableFor(types, {})).toEqual(types);
  expect(makeableFor(types, { language: "de" })).toEqual([{ type: "settingPath" }]);
});
