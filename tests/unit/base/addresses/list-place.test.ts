import { expect, test } from "vitest";
import { z } from "zod";
import { readListPlace, writeListPlace } from "#lib/base/addresses/list-place";

const shape = z.tuple([z.string(), z.number()]);

test("a place is read as it was written, if it has the shape that is asked for", () => {
  const text = writeListPlace(["Zoë", 7]);
  expect(readListPlace(shape, text)).toEqual(["Zoë", 7]);
  expect(readListPlace(z.tuple([z.number(), z.string()]), text)).toBeNull();
});

test("a text that is longer than any place of ours is not even looked at", () => {
  const ofLength = (length: number) => writeListPlace(["x".repeat(length), 7]);
  expect(ofLength(444)).toHaveLength(600);
  expect(readListPlace(shape, ofLength(444))).toEqual(["x".repeat(444), 7]);
  expect(readListPlace(shape, ofLength(445))).toBeNull();
});
