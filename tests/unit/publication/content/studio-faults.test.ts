/** What the Studio says at a field before a document is published: whatever readers would miss, or find empty. */
import { expect, test } from "vitest";
import {
  blockType,
  blockTypes,
  documentType,
  documentTypes,
} from "#lib/publication/content/schema/content-schema";
import type { Field } from "#lib/publication/content/schema/field";
import { imageFaults, pictureAdvice, pictureProblem } from "#lib/publication/content/schema/value-faults";
import { leavesSite } from "#lib/publication/content/schema/leaves-site";
import { isLeftOut, isNeeded, itemFaults, studioFaults } from "#lib/publication/content/schema/studio-faults";

function fieldOf(type: string, name: string): Field {
  const field = (documentType(type) ?? blockType(type))?.fields.find((one) => one.name === name);
  if (!field) throw new Error(`there is no ${type}.${name}`);
  return field;
}
const said = (type: string, name: string, value: unknown) =>
  studioFaults(fieldOf(type, name), value).map(({ message }) => message);

test.each(["   ", "\u200b\u200b", "\u2800", "…", "\n"])("a title of %j alone is none", (title) => {
  expect(said("microBrief", "title", title)).toEqual(["This is missing."]);
  expect(said("microAction", "goal", title)).toEqual(["This is missing."]);
});

test.each(["A", "💀", "שלום", "é", "c++", "'"])("a term of %j is one", (term) => {
  expect(said("glossaryTerm", "term", term)).toEqual([]);
});

test("what the Studio tells by itself is not told twice", () => {
  expect(said("microBrief", "title", undefined)).toEqual([]);
  expect(said("microBrief", "title", null)).toEqual([]);
  expect(said("microBrief", "title", "")).toEqual([]);
  expect(said("microBrief", "title", "long ".repeat(40))).toEqual([]);
  expect(said("microBrief", "summary", "short")).toEqual([]);
  const action = { _key: "one", _type: "reference", _ref: "action-bots" };
  expect(said("microBrief", "relatedActions", [action, { ...action, _key: "two" }])).toEqual([]);
  // A value of another kind, which the form offers to take out.
  expect(said("microBrief", "content", "Words")).toEqual([]);
  expect(said("microAction", "tags", "Sleep")).toEqual([]);
});

test.each([
  ["/micro-briefs/group-chats", true],
  ["#step-1", true],
  ["https://example.org/a", true],
  ["mailto:help@example.org", true],
  ["micro-briefs/group-chats", false],
  ["www.example.org", false],
  ["//example.org", false],
  ["javascript:alert(1)", false],
  ["https://localhost/a", false],
  ["https://somebody:secret@example.org/a", false],
])("a link to %j may be published: %s", (href, isRight) => {
  expect(said("link", "href", href)).toEqual(
    isRight ? [] : ["This is neither a page of this site nor an http, https, mailto or tel address."],
  );
});

test("an address that leads nowhere", () => {
  expect(said("source", "url", "https://localhost/report")).toEqual(["This is not a https or http address."]);
  expect(said("source", "url", "https://example.org/report")).toEqual([]);
  expect(said("microBrief", "slug", { current: "Über uns" })).toEqual([
    'This is "Über uns"; only a-z, 0-9 and single hyphens are allowed.',
  ]);
});

test("an empty paragraph or a heading with nothing under it, at its place", () => {
  const block = (_key: string, style: string, text: string) => ({
    _key,
    _type: "block",
    style,
    markDefs: [],
    children: [{ _key: "a", _type: "span", marks: [], text }],
  });
  const text = [block("one", "normal", "Words."), block("two", "normal", " "), block("three", "h2", "Later")];
  expect(studioFaults(fieldOf("microBrief", "content"), text)).toEqual([
    { message: "This is an empty paragraph.", path: [{ _key: "two" }] },
    { message: 'This is a heading with nothing under it: "Later".', path: [{ _key: "three" }] },
  ]);
});

test.each([
  [["l", "t"], false],
  [["l", "s"], false],
  [["s", "s2"], true],
  [["strong", "l"], true],
])("words with the marks %j may be published: %s", (marks, isRight) => {
  const block = {
    ...{ _key: "one", _type: "block", style: "normal" },
    markDefs: [
      { _key: "l", _type: "link", href: "/glossary" },
      { _key: "t", _type: "glossaryReference", term: { _type: "reference", _ref: "term-a" } },
      { _key: "s", _type: "sourceRef", number: 1 },
      { _key: "s2", _type: "sourceRef", number: 2 },
    ],
    children: [{ _key: "a", _type: "span", marks, text: "One in five" }],
  };
  const faults = studioFaults(fieldOf("microBrief", "content"), [block]);
  expect(faults).toEqual(isRight ? [] : [expect.objectContaining({ path: [{ _key: "one" }] })]);
});

test("a text from which everything was taken out", () => {
  expect(said("microBrief", "content", [])).toEqual(["This is missing."]);
  expect(said("microAction", "description", [])).toEqual([]);
});

test("what a box says is told in the box", () => {
  const text = [{ _key: "box", _type: "callout", tone: "note", body: [] }];
  expect(studioFaults(fieldOf("microBrief", "content"), text)).toEqual([]);
});

test("a blank among words", () => {
  expect(itemFaults({ type: "string", max: 240 }, "  ").map(({ message }) => message)).toEqual([
    "This is missing.",
  ]);
  expect(itemFaults({ type: "string", max: 240 }, "A word")).toEqual([]);
});

test("a word that stands in its list already, be it in other letters", () => {
  const twice = [{ message: 'This is there twice: "sleep".', path: [2] }];
  expect(studioFaults(fieldOf("microAction", "tags"), ["Sleep", "Phones", "sleep"])).toEqual(twice);
  expect(said("microAction", "tags", ["Sleep", "Phones"])).toEqual([]);
  // Two may sign alike.
  expect(said("printable", "signatures", ["Parent", "Parent"])).toEqual([]);
});

test("an object that stands in its list already: a source by its words, a step by its piece", () => {
  const source = {
    _key: "one",
    publisher: "UNICEF",
    title: "Children online",
    url: "https://unicef.org/online",
  };
  const again = { ...source, _key: "two", publisher: "Unicef ", url: "https://unicef.org/elsewhere" };
  const twice = [{ message: "This is there twice.", path: [{ _key: "two" }] }];
  expect(studioFaults(fieldOf("microBrief", "sources"), [source, again])).toEqual(twice);
  expect(said("microBrief", "sources", [source, { ...again, title: "Sleep" }])).toEqual([]);
  // Two that were just added and say nothing yet.
  expect(said("microBrief", "sources", [{ _key: "one" }, { _key: "two" }])).toEqual([]);
  const step = { _key: "one", why: "First", piece: { _ref: "brief-bots" } };
  expect(studioFaults(fieldOf("track", "sequence"), [step, { ...step, _key: "two", why: "Then" }])).toEqual(
    twice,
  );
});

test("a form shows what nobody fills in by hand only where something is in it", () => {
  const text = [{ _key: "a", _type: "block", children: [] }];
  expect(isLeftOut(fieldOf("microAction", "description"), undefined)).toBe(true);
  expect(isLeftOut(fieldOf("microAction", "description"), text)).toBe(false);
  expect(isLeftOut(fieldOf("microAction", "firstSlug"), undefined)).toBe(true);
  expect(isLeftOut(fieldOf("microAction", "firstSlug"), "a-lamp")).toBe(false);
  expect(isLeftOut(fieldOf("microAction", "content"), undefined)).toBe(false);
  expect(isLeftOut(fieldOf("microAction", "title"), undefined)).toBe(false);
});

test("a list that needs some has to be there", () => {
  expect(isNeeded(fieldOf("microBrief", "title"))).toBe(true);
  expect(isNeeded(fieldOf("microBrief", "topics"))).toBe(true);
  expect(isNeeded(fieldOf("microBrief", "sources"))).toBe(true);
  expect(isNeeded(fieldOf("microAction", "relatedActions"))).toBe(false);
  expect(isNeeded(fieldOf("microAction", "tags"))).toBe(false);
});

test("every text that an editor writes has an upper length", () => {
  const endless = [...documentTypes, ...blockTypes]
    .filter(({ isOfPlugin }) => !isOfPlugin)
    .flatMap(({ name: type, fields }) =>
      fields
        .map((field) => ({ name: `${type}.${field.name}`, text: field.type === "list" ? field.of : field }))
        .filter(({ text }) => text.type === "string" || text.type === "text")
        .filter(({ text }) => !("options" in text) && !("max" in text))
        .map(({ name }) => name),
    );
  expect(endless).toEqual([]);
});

test("every field that an editor fills in says what belongs in it", () => {
  const silent = [...documentTypes, ...blockTypes]
    .filter(({ isOfPlugin }) => !isOfPlugin)
    .flatMap(({ name: type, fields }) =>
      fields.filter(({ description = "" }) => description === "").map(({ name }) => `${type}.${name}`),
    );
  expect(silent).toEqual([]);
});

test.each([
  ["microBrief", "reviewedAt"],
  ["source", "checkedAt"],
  ["helpLine", "checkedAt"],
  ["settingPath", "checkedAt"],
  ["settingPath", "asOf"],
  ["correction", "date"],
])("a day on which nobody can have done it yet is refused: %s.%s", (type, name) => {
  const at = (day: string, time = "12:00:00") =>
    studioFaults(fieldOf(type, name), day, new Date(`2026-11-30T${time}Z`));
  const ahead = [{ message: "This lies in the future.", path: [] }];
  expect(at("2026-11-30")).toEqual([]);
  // Where the day begins first, on Kiritimati, it is the next one already.
  expect(at("2026-12-01", "10:00:00")).toEqual([]);
  expect(at("2026-12-01", "09:59:59")).toEqual(ahead);
  expect(at("2026-12-02")).toEqual(ahead);
  expect(at("2027-02-30")).toEqual([{ message: "This is not a day such as 2026-03-31.", path: [] }]);
});

test("the day of a letter may lie ahead", () => {
  expect(studioFaults(fieldOf("letter", "day"), "2027-11-28", new Date("2026-11-30T12:00:00Z"))).toEqual([]);
});

test("a publish date ahead is warned of where it takes a piece off the site", () => {
  const now = new Date("2026-11-30T12:00:00Z");
  const ahead = "2027-01-01T09:00:00Z";
  const before = "2026-09-01T09:00:00Z";
  expect(leavesSite({ publishedDate: before }, ahead, now)).toContain("leaves the site at once");
  expect(leavesSite({ publishedAt: before }, ahead, now)).toContain("leaves the site at once");
  expect(leavesSite({ publishedDate: before }, "2026-11-29T09:00:00Z", now)).toBeNull();
  // Scheduled already, or never published.
  expect(leavesSite({ publishedDate: "2026-12-24T09:00:00Z" }, ahead, now)).toBeNull();
  expect(leavesSite({ publishedAt: "2026-12-24T09:00:00Z" }, ahead, now)).toBeNull();
  expect(leavesSite(null, ahead, now)).toBeNull();
});

test("countries are chosen by their names, in order, and regions after them", () => {
  const optionsOf = (field: Field) =>
    field.type === "string"
      ? field.options
      : field.type === "list" && field.of.type === "string"
        ? field.of.options
        : undefined;
  const titles = optionsOf(fieldOf("helpLine", "country"))?.map(({ title }) => title) ?? [];
  expect(titles).toContain("Switzerland");
  expect(titles.slice(-2)).toEqual(["Europe", "World"]);
  expect(titles.slice(0, -2)).toEqual(titles.slice(0, -2).toSorted());
  expect(optionsOf(fieldOf("glossaryTerm", "heardIn"))).toContainEqual({ value: "AT", title: "Austria" });
});

const picture = (size: string) => ({ asset: { _ref: `image-${"a".repeat(40)}-${size}` } });

test.each([
  ["1600x900-jpg", null],
  ["1200x675-webp", null],
  ["1600x1200-jpg", null],
  ["2400x1000-jpg", null],
  ["600x3000-png", "is tall"],
  ["1200x1200-jpg", "is tall"],
  ["3000x600-png", "is a narrow strip"],
  ["800x450-jpg", "is 800 points wide"],
  ["600x338-svg", null],
  ["600x3000-svg", "is tall"],
])("a picture of %s: %s", (size, said) => {
  if (said === null) expect(pictureAdvice(picture(size))).toBeNull();
  else expect(pictureAdvice(picture(size))).toContain(said);
});

test("a picture without a file is told of elsewhere, and one of a kind that browsers do not show here", () => {
  expect(pictureAdvice(undefined)).toBeNull();
  expect(pictureAdvice({ alt: "A lamp" })).toBeNull();
  expect(pictureProblem(picture("1600x900-jpg"))).toBeNull();
  expect(pictureProblem(picture("1600x900-tif"))).toContain("TIFF");
  const inFile = { _type: "image", alt: "A lamp.", _sanityAsset: "image@file://./images/a-1600x900.tiff" };
  expect(imageFaults(inFile, "featuredImage", false)).toEqual([
    { path: "featuredImage", message: "is a TIFF, which few browsers show" },
  ]);
  const without = { _type: "image", ...picture("1600x900-jpg"), caption: " " };
  expect(imageFaults(without, "content[0]", true)).toEqual([
    { path: "content[0]", message: "has no alternative text" },
    { path: "content[0]", message: "has an empty caption" },
  ]);
});
