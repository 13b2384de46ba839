/** What the form tells of a whole document, as the content check tells it of the library. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDataset } from "#lib/local/dataset-store";
import { studioProblem } from "#lib/publication/content/schema/studio-problem";

const reference = (_ref: string) => ({ _type: "reference", _ref });
const steps = (...ids: string[]) => ids.map((id) => ({ piece: reference(id) }));
const track = (briefs: string[], actions: string[], sequence: string[]) =>
  studioProblem("track", {
    microBriefs: briefs.map(reference),
    microActions: actions.map((id) => ({ action: reference(id) })),
    sequence: steps(...sequence),
  });

test("nothing is wrong with what the library has published", () => {
  const documents = parseDataset(readFileSync("lib/local/dataset/lantern.ndjson", "utf8"));
  const wrong = documents.filter(
    (one) => !one._id.startsWith("drafts.") && studioProblem(one._type, one) !== null,
  );
  expect(wrong.map(({ _id }) => _id)).toEqual([]);
});

test("a track of one brief is too short", () => {
  expect(track(["a"], [], ["a"])).toEqual({
    path: "microActions",
    message: "make 1 together with the briefs; a track has 4 to 9",
  });
});

test("a sequence names each brief and action, and at most three words beside them", () => {
  const [briefs, actions] = [
    ["a", "b"],
    ["c", "d"],
  ];
  expect(track(briefs, actions, ["a", "b", "c", "d", "w1", "w2", "w3"])).toBeNull();
  expect(track(briefs, actions, ["a", "b", "d"])?.message).toBe(
    "leaves out 1 of the briefs and actions above",
  );
  expect(track(briefs, actions, ["a", "b", "c", "d", "s1", "s2", "s3", "s4"])).toEqual({
    path: "sequence",
    message: "names 4 others than the briefs and actions above; it has room for 3 words",
  });
});

test("the text of a brief has a heading, and a list or a box", () => {
  const block = (style: string, more: object = {}) => ({
    ...{ _type: "block", style, children: [{ _type: "span", text: "Words" }] },
    ...more,
  });
  const said = (...content: object[]) => studioProblem("microBrief", { content })?.message ?? null;
  expect(said()).toBeNull();
  expect(said(block("normal"))).toBe("has no heading");
  expect(said(block("h2"), block("normal"))).toBe("has neither a list nor a box");
  expect(said(block("h2"), block("normal", { listItem: "bullet" }))).toBeNull();
  expect(said(block("h2"), { _type: "callout" })).toBeNull();
});

test("a page of the footer has keywords of its own, and a note needs none", () => {
  const keywords = (count: number) => ({ seo: { keywords: Array.from({ length: count }, String) } });
  expect(studioProblem("page", keywords(2))?.message).toBe("has too few keywords: 2, and a page needs 3");
  expect(studioProblem("page", keywords(3))).toBeNull();
  expect(studioProblem("page", { publishedDate: "2026-11-30T09:00:00Z" })).toBeNull();
});
