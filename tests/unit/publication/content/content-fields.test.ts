import { expect, test } from "vitest";
import { z } from "zod";
import {
  image,
  listOf,
  orNull,
  parseAge,
  richText,
  source,
  sources,
  text,
} from "#lib/publication/content/fields";

test("ages of older builds are understood, nonsense is unset", () => {
  expect(parseAge("all-ages")).toBe("ages-5-6");
  expect(parseAge("under-6")).toBe("ages-5-6");
  expect(parseAge("teens-14-16")).toBe("teens-14-16");
  for (const value of ["ages-99", "", null, undefined, 7, ["ages-5-6"]]) expect(parseAge(value)).toBeNull();
});

test("signs that no feed can carry are taken out of a text, and those that part words leave a blank", () => {
  expect(text.parse("\u0002A lamp\u000Bat night\u000C\uFFFF ")).toBe("A lamp at night");
  expect(text.safeParse(" \u0000\u000B").success).toBe(false);
});

test("a list keeps what fits and drops dangling references", () => {
  const shape = listOf(z.object({ slug: text }));
  expect(shape.parse([{ slug: "a" }, null, { slug: "" }, 3])).toEqual([{ slug: "a" }]);
  expect(shape.parse(null)).toEqual([]);
  expect(shape.parse("x")).toEqual([]);
});

test("a field of the wrong kind is missing, not a fault of the document", () => {
  expect(z.object({ a: orNull(text) }).parse({ a: 5 })).toEqual({ a: null });
  expect(z.object({ a: orNull(text) }).parse({})).toEqual({ a: null });
});

test("an image without a proper asset is no image", () => {
  expect(image.parse({ ref: "../../etc/passwd", alt: "x" })).toBeNull();
  expect(image.parse({ ref: `image-${"a".repeat(40)}-10x10-webp`, alt: null })).toMatchObject({ alt: "" });
});

test("a source links only to the web", () => {
  expect(source.parse({ title: "t", publisher: "p", url: "javascript:alert(1)" }).url).toBeNull();
  expect(source.parse({ title: "t", publisher: "p", url: "https://www.unicef.org/" }).url).toBe(
    "https://www.unicef.org/",
  );
});

test("a source without a title is its publisher, one without a publisher is none", () => {
  expect(source.parse({ publisher: "p", url: "https://www.unicef.org/" })).toEqual({
    publisher: "p",
    title: null,
    url: "https://www.unicef.org/",
    checkedAt: null,
  });
  expect(source.safeParse({ title: "t", url: "https://www.unicef.org/a" }).success).toBe(false);
});

test("a source keeps the number by which texts refer to it, though one before it is left out", () => {
  const own = (publisher: string) => ({ publisher, url: "https://www.unicef.org/" });
  const found = sources.parse([own("a"), { title: "t" }, null, own("d")]);
  expect(found.map(({ publisher, number }) => [publisher, number])).toEqual([
    ["a", 1],
    ["d", 4],
  ]);
  expect(sources.parse(null)).toEqual([]);
});

test("blocks of an unknown type come through for the renderer to skip", () => {
  expect(richText.parse([{ _type: "mystery", a: 1 }, null, "x"])).toEqual([{ _type: "mystery", a: 1 }]);
});
