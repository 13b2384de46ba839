/** What an editor is told at a field that readers would suffer from, and that no field can tell by itself. */
import { expect, test } from "vitest";
import { documentFaults } from "#lib/publication/content/schema/document-faults";
import { itemFaults, studioFaults } from "#lib/publication/content/schema/studio-faults";
import { documentType } from "#lib/publication/content/schema/content-schema";
import { sampleDocuments } from "@/tests/support/samples/sample-document";

const said = (type: string, change: object = {}) =>
  documentFaults({
    ...sampleDocuments().find(({ _type }) => _type === type),
    _type: type,
    ...change,
  }).map(({ path, message }) => `${path} ${message}`);

test.each(["microBrief", "microAction", "helpLine", "letter", "settingPath"])(
  "nothing of a right %s",
  (type) => {
    expect(said(type)).toEqual([]);
  },
);

test.each(["microBrief", "microAction"])(
  "a second age of a %s that is the first again, or not the next one",
  (type) => {
    const ages = (ageGuidance: string, alsoAge: string) => said(type, { ageGuidance, alsoAge });
    expect(ages("ages-7-10", "ages-5-6")).toEqual([]);
    for (const [other, title] of [
      ["ages-7-10", "Ages 7–10"],
      ["teens-14-16", "Teens 14–16"],
    ] as const)
      expect(ages("ages-7-10", other)).toEqual([
        `alsoAge is “${title}”, which is not a neighboring age band of “Ages 7–10”`,
      ]);
  },
);

test("what is not filled in yet is missing, and nothing else is said of it", () => {
  expect(said("microBrief", { ageGuidance: undefined })).toEqual(["ageGuidance is missing"]);
  expect(said("settingPath", { url: undefined })).toEqual(["url is missing"]);
  expect(said("settingPath", { url: "help" })).toEqual(["url is not a https address"]);
});

test("how much there is of what is too short or too long", () => {
  expect(said("microBrief", { summary: "A" })).toEqual([
    expect.stringMatching(/^summary has 1 character; it needs at least \d+$/),
  ]);
  expect(said("microBrief", { summary: "A summary ".repeat(99) })).toEqual([
    expect.stringMatching(/^summary has 990 characters; at most \d+ are allowed$/),
  ]);
});

const noWay = { phone: undefined, text: undefined, chat: undefined, form: undefined };

test.each([
  [{ ...noWay, menuKey: undefined, textWord: undefined }, /^phone is missing.*cannot be reached$/],
  [{ languages: [] }, /^languages are missing.*in which language/],
  [{ phone: undefined }, /^menuKey needs a phone/],
  [{ text: undefined }, /^textWord needs a number/],
])("a help line that nobody could use: %j", (change, message) => {
  expect(said("helpLine", change)).toEqual([expect.stringMatching(message)]);
});

test("a region needs neither a way of its own nor a language", () => {
  const none = { ...noWay, menuKey: undefined, textWord: undefined, languages: undefined };
  expect(said("helpLine", { ...none, country: "001" })).toEqual([]);
});

test("help lines stand in a care box, and in no other", () => {
  const box = (tone: string, helpSubjects?: string[]) => {
    const body = [
      {
        _key: "p",
        _type: "block",
        style: "normal",
        markDefs: [],
        children: [{ _key: "s", _type: "span", marks: [], text: "Call somebody." }],
      },
    ];
    const callout = { _key: "b", _type: "callout", tone, body, ...(helpSubjects ? { helpSubjects } : {}) };
    return said("microBrief", { content: [callout] });
  };
  expect(box("care", ["worry"])).toEqual([]);
  expect(box("tip")).toEqual([]);
  expect(box("care")).toEqual([expect.stringContaining("a care box without help lines")]);
  expect(box("tip", ["worry"])).toEqual([expect.stringContaining("in a box that is not a care box")]);
});

test("a letter that is not to come out says nothing else", () => {
  const empty = {
    isSkipped: true,
    pieces: undefined,
    seasonal: undefined,
    title: undefined,
    opening: undefined,
  };
  expect(said("letter", empty)).toEqual([]);
  expect(said("letter", { ...empty, title: "A title" })).toEqual([
    "isSkipped contradicts what stands in the letter",
  ]);
});

test.each([
  [{ url: "https://support.apple.com/" }, /^url .*a front door; the source is the help page itself/],
  [
    { path: ["Settings › Screen Time", "your child"] },
    /^path\[0\] is "Settings › Screen Time", and no single/,
  ],
  [{ path: ["Settings", "Screen Time > Limits"] }, /^path\[1\] is "Screen Time > Limits", and no single/],
  [
    { isDrawn: true, path: ["A", "B", "C", "D", "Manage How Your Data Improves Alexa"] },
    /^path .*does not fit/,
  ],
  [
    { asOf: "2026-11-21", checkedAt: "2026-11-20" },
    /^asOf is 2026-11-21, and the page was read before, on 2026-11-20/,
  ],
])("a setting path that leads nowhere: %j", (change, message) => {
  expect(said("settingPath", change)).toEqual([expect.stringMatching(message)]);
});

test("an editor reads it at the label itself", () => {
  const path = documentType("settingPath")?.fields.find(({ name }) => name === "path");
  if (path?.type !== "list" || path.of.type !== "string") throw new Error("there is no such list");
  expect(studioFaults(path, ["Settings", "Limits"])).toEqual([]);
  expect(itemFaults(path.of, "Settings > Limits")).toMatchObject([
    { message: 'This is "Settings > Limits", and no single label: each is an item of its own.' },
  ]);
});
