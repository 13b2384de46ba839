import { expect, test } from "vitest";
import { readLibrary } from "@/scripts/content/library";
import { settingPathFindings } from "@/scripts/content/setting-path-rules";

const now = new Date("2026-11-22T12:00:00Z");

const path = (change: object = {}) => ({
  _id: "settingPath-x",
  _type: "settingPath",
  name: "Screen Time",
  system: "ios",
  path: ["Settings", "Screen Time", "your child"],
  publisher: "Apple",
  url: "https://support.apple.com/en-us/108806",
  checkedAt: "2026-11-20",
  ...change,
});
const brief = (...ids: string[]) => ({
  _id: "brief-x",
  _type: "microBrief",
  whereItStands: ids.map((_ref) => ({ _type: "reference", _ref })),
});

const said = (...documents: object[]) =>
  settingPathFindings(
    readLibrary(documents.map((document) => JSON.stringify(document)).join("\n")).documents,
    now,
  ).map(({ level, message }) => `${level}: ${message}`);

test("nothing is said of a path that a piece shows and that was read lately", () => {
  expect(said(path(), brief("settingPath-x"))).toEqual([]);
});

test.each([
  [{ checkedAt: "2026-12-01" }, /bears the date 2026-12-01, which is in the future/],
  [{ asOf: "2027-01-01" }, /bears the date 2027-01-01, which is in the future/],
])("%j is an error", (change, message) => {
  const findings = said(path(change), brief("settingPath-x"));
  expect(findings).toEqual([expect.stringMatching(message)]);
  expect(findings[0]).toMatch(/^error/);
});

test("after nine months a path is named: by its page's date where there is one, else by the day it was read", () => {
  expect(said(path({ checkedAt: "2026-02-25" }), brief("settingPath-x"))).toEqual([]);
  expect(said(path({ checkedAt: "2026-02-15" }), brief("settingPath-x"))).toEqual([
    "notice: settingPath-x: stands as it was on 2026-02-15, more than nine months ago",
  ]);
  expect(said(path({ asOf: "2024-04-09" }), brief("settingPath-x"))).toEqual([
    "notice: settingPath-x: stands as it was on 2024-04-09, more than nine months ago",
  ]);
});

test("one path has one document, and some piece shows it", () => {
  const twice = said(path(), path({ _id: "settingPath-y", name: "Limits" }), brief("settingPath-x"));
  expect(twice).toEqual([
    "error: settingPath-y: has the same path as settingPath-x",
    "notice: settingPath-y: is shown by no brief and no action",
  ]);
  const onAnother = path({ _id: "settingPath-y", system: "android" });
  expect(said(path(), onAnother, brief("settingPath-x", "settingPath-y"))).toEqual([]);
});
