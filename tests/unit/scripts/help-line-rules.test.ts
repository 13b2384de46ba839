import { expect, test } from "vitest";
import { readLibrary } from "@/scripts/content/library";
import { helpLineFindings } from "@/scripts/content/help-line-rules";
import { countriesOf } from "#lib/publication/content/choose-help-lines";
import { languages, locales } from "#lib/base/i18n/locales";

const now = new Date("2026-11-22T12:00:00Z");

/** One line for each language's first country, so that every text has somebody. */
const enough = locales.map((locale, index) => ({
  _id: `helpLine-${locale}`,
  _type: "helpLine",
  country: countriesOf[locale][0],
  languages: [languages[locale].tag.slice(0, 2)],
  subjects: ["worry"],
  order: index,
  phone: "116 111",
  checkedAt: "2026-11-20",
}));

const said = (...documents: object[]) =>
  helpLineFindings(
    readLibrary(documents.map((document) => JSON.stringify(document)).join("\n")).documents,
    now,
  ).map(({ level, message }) => `${level}: ${message}`);
const line = (change: object) => ({ ...enough[0], _id: "helpLine-x", order: 99, ...change });

const text = (words: string) => ({
  _type: "block",
  style: "normal",
  children: [{ _type: "span", text: words }],
});
const brief = (callout: object, more: object = {}) => ({
  _id: "brief-x",
  _type: "microBrief",
  content: [{ _type: "callout", tone: "care", body: [text("Call somebody.")], ...callout }],
  ...more,
});

test("nothing is said of lines that were looked up", () => {
  expect(said(...enough, line({}), brief({ helpSubjects: ["worry"] }))).toEqual([]);
});

test.each([
  [{ order: 0 }, /has the place US 0, as helpLine-en does/],
  [{ checkedAt: "2026-12-01" }, /looked up in the future/],
])("%j is an error", (change, message) => {
  expect(said(...enough, line(change))).toEqual([expect.stringMatching(message)]);
  expect(said(...enough, line(change))[0]).toMatch(/^error/);
});

test("nine months after it was looked up a line is named, after a year it fails the check", () => {
  expect(said(...enough, line({ checkedAt: "2026-02-25" }))).toEqual([]);
  expect(said(...enough, line({ checkedAt: "2026-02-15" }))).toEqual([
    "notice: helpLine-x: was last looked up on 2026-02-15, more than nine months ago",
  ]);
  expect(said(...enough, line({ checkedAt: "2025-11-20" }))).toEqual([
    "error: helpLine-x: was last looked up on 2025-11-20, more than a year ago",
  ]);
});

test("a care box names help lines that there are, in every language", () => {
  const [first, ...others] = said(...enough, brief({ helpSubjects: ["identity"] }));
  expect(first).toContain("asks for help lines on identity; for en, US has none");
  expect(others).toHaveLength(locales.length - 1);
});

test("a piece that speaks of self-harm shows help lines, in a box or at its end", () => {
  const action = { _id: "action-x", _type: "microAction", content: [text("About self-harm.")] };
  expect(said(...enough, action)).toEqual([expect.stringContaining("shows no help lines")]);
  expect(said(...enough, { ...action, helpSubjects: ["worry"] })).toEqual([]);
});
