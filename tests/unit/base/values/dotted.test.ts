import { expect, test } from "vitest";
import { dotted } from "#lib/base/values/dotted";

test("what stands beside each other is parted by dots, none of which can begin a line", () => {
  const said = dotted(["Story hour", null, "", undefined, "Order a book"]);
  expect(said).toBe("Story hour\u00a0· Order a book");
});
