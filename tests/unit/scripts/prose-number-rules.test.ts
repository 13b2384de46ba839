import { expect, test } from "vitest";
import { readLibrary } from "@/scripts/content/library";
import { proseNumberFindings } from "@/scripts/content/prose-number-rules";

const lines = [
  { _id: "helpLine-a", _type: "helpLine", country: "US", phone: "1-866-331-9474", text: "22522" },
  { _id: "helpLine-b", _type: "helpLine", country: "AU", phone: "13 11 14" },
  { _id: "helpLine-c", _type: "helpLine", country: "BR", phone: "100" },
];

const block = (words: string) => ({ _type: "block", children: [{ _type: "span", text: words }] });

const said = (document: object) =>
  proseNumberFindings(
    readLibrary([...lines, document].map((one) => JSON.stringify(one)).join("\n")).documents,
  ).map(({ level, message }) => `${level}: ${message}`);

const brief = (words: string, more: object = {}) => ({
  _id: "brief-x",
  _type: "microBrief",
  content: [{ _type: "callout", tone: "care", body: [block(words)] }],
  ...more,
});

test.each([
  ["In the US, call or text 988.", "988"],
  ["Call 911, then me.", "911"],
  ["Llama al 112.", "112"],
  ["Text LOVEIS to 22522 tonight.", "22522"],
  ["They answer at 1-866-331-9474.", "1-866-331-9474"],
  ["Elsewhere it is 131114, or 13 11 14.", "131114"],
  ["Call 1-800-MY-RESET.", "1-800-M…"],
  ["Call 1-800-555-0100.", "1-800-5…"],
  ["A child can call 0800 9999.", "0800 9…"],
])("a text that says “%s” is refused", (words, number) => {
  expect(said(brief(words))[0]).toBe(
    `error: brief-x: gives the number ${number} in its text; help lines are documents, shown in boxes`,
  );
});

test.each([
  "Out of 100 players, 37 have none.",
  "It costs 1,100 dollars, 988.50 in June, and 9 112 views.",
  "In 1999 nobody had one; 911% is no figure.",
  "See example.org/988 for it.",
  "Call your emergency number, or a crisis line: the numbers are below.",
])("“%s” gives no number to dial", (words) => {
  expect(said(brief(words))).toEqual([]);
});

test("translations, steps and pages are read too", () => {
  expect(said(brief("Llama al 988.", { language: "es" }))).toHaveLength(1);
  expect(
    said({ _id: "action-x", _type: "microAction", steps: [{ _type: "step", say: "We call 988 together." }] }),
  ).toHaveLength(1);
  expect(said({ _id: "page-x", _type: "page", content: [block("988, and once more 988.")] })).toHaveLength(1);
});
