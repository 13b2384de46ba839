import { expect, test } from "vitest";
import { sourceFiles } from "./source-files";

const isBrowserFile = (file: string) => /(\.island\.tsx|(^|\/)error\.tsx)$/.test(file);

test("browser code starts exactly in files named island or error", () => {
  const files = sourceFiles("app", "components", "lib");
  expect(files.length).toBeGreaterThan(50);
  const wrong = files
    .filter(({ file, text }) => isBrowserFile(file) !== /^"use client";/.test(text))
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test("every island says why it is one", () => {
  const islands = sourceFiles("components").filter(({ file }) => file.endsWith(".island.tsx"));
  expect(islands.filter(({ text }) => !text.includes("Why an island:")).map(({ file }) => file)).toEqual([]);
});

test("every file of the server's platform is marked so", () => {
  const files = sourceFiles("lib/platform/server");
  expect(
    files.filter(({ text }) => !text.startsWith('import "server-only";')).map(({ file }) => file),
  ).toEqual([]);
});
