/** What the bar of a preview says of the document of its page. */
import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { expect, test, vi } from "vitest";
import { readPreviewWarnings } from "#lib/publication/content/preview-warnings";
import { queryDocuments, type DatasetDocument } from "#lib/local/query-documents";
import { sampleDocuments } from "@/tests/support/sample-document";

const store = vi.hoisted(() => ({ documents: [] as unknown[] }));

vi.mock("#lib/platform/server/content-store", async (original) => ({
  ...(await original<object>()),
  askStore: async (query: string, params: Record<string, unknown>) => {
    const result = await queryDocuments(store.documents as DatasetDocument[], query, params);
    // As a project answers whose Studio is named: each title leads to its field.
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
  },
}));
const isTitled = (one: unknown): boolean =>
  typeof one === "object" && one !== null && typeof (one as { title?: unknown }).title === "string";

test("nothing is said of a title that is short enough, though it leads to its field", async () => {
  store.documents = [...sampleDocuments(), { _id: "other-1", _type: "microAction", title: "Another" }];
  const warnings = await readPreviewWarnings(["microBrief-sample"]);
  expect(warnings.filter(({ path }) => path === "title")).toEqual([]);
  store.documents = sampleDocuments().map((one) =>
    one._id === "microBrief-sample" ? { ...one, title: "Long ".repeat(20) } : one,
  );
  const [warning] = await readPreviewWarnings(["microBrief-sample"]);
  expect(warning).toMatchObject({ path: "title", message: "has 100 characters; at most 80 are allowed" });
});
