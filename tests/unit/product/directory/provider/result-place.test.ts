import { expect, test } from "vitest";
import { readResultPlace, writeResultPlace } from "#lib/product/directory/provider/result-place";

test("a place in the list survives its address, and anything else is none", () => {
  const place = {
    at: 0.0012345678901234567,
    id: "0b0e7a3c-7a5e-4c0e-9f0a-1d2c3b4a5f60",
    isApproximate: true,
    isNamed: true,
    page: 2,
  };
  expect(readResultPlace(writeResultPlace(place))).toEqual(place);
  expect(readResultPlace(writeResultPlace({ ...place, isNamed: false }))).toEqual({
    ...place,
    isNamed: false,
  });
  expect(readResultPlace(writeResultPlace({ ...place, at: "été" }))).toEqual({ ...place, at: "été" });
  for (const wrong of [null, "", "%%%", "e30", writeResultPlace({ ...place, id: "1" }), "x".repeat(700)])
    expect(readResultPlace(wrong)).toBeNull();
});
