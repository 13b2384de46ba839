import { expect, test } from "vitest";
import { shownFault, shownPath } from "#lib/front/log";

test("the log shows the beginning of a path, however long a client has made it", () => {
  expect(shownPath("/es/glossary")).toBe("/es/glossary");
  expect(shownPath(`/a${"b".repeat(4_000)}`)).toBe(`/a${"b".repeat(198)}`);
});

test("the log shows of what was thrown its kind and its message, and no more of that than of any other", () => {
  expect(shownFault(new TypeError("fetch failed"))).toBe("TypeError: fetch failed");
  expect(shownFault("stopped")).toBe("stopped");
  expect(shownFault(undefined)).toBe("undefined");
  expect(shownFault(new Error("x".repeat(4_000)))).toBe(`Error: ${"x".repeat(293)}`);
});
