import { expect, test } from "vitest";
import { putTypedBack, takeSheetsOver, takeTyped } from "@/components/publication/printable/keep-sheets";

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

test("what was typed before the printable was renamed stands in it yet, the later over the earlier", () => {
  putTypedBack("/printables/first", { child: "Ada", rule: "None" });
  putTypedBack("/printables/second", { child: "Bo" });
  putTypedBack(path, { since: "today" });
  takeSheetsOver(path, ["/printables/first", "/printables/second", "/printables/never"]);
  expect(takeTyped(path)).toEqual({ child: "Bo", rule: "None", since: "today" });
  expect(takeTyped("/printables/second")).toEqual({});
});
