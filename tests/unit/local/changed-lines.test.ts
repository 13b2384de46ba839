import { expect, test } from "vitest";
import { readLines } from "#lib/local/changed-lines";

/** Reads a text after another one. Returns what its lines gave, and which of them were read. */
function readAfter(old: string, text: string) {
  const before = old === "" ? undefined : readLines(Buffer.from(old), undefined, (line) => line.trim());
  const read: string[] = [];
  const { lines } = readLines<string>(Buffer.from(text), before, (line) => {
    read.push(line.trim());
    return line.trim();
  });
  return { gave: lines.map(({ gave }) => gave), read };
}

test.each([
  ["nothing was known", "", "a\nb\n", ["a", "b"]],
  ["nothing changed", "a\nb\nc\n", "a\nb\nc\n", []],
  ["a line was edited", "a\nb\nc\n", "a\nB!\nc\n", ["B!"]],
  ["a line was edited that has no newline", "a\nb", "a\nbc", ["bc"]],
  ["a line came first, in between, last", "b\nd\n", "a\nb\nc\nd\ne\n", ["a", "c", "e"]],
  ["lines were taken away", "a\nb\nc\nd\n", "b\nc\n", []],
  ["lines changed places", "a\nb\nc\nd\n", "a\nc\nb\nd\n", []],
  ["a line became the end of a longer one", "a\nb\n", "a\nxb\n", ["xb"]],
  ["a line became the beginning of a longer one", "a\nb\n", "ab\n", ["ab"]],
  ["equal lines became fewer", "a\na\na\n", "a\na\n", []],
  ["equal lines became more", "a\na\n", "a\na\na\n", ["a"]],
  ["everything went", "a\nb\n", "", []],
  ["letters take several bytes", "é\nü\n", "é\nö\nü\n", ["ö"]],
])("%s: only what changed is read, and all of it is given", (_, old, text, read) => {
  const lines = text.split("\n").filter((line) => line !== "");
  expect(readAfter(old, text)).toEqual({ gave: lines, read });
});
