import { expect, test } from "vitest";
import { changedFields, formerOf } from "#lib/base/values/changed-fields";

test("what still holds what it did at first changes nothing, and what holds none of it changes all", () => {
  const former = { [formerOf("number")]: "+12025550142", [formerOf("theme")]: "dark" };
  expect(changedFields({ ...former, number: "+12025550142", theme: "dark", locale: "es" })).toEqual({
    locale: "es",
  });
  expect(changedFields({ ...former, number: "", theme: "light" })).toEqual({ number: "", theme: "light" });
  expect(changedFields({ number: "", theme: "light" })).toEqual({ number: "", theme: "light" });
});

test("a box that was ticked and is not any more comes as empty, and one that stays as it was does not come", () => {
  const box = (former: string, now?: string) =>
    changedFields({ [formerOf("isDefault")]: former, ...(now ? { isDefault: now } : {}) });
  expect(box("on")).toEqual({ isDefault: "" });
  expect(box("", "on")).toEqual({ isDefault: "on" });
  expect(box("on", "on")).toEqual({});
  expect(box("")).toEqual({});
});
