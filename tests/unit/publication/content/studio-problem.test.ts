/** What the form tells of a whole document, as the content check tells it of the library. */
import { expect, test } from "vitest";
import { studioProblem } from "#lib/publication/content/schema/studio-problem";
import { shippedLibrary } from "@/tests/support/samples/shipped-library";

const reference = (_ref: string) => ({ _type: "reference", _ref });
const steps = (...ids: string[]) => ids.map((id) => ({ piece: reference(id) }));
const track = (briefs: string[], actions: string[], sequence: string[]) =>
  studioProblem("track", {
    microBriefs: briefs.map(reference),
    microActions: actions.map((id) => ({ action: reference(id) })),
    sequence: steps(...sequence),
  });

test("nothing is wrong with what the library has published", () => {
  const documents = shippedLibrary();
  const wrong = documents.filter(
    (one) => !one._id.startsWith("drafts.") && studioProblem(one._type, one) !== null,
  );
  expect(wrong.map(({ _id }) => _id)).toEqual([]);
});

test("a track of one brief is too short, and one of ten too long; a row that names nothing yet is none", () => {
  const wrong = (count: number) => ({
    path: "microActions",
    message: `make ${count} together with the briefs; a track has 4 to 9`,
  });
  const ten = Array.from({ length: 10 }, (_, at) => `a${at}`);
  expect(track(["a"], [], ["a"])).toEqual(wrong(1));
  expect(track(ten, [], ten)).toEqual(wrong(10));
  expect(track(ten.slice(1), [], ten.slice(1))).toBeNull();
  const three = ["a", "b", "c"].map((id) => ({ action: reference(id) }));
  expect(studioProblem("track", { microActions: [...three, { why: "Later" }] })).toEqual(wrong(3));
});

test("a sequence names each brief and action, and at most three words beside them", () => {
  const [briefs, actions] = [
    ["a", "b"],
    ["c", "d"],
  ];
  expect(track(briefs, actions, ["a", "b", "c", "d", "w1", "w2", "w3"])).toBeNull();
  expect(track(briefs, actions, ["a", "b", "d"])).toEqual({
    path: "sequence",
    message: "leaves out 1 of the briefs and actions above",
  });
  expect(track(briefs, actions, ["a", "b", "c", "d", "s1", "s2", "s3", "s4"])).toEqual({
    path: "sequence",
    message: "names 4 others than the briefs and actions above; it has room for 3 words",
  });
});

test("the text of a brief has a heading, and a list or a box", () => {
  const block = (style: string, more: object = {}, text = "Words") => ({
    ...{ _type: "block", style, children: [{ _type: "span", text }] },
    ...more,
  });
  const said = (...content: object[]) => studioProblem("microBrief", { content });
  const noHeading = { path: "content", message: "has no heading" };
  expect(said()).toBeNull();
  expect(said(block("normal"))).toEqual(noHeading);
  expect(said(block("h2", {}, " "), block("normal", { listItem: "bullet" }))).toEqual(noHeading);
  expect(said(block("h2"), block("normal"))).toEqual({
    path: "content",
    message: "has neither a list nor a box",
  });
  expect(said(block("h2"), block("normal", { listItem: "bullet" }))).toBeNull();
  for (const _type of ["callout", "checklist"]) expect(said(block("h2"), { _type })).toBeNull();
});

test("a page of the footer has keywords of its own, and a note needs none", () => {
  const keywords = (count: number) => ({ seo: { keywords: Array.from({ length: count }, String) } });
  const wrong = (count: number) => ({
    path: "seo",
    message: `has too few keywords: ${count}, and a page needs 3`,
  });
  expect(studioProblem("page", keywords(2))).toEqual(wrong(2));
  for (const page of [{}, { seo: {} }]) expect(studioProblem("page", page)).toEqual(wrong(0));
  expect(studioProblem("page", keywords(3))).toBeNull();
  expect(studioProblem("page", { publishedDate: "2026-11-30T09:00:00Z" })).toBeNull();
});

test("of any other type nothing is told", () => {
  for (const type of ["glossaryTerm", "toString"]) expect(studioProblem(type, {})).toBeNull();
});
