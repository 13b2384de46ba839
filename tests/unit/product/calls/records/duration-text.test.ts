import { expect, test } from "vitest";
import { durationText } from "#lib/product/calls/records/duration-text";

test.each([
  [0, "0:00"],
  [9.4, "0:09"],
  [59.6, "1:00"],
  [65, "1:05"],
  [3_599, "59:59"],
  [3_600, "1:00:00"],
  [3_725, "1:02:05"],
  // By the clocks of two machines a call may have ended before it began.
  [-3, "0:00"],
])("%d seconds are counted as a clock does", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
