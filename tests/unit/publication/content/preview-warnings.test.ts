/** What the bar of a preview says of the document of its page. */
import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { expect, test } from "vitest";
import { readDocumentsAt, readPreviewWarnings } from "#lib/publication/content/preview-warnings";
import { sampleDocuments } from "@/tests/support/samples/sample-document";
import { storeOfDocuments } from "@/tests/support/services/store-of-documents";

const store = storeOfDocuments();
// As a project answers whose Studio is named: each title leads to its field.
store.asShown = (result) => {
  const titles = Array.isArray(result)
    ? result.flatMap((one: unknown, index) => (isTitled(one) ? [`$[${index}]['title']`] : []))
    : [];
  const value = { type: "value", source: { type: "documentValue", document: 0, path: 0 } } as const;
  return stegaEncodeSourceMap(
    result,
    {
      documents: [{ _id: "drafts.microBrief-sample", _type: "microBrief" }],
      paths: ["$['title']"],
      mappings: Object.fromEntries(titles.map((path) => [path, value])),
    },
    { enabled: true, studioUrl: "https://studio.example", filter: () => true },
  );
};
const isTitled = (one: unknown): boolean =>
  typeof one === "object" && one !== null && typeof (one as { title?: unknown }).title === "string";

test("nothing is said of a title that is short enough, though it leads to its field", async () => {
  store.documents = [...sampleDocuments(), { _id: "other-1", _type: "microAction", title: "Another" }];
  const warnings = await readPreviewWarnings(["microBrief-sample"]);
  expect(warnings.filter(({ place }) => place === "Title")).toEqual([]);
  store.documents = sampleDocuments().map((one) =>
    one._id === "microBrief-sample" ? { ...one, title: "Long ".repeat(20) } : one,
  );
  const [warning] = await readPreviewWarnings(["microBrief-sample"]);
  expect(warning).toMatchObject({ place: "Title", message: "has 100 characters; at most 80 are allowed" });
});

/** What is said of a document, besides what its own schema says of the little that it has. */
async function saidOf(document: object, ...others: object[]) {
  store.documents = [{ _id: "one", ...document }, ...others];
  const warnings = await readPreviewWarnings(["one"]);
  return warnings
    .filter(({ message }) => /leads to|names|does not exist|entry/.test(message))
    .map(({ place, message }) => `${place} ${message}`);
}
const action = (_id: string, more: object = {}) => ({
  _id,
  _type: "microAction",
  title: `Action ${_id}`,
  slug: { current: _id.replace("drafts.", "") },
  ...more,
});
const reference = (_ref: string) => ({ _type: "reference", _ref });

test("what a document names is told of when readers do not see it yet, by its title", async () => {
  const brief = { _type: "microBrief", relatedActions: ["out", "begun", "later", "gone"].map(reference) };
  const said = await saidOf(
    brief,
    action("out"),
    action("drafts.begun"),
    action("later", { publishedAt: "2199-01-01T00:00:00Z" }),
  );
  expect(said).toEqual([
    "Take Action 2 names “Action drafts.begun”, which is not published yet",
    "Take Action 3 names “Action later”, which is not published yet",
    'Take Action 4 points at "gone", which does not exist',
  ]);
});

test("a link to a piece that readers do not find is told of", async () => {
  const hrefs = [
    "/micro-actions/out",
    "/micro-actions/was",
    "/es/micro-actions/begun",
    "/micro-actions/nope#x",
  ];
  const markDefs = hrefs.map((href) => ({ _type: "link", href }));
  const said = await saidOf(
    { _type: "microBrief", content: [{ _type: "callout", body: [{ _type: "block", markDefs }] }] },
    action("out", { formerSlugs: ["was"] }),
    action("drafts.begun"),
  );
  expect(said).toEqual([
    "A link leads to /es/micro-actions/begun, which is not published yet: until then readers see its words alone",
    "A link leads to /micro-actions/nope#x, where there is no page: readers see its words alone",
  ]);
});

test("a related term without a published entry in its language is told of", async () => {
  const entry = (_id: string, term: string, language?: string) => ({
    ...{ _id, _type: "glossaryTerm", term, slug: { current: _id } },
    ...(language ? { language } : {}),
  });
  const said = await saidOf(
    { _type: "glossaryTerm", relatedTerms: ["GHOSTING", "gosting", "visto", "draft"] },
    entry("ghosting", "ghosting"),
    entry("visto", "visto", "es"),
    entry("drafts.draft", "draft"),
  );
  const none = "of which there is no published entry: readers see the word alone";
  expect(said).toEqual(["gosting", "visto", "draft"].map((name) => `Related terms has “${name}”, ${none}`));
});

test("the documents with an address are found, where no page shows them", async () => {
  store.documents = [
    action("drafts.no-title", { title: undefined }),
    action("deutsch", { slug: { current: "no-title" }, language: "de" }),
    { _id: "page-privacy", _type: "page", slug: { current: "privacy" } },
  ];
  const untitled = { id: "no-title", hasName: false };
  expect(await readDocumentsAt("/micro-actions/no-title")).toEqual([untitled]);
  expect(await readDocumentsAt("/de/micro-actions/no-title")).toEqual([
    { id: "deutsch", hasName: true },
    untitled,
  ]);
  expect(await readDocumentsAt("/privacy")).toEqual([{ id: "page-privacy", hasName: false }]);
  expect(await readDocumentsAt("/micro-actions/nothing")).toEqual([]);
});
