/** What the Studio stores for its user outlives a file that cannot be read for a moment. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKeptValues } from "#lib/local/content-lake/kept-values";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "lantern-kept-values-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what was stored is read again, and stands beside what comes later", () => {
  const file = path.join(folder, "values.json");
  expect(openKeptValues(file).read(["sort"])).toEqual([]);
  openKeptValues(file).write([{ key: "sort", value: "title" }]);
  openKeptValues(file).write([{ key: "filter", value: 1 }, { key: "none" }]);
  expect(openKeptValues(file).read(["sort", "filter", "none", "other"])).toEqual([
    { key: "sort", value: "title" },
    { key: "filter", value: 1 },
    { key: "none", value: null },
  ]);
});

test("a file that holds no values is replaced; one that cannot be read is not", () => {
  const file = path.join(folder, "values.json");
  writeFileSync(file, "{");
  openKeptValues(file).write([{ key: "sort", value: "title" }]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ sort: "title" });
  rmSync(file);
  mkdirSync(file);
  expect(() => openKeptValues(file).write([{ key: "sort", value: "date" }])).toThrow(/directory, read$/);
});
