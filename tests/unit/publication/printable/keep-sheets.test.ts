import { expect, test } from "vitest";
import { putTypedBack, takeTyped } from "@/components/publication/printable/keep-sheets";

const path = "/printables/of-this-test";

test("what is cleared is given once, and put back around what has been typed since", () => {
  putTypedBack(path, { child: "Ada", rule: "No phone at dinner" });
  const taken = takeTyped(path);
  expect(taken).toEqual({ child: "Ada", rule: "No phone at dinner" });
  expect(takeTyped(path)).toEqual({});

  putTypedBack(path, { child: "Bo", since: "today" });
  putTypedBack(path, taken);
  expect(takeTyped(path)).toEqual({ child: "Bo", rule: "No phone at dinner", since: "today" });
});
