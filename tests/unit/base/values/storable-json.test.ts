import { expect, test } from "vitest";
import { parseStorableJson, storableJsonOf } from "#lib/base/values/storable-json";

test("half characters and NUL are replaced, in values and keys, however deep", () => {
  const text = String.raw`{"a\u0000": ["\ud83d", {"b": "\uDE00 \ud83d\ude00"}], "n": 7, "t": true, "z": null}`;
  expect(parseStorableJson(text)).toEqual({
    "a\ufffd": ["\ufffd", { b: "\ufffd 😀" }],
    n: 7,
    t: true,
    z: null,
  });
});

test.each([String.raw`"\ud83d"`, String.raw`"\uDE00"`, String.raw`"\uD83D"`, String.raw`"\u0000"`])(
  "what cannot be kept is found where it is alone, however it is written: %s",
  (text) => {
    expect(parseStorableJson(text)).toBe("\ufffd");
  },
);

test("what is fit to be kept comes out as it is", () => {
  const value = { text: "naïve 😀 \\u0000", list: [1, "two"] };
  expect(parseStorableJson(JSON.stringify(value))).toEqual(value);
});

test("what is no JSON throws, and nothing is nested too deep to be looked at", () => {
  expect(() => parseStorableJson("{")).toThrow(SyntaxError);
  const deep = `${"[".repeat(5_000)}"\\u0000"${"]".repeat(5_000)}`;
  expect(JSON.stringify(parseStorableJson(deep))).not.toContain("\\u0000");
});

test("a text that may be no JSON is its value, or none", () => {
  expect(storableJsonOf(String.raw`{"a": "\u0000"}`)).toEqual({ a: "\ufffd" });
  for (const text of ["", "{", "hello"]) expect(storableJsonOf(text)).toBeUndefined();
});

test("a key that names the prototype is a key like any other", () => {
  const value = parseStorableJson(String.raw`{"__proto__": {"isAdmin": true}, "x": "\u0000"}`) as {
    isAdmin?: true;
  };
  expect(value.isAdmin).toBeUndefined();
});
