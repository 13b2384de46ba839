import { expect, test } from "vitest";
import { askedOfCall } from "@/components/product/calls/page/asked-of-call";

const over = { state: "completed", retriedBy: null } as const;

test("the page of a call that is over asks what its address says, and nothing else", () => {
  expect(askedOfCall(over, "delete")).toBe("delete");
  expect(askedOfCall(over, "retry")).toBe("retry");
  for (const ask of ["cancel", "", undefined, ["delete"]]) expect(askedOfCall(over, ask)).toBeNull();
});

test("nobody is asked whether to make a call again that was made again, nor about one that goes on", () => {
  const again = { ...over, retriedBy: "another" };
  expect(askedOfCall(again, "retry")).toBeNull();
  expect(askedOfCall(again, "delete")).toBe("delete");
  for (const ask of ["delete", "retry"]) expect(askedOfCall({ ...over, state: "ringing" }, ask)).toBeNull();
});
