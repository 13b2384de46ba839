import { expect, test } from "vitest";
import { sourceFiles } from "./source-files";

/** The titles of the tests of a file that stand in no group; each may be followed by others that it says nothing of. */
const flatTitles = (text: string): string[] =>
  [...text.matchAll(/^test(?:\.each\b.*)?\(\s*(["`])(.*?)\1,/gm)].flatMap(([, , title]) => title ?? []);

const files = sourceFiles("tests").filter(({ file }) => /\.(?:test|spec)\.tsx?$/.test(file));

test("a failed test's title says of what it is, without the one before it", () => {
  const unclear = /^(?:so|it|they|that|the same|and|nor|one that|one whose|one without) /;
  expect(
    files.flatMap(({ file, text }) =>
      flatTitles(text).flatMap((title) => (unclear.test(title) ? [`${file}: ${title}`] : [])),
    ),
  ).toEqual([]);
});

test("no two tests of a file have one title", () => {
  expect(
    files.flatMap(({ file, text }) => {
      const titles = flatTitles(text);
      return titles.filter((title, at) => titles.indexOf(title) !== at).map((title) => `${file}: ${title}`);
    }),
  ).toEqual([]);
});
