import { expect, test } from "vitest";
import { monthsLater } from "#lib/base/values/months-later";

test.each([
  ["2026-01-31T10:00:00Z", 1, "2026-02-28T10:00:00Z"],
  ["2026-12-15T10:00:00Z", 1, "2027-01-15T10:00:00Z"],
  ["2027-08-31T23:59:00Z", -6, "2027-02-28T23:59:00Z"],
  ["2028-08-30T00:00:00Z", -6, "2028-02-29T00:00:00Z"],
  ["2026-12-31T10:00:00Z", -6, "2026-06-30T10:00:00Z"],
  ["2027-03-15T10:00:00Z", -6, "2026-09-15T10:00:00Z"],
])("%s and %i months is %s", (moment, months, then) => {
  expect(monthsLater(new Date(moment), months)).toEqual(new Date(then));
});
