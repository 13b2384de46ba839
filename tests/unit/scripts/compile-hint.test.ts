/** The framework's scripts ask to be compiled while they arrive. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hintCompilation } from "@/scripts/compile-hint";

let folder = "";
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-chunks-"));
  mkdirSync(path.join(folder, "deeper"));
  writeFileSync(path.join(folder, "one.js"), "first()");
  writeFileSync(path.join(folder, "deeper/two.js"), "second()");
  writeFileSync(path.join(folder, "one.css"), "p{}");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("every script begins with the hint, a line of its own, and nothing else is touched", () => {
  hintCompilation(folder);
  expect(read("one.js")).toBe("//# allFunctionsCalledOnLoad\nfirst()");
  expect(read("deeper/two.js")).toBe("//# allFunctionsCalledOnLoad\nsecond()");
  expect(read("one.css")).toBe("p{}");
});

test("a script that has the hint keeps one", () => {
  hintCompilation(folder);
  hintCompilation(folder);
  expect(read("one.js")).toBe("//# allFunctionsCalledOnLoad\nfirst()");
});
